import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../core/config/files.ts'
import { cacheFileOf } from '../disk/checked-cache.ts'
import { findModules, packageFolder } from '../disk/package-folder.ts'
import { type CheckResult, checkWithCache } from './check-with-cache.ts'
import { readFolderState } from './folder-state.ts'

/**
 * Opens the cache of findings below the folder of Livery's libraries, `node_modules/.cache/livery/findings`,
 * which may be deleted at any time. Each folder of merchants has a file of its own there.
 */
export function openCheckCache(now: () => number): (root: string, files: Files) => CheckResult {
  return (root, files) => {
    const cache = cacheFileOf(findModules(), 'findings', root)
    return checkWithCache({ root, files, cache, version: hashCode(), now: now() })
  }
}

/** Returns the hash of the code and schemas that findings depend on, and of what the code runs on. */
function hashCode(): string {
  const sum = createHash('sha256')
  for (const folder of ['src/core', 'src/site/disk', 'src/site/check-cache'])
    sum.update(readFolderState(join(packageFolder, folder))?.hash() ?? '')
  const { node, icu, tz } = process.versions
  return sum
    .update(readFileSync(join(packageFolder, 'package.json')))
    .update(JSON.stringify([node, icu, tz]))
    .digest('base64url')
}
