import { defineConfig } from 'vitest/config'

/** The random tests of the check, repeated as often as it takes to find what is rare. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/fuzz/**/*.test.ts'],
    env: { LIVERY_SOAK: 'yes' },
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
