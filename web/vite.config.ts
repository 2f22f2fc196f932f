import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { firstPage, gameCards, stylesBelowSplash } from './scripts/first-page.ts'
import { withoutNames } from './src/styles/media.ts'

/** The words and the guides are read where they are written, beside this folder. */
const texts = resolve('..')
/** The server that a development client talks to. */
const server = process.env.FEERIE_SERVER ?? 'http://127.0.0.1:7373'

/** Style sheets say `@media (--narrow)`, and browsers are told what that is. */
const namedMedia = {
  postcssPlugin: 'named-media',
  AtRule: {
    media: (rule: { params: string }) => {
      if (rule.params.includes('(--')) rule.params = withoutNames(rule.params)
    },
  },
}

export default defineConfig({
  plugins: [svelte(), gameCards(), stylesBelowSplash()],
  css: { postcss: { plugins: [namedMedia] } },
  resolve: { alias: { '@texts': texts }, conditions: process.env.VITEST ? ['browser'] : undefined },
  server: {
    fs: { allow: ['.', texts] },
    // The server answers its own pages only: the proxy must not change where they come from.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstPage } } },
  },
  // A busy machine takes its time: a test is late only when it hangs.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
