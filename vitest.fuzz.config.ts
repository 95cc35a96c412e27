import { defineConfig } from 'vitest/config'

/**
 * The random tests of the check with more tries: those of `npm run test:all`, or with `LIVERY_SOAK` as many as it
 * takes to find what is rare.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/fuzz/**/*.test.ts', 'src/cli/new/new.test.ts'],
    env: { LIVERY_ALL: 'yes' },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
})
