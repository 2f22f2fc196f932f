import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.FEERIE_E2E_PORT ?? 7391)
/** A server that runs already, to try things out; otherwise one is started for the tests. */
const running = process.env.FEERIE_E2E_URL

/** The browser of the system: the test command installs it when it is missing. */
function chromium(): string {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      continue
    }
  }
  throw new Error('no Chromium on the PATH: please install one')
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/runs',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Three on two cores: somebody always waits for an answer.
  workers: 3,
  // A second try only writes down what happened: what fails now and then fails the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    // Written down at the second try only: it costs as much as the playing itself.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'everything' },
    // Whatever asks the rules once more where no page has an engine of its own: whole games, lessons, advice, taking back, what a
    // board shows, screens that are shared in a race, prices before there is a table.
    {
      name: 'server alone',
      grep: /by clicks on a desktop|elementals by clicks to the end|asked from the left|one key is one gesture|one switch at a shared screen|the lesson of \w+ by keyboard|a tree and a goblin|which rule forbids|advice comes with a reason|move after move to the very first|a band is put together|an enemy shows where it can go/,
    },
  ],
  webServer:
    running !== undefined
      ? undefined
      : {
          command: 'node e2e/server.mjs',
          url: `http://127.0.0.1:${port}/healthz`,
          env: { FEERIE_PORT: String(port) },
          timeout: 1_200_000,
          reuseExistingServer: false,
          stdout: 'ignore',
          stderr: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
})
