import { defineConfig } from '@playwright/test'
import { journeyBrowser } from './tests/e2e/support/browser.ts'

/** The journeys, in Chromium at the size of a common phone; each worker has a host of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/prepare.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // They only end what hangs: a machine that is ten times slower passes too.
  timeout: 600_000,
  expect: { timeout: 90_000 },
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
  projects: [
    // Every flow once, in `npm test`.
    { name: 'core', grep: /@core/ },
    // The others, in `npm run test:all`. A machine that stalls for a moment must not keep a good change out.
    { name: 'rest', grepInvert: /@core/, retries: process.env['CI'] ? 1 : 0 },
  ],
})
