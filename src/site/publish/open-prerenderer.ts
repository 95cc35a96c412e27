import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerenderer } from '../../core/contract/prerender.ts'
import { contentHash } from '../build/content-hash.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { PublishError } from './publish-error.ts'

/** The player's build for Node, and what changes with it. */
export interface OpenPrerenderer extends Prerenderer {
  readonly hash: string
}

const script = 'prerender/prerender.js'

/** Opens what renders homes in a folder of the built player; throws PublishError where it is not built. */
export async function openPrerenderer(folder: string, dist: DiskFiles): Promise<OpenPrerenderer> {
  const code = dist.read(script)
  if (code === undefined)
    throw new PublishError('The player is not built. Run "npm run build" first.')
  const hash = contentHash(code)
  // Another build is another module.
  const address = `${pathToFileURL(join(folder, script))}?${hash}`
  const { prerenderHome }: Prerenderer = await import(address)
  return { prerenderHome, hash }
}
