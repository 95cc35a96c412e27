import { availableParallelism } from 'node:os'
import { folderInMemory } from './folder-in-memory.ts'
import { gitSettings } from './git-settings.ts'
import { patience } from './patience.ts'

/** Uses every core: by itself Vitest leaves one idle, which of two is half. */
export const allCores = { maxWorkers: availableParallelism() }

/** How the suites run that keep what they write in memory. */
export const suiteSettings = {
  ...allCores,
  env: { TMPDIR: folderInMemory(), ...gitSettings },
  // They only end what hangs: a machine that is ten times slower passes too.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: patience },
  unstubGlobals: true,
  restoreMocks: true,
}
