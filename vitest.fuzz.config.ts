import { defineConfig } from 'vitest/config'
import { allCores } from './tests/support/vitest-settings.ts'

/**
 * The random tests of the check with more tries, and those that kill processes which publish or take bets, which would
 * take a minute of the check: those of `npm run test:all`, or with `LIVERY_SOAK` as many as it takes to find what is rare.
 */
export default defineConfig({
  test: {
    ...allCores,
    environment: 'node',
    include: ['tests/{fuzz,kills}/**/*.test.ts', 'src/cli/new/new.test.ts'],
    env: { LIVERY_ALL: 'yes' },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
})
