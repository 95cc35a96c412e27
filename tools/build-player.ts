import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds what is published and the studio where sources changed since; returns whether all is there now. */
export function buildPlayer(): boolean {
  const script = join(import.meta.dirname, 'build.ts')
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status === 0
}
