// Starts the real server for the browser tests, with this client in it and an empty file of its own.
// FEERIE_BIN names a binary to use; without it, cargo builds one with web/dist.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve('..')

function binary() {
  if (process.env.FEERIE_BIN !== undefined) return process.env.FEERIE_BIN
  if (!existsSync('dist/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
  const env = { ...process.env, FEERIE_WEB_DIST: resolve('dist') }
  execFileSync('cargo', ['build', '-p', 'feerie-cli'], { cwd: root, env, stdio: 'inherit' })
  const target = JSON.parse(
    execFileSync('cargo', ['metadata', '--no-deps', '--format-version', '1'], { cwd: root, maxBuffer: 1 << 26 }),
  ).target_directory
  return join(target, 'debug', 'feerie')
}

const folder = mkdtempSync(join(tmpdir(), 'feerie-e2e-'))
const limits = {
  FEERIE_HTTP_RATE: '1000',
  FEERIE_SOCKET_RATE: '1000',
  FEERIE_BOT_MS: '200',
  FEERIE_REST_MS: '200',
  FEERIE_GRACE_MS: '15000',
  FEERIE_TEST_DICE: '1',
  FEERIE_DATA: join(folder, 'feerie.db'),
}
const server = spawn(binary(), ['serve'], {
  env: { ...process.env, ...limits },
  stdio: ['ignore', 'inherit', 'inherit'],
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
