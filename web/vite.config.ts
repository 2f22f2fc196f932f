import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Where the words and the guides are: the project, or a copy of it when the server's build makes the client. */
const texts = resolve(process.env.FEERIE_TEXTS ?? '..')
/** The server that a development client talks to. */
const server = process.env.FEERIE_SERVER ?? 'http://127.0.0.1:7373'

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@texts': texts }, conditions: process.env.VITEST ? ['browser'] : undefined },
  server: {
    fs: { allow: ['.', texts] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, reportCompressedSize: false },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
})
