import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { folderInMemory } from './tests/support/folder-in-memory.ts'
import { patience } from './tests/support/patience.ts'

/** Suites that ask whole gateways: every call, every seeded account, every page of requirements. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['tests/gateways/**/*.test.ts'],
    env: { TMPDIR: folderInMemory() },
    // By itself Vitest leaves a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: patience },
    unstubGlobals: true,
    restoreMocks: true,
  },
})
