import { defineConfig } from 'vitest/config'
import { suiteSettings } from './tests/support/vitest-settings.ts'

/**
 * Suites that ask whole gateways (every call, every seeded account), publish in threads and to buckets, and run the whole
 * studio of a team (every call as every role).
 */
export default defineConfig({
  test: {
    ...suiteSettings,
    environment: 'node',
    isolate: false,
    include: ['tests/{gateways,publishing,studios}/**/*.test.ts'],
  },
})
