import { spawnSync } from 'node:child_process'
import type { GitAnswer } from '../environment.ts'

/** A thousand merchants with their words and worlds are some tens of megabytes. */
const mostBytes = 2 ** 30

/** Runs the git of this machine; what it has to say of an error is not passed on. */
export function runGit(folder: string, args: readonly string[], input = ''): GitAnswer {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: mostBytes,
    shell: false,
    windowsHide: true,
  })
  return { code: status ?? undefined, bytes: stdout ?? new Uint8Array() }
}
