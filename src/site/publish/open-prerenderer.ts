import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerenderer } from '../../core/contract/prerender.ts'
import { contentHash } from '../assemble/content-hash.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { createUnbuiltError } from './publish-error.ts'

const script = 'prerender/prerender.js'

/** Returns the hash of the player's build for Node; throws PublishError if it is not built. */
export function hashPrerenderer(dist: DiskFiles): string {
  const code = dist.readBytes(script)
  if (code === undefined) throw createUnbuiltError()
  return contentHash(code)
}

/** Returns the renderer of homes, which loads the player's build for Node with its first home. */
export function openPrerenderer(folder: string, hash: string): Prerenderer {
  let loading: Promise<Prerenderer> | undefined
  return {
    async prerenderHome(wanted, onBlock) {
      // The hash makes Node load each build as a module of its own.
      loading ??= import(`${pathToFileURL(join(folder, script))}?${hash}`)
      const { prerenderHome } = await loading
      return prerenderHome(wanted, onBlock)
    },
  }
}
