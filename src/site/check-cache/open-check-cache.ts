import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../core/config/files.ts'
import { cacheFileOf } from '../disk/checked-cache.ts'
import { type CheckResult, checkWithCache } from './check-with-cache.ts'
import { readFolderState } from './folder-state.ts'

/**
 * Opens the cache of findings in the folder of Livery itself, `node_modules/.cache/livery/findings`,
 * which may be deleted at any time. Each folder of merchants has a file of its own there.
 */
export function openCheckCache(
  project: string,
  now: () => number,
): (root: string, files: Files) => CheckResult {
  return (root, files) => {
    const cache = cacheFileOf(join(project, 'node_modules'), 'findings', root)
    return checkWithCache({ root, files, cache, version: hashCode(project), now: now() })
  }
}

/** Returns the hash of the code and schemas that findings depend on, and of what the code runs on. */
function hashCode(project: string): string {
  const sum = createHash('sha256')
  for (const folder of ['src/core', 'src/site/disk', 'src/site/check-cache'])
    sum.update(readFolderState(join(project, folder))?.hash() ?? '')
  const { node, icu, tz } = process.versions
  return sum
    .update(readFileSync(join(project, 'package.json')))
    .update(JSON.stringify([node, icu, tz]))
    .digest('base64url')
}
