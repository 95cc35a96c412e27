import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const notBuilt = /\.test\.tsx?$|\.md$/

/** Returns a hash of the names and contents of files and folders below a root; tests and notes do not count. */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(root, source)).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full) || notBuilt.test(path)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => listFiles(root, `${path}/${name}`))
}
