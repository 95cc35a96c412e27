import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * The random tests of the check with more tries, and those that kill publishes, which would take a minute of the
 * check: those of `npm run test:all`, or with `LIVERY_SOAK` as many as it takes to find what is rare.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{fuzz,kills}/**/*.test.ts', 'src/cli/new/new.test.ts'],
    env: { LIVERY_ALL: 'yes' },
    // By itself Vitest leaves a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
})
