import { defineConfig } from '@playwright/test'

const port = Number(process.env['PORT'] ?? 4273)

/** The journeys, in Chromium at the size of a common phone, against a host of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://siamstar.localhost:${port}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node tools/start.ts',
    env: { PORT: String(port), LIVERY_DATA: '.data/journeys' },
    url: `http://siamstar.localhost:${port}/m/home`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
