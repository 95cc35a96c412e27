import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { folderInMemory } from './tests/support/folder-in-memory.ts'
import { gitSettings } from './tests/support/git-settings.ts'
import { patience } from './tests/support/patience.ts'

/** Suites that ask whole gateways (every call, every seeded account), and the whole studio of a team (every call as every role). */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['tests/{gateways,studios}/**/*.test.ts'],
    env: { TMPDIR: folderInMemory(), ...gitSettings },
    // By itself Vitest leaves a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: patience },
    unstubGlobals: true,
    restoreMocks: true,
  },
})
