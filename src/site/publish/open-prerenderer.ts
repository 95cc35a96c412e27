import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerenderer } from '../../core/contract/prerender.ts'
import { contentHash } from '../build/content-hash.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { PublishError } from './publish-error.ts'

/** The player's build for Node. */
export interface LoadedPrerenderer extends Prerenderer {
  /** The hash of its code. */
  readonly hash: string
}

const script = 'prerender/prerender.js'

/** Loads the renderer of homes from the folder of the built player; throws PublishError if it is not built. */
export async function loadPrerenderer(folder: string, dist: DiskFiles): Promise<LoadedPrerenderer> {
  const code = dist.read(script)
  if (code === undefined)
    throw new PublishError('The player is not built. Run "npm run build" first.')
  const hash = contentHash(code)
  // The hash makes Node load each build as a module of its own.
  const address = `${pathToFileURL(join(folder, script))}?${hash}`
  const { prerenderHome }: Prerenderer = await import(address)
  return { prerenderHome, hash }
}
