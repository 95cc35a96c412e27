import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a folder what another is, and touches nothing of it that is so already by time and size. */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const entries = readdirSync(from, { withFileTypes: true })
  const names = new Set(entries.map(({ name }) => name))
  for (const name of readdirSync(to)) if (!names.has(name)) remove(join(to, name))
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) mirrorFolder(source, target)
    else if (markOf(source) !== markOf(target)) copy(source, target)
  }
}

function copy(source: string, target: string): void {
  remove(target)
  copyFileSync(source, target)
  const { atime, mtime } = statSync(source)
  utimesSync(target, atime, mtime)
}

function markOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && `${stat.size} ${stat.mtime.getTime()}`
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
