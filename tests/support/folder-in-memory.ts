import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const bytesNeeded = 2 * 1024 ** 3

/** Returns the folder for what tests write: in memory where there is room, so that none waits for a disk. */
export function folderInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= bytesNeeded ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
