import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../src/site/disk/package-folder.ts'

/** The installed package brings the player and the studio built, and has nothing to build them with. */
const isInstalled = !existsSync(join(packageFolder, 'tools/build'))

/** Builds parts of the player and the studio where they are missing or stale. */
export async function buildParts(parts, options) {
  if (isInstalled) return
  const { startBuild } = await import('../tools/build/start-build.ts')
  await startBuild(parts, options)
}

/** Returns whether a part is built from the sources as they are. */
export async function isBuilt(part) {
  if (isInstalled) return true
  const { isBuilt: isFresh } = await import('../tools/build/ensure-built.ts')
  return isFresh(packageFolder, part)
}
