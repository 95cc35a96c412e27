import { defineConfig } from '@playwright/test'
import { journeyBrowser } from './tests/e2e/support/browser.ts'

/** The journeys, in Chromium at the size of a common phone; each worker has a host of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/prepare.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A shared machine that stalls for a moment must not keep a good change out.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 12_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // What moves costs a page half of a core; a journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: journeyBrowser,
  },
})
