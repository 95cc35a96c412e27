import { defineConfig } from 'vitest/config'

/** Tests that need servers of Debian's packages, which `tools/ensure-servers.ts` installs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/servers/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
