import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder and those it is in; throws what the disk says. Node's own way hides that a disk is read-only. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
