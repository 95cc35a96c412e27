import { readFileSync, realpathSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { routesByPath } from '../../../core/contract/pages.ts'
import { cacheControl } from '../../assemble/cache-control.ts'
import { mediaType } from '../../assemble/media-type.ts'
import { offlinePath, workerPath } from '../../assemble/offline/compose-worker.ts'
import { artHeaders } from '../../assemble/security-headers.ts'
import { publishFolders, siteFactsFile } from '../publish-paths.ts'

/** A file to answer a request with. */
export interface FoundFile {
  readonly file: string
  readonly headers: Readonly<Record<string, string>>
}

/** The kind of a path: a published file, a page of the player, or something else. */
export type PathPurpose = 'file' | 'page' | 'other'

/** Finds the files of a published folder that answer requests. */
export interface PublishedFinder {
  readonly purposeOf: (path: string) => PathPurpose
  /** Finds a shared file; undefined if there is none, or if it lies outside of the folder. */
  readonly findFile: (path: string) => FoundFile | undefined
  /** Finds what a host serves at one of its own paths: the worker, the offline page, otherwise its page. */
  readonly findPage: (host: string, path: string) => FoundFile | undefined
}

const shared = [publishFolders.assets, publishFolders.fonts, publishFolders.files]
/** The paths of a site's files other than its page. */
const sitePaths = new Set<string>([workerPath, offlinePath])
/** The most sites whose headers are cached. */
const maxSites = 1000

/** Creates a finder for a published folder. */
export function createPublishedFinder(root: string): PublishedFinder {
  const real = realpathSync(root)
  const headersOf = createHeaderReader()
  const inside = (path: string): string | undefined => {
    try {
      const full = realpathSync(join(real, path))
      return full.startsWith(real + sep) ? full : undefined
    } catch {
      return undefined
    }
  }
  return {
    purposeOf(path) {
      if (shared.some((folder) => path.startsWith(`/${folder}/`))) return 'file'
      return routesByPath.has(path) || sitePaths.has(path) || path.startsWith('/m/')
        ? 'page'
        : 'other'
    },
    findFile(path) {
      const type = mediaType(path)
      const file = type && /^\/[a-z]+\/[\w-][\w.-]*$/.test(path) ? inside(path) : undefined
      if (!type || file === undefined) return undefined
      // The file's name contains its hash.
      const headers = {
        ...fileHeaders(type, `"${basename(file)}"`),
        'cache-control': cacheControl.immutable,
        ...(path.startsWith(`/${publishFolders.files}/`) && artHeaders),
      }
      return { file, headers }
    },
    findPage(host, path) {
      const site = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)
        ? inside(`${publishFolders.hosts}/${host}`)
        : undefined
      if (site === undefined) return undefined
      const name = sitePaths.has(path) ? path.slice(1) : 'index.html'
      const headers = {
        ...fileHeaders(mediaType(name) ?? '', `"${basename(site)}"`),
        'cache-control': cacheControl.revalidate,
        ...headersOf(site),
      }
      return { file: join(site, name), headers }
    },
  }
}

function fileHeaders(type: string, tag: string): Record<string, string> {
  // Weak, because the file and its compressed forms share it.
  return { 'content-type': type, etag: `W/${tag}` }
}

/** Creates a cached reader of a site's headers; a site never changes. */
function createHeaderReader(): (site: string) => Readonly<Record<string, string>> {
  const cache = new LRUCache<string, Readonly<Record<string, string>>>({ max: maxSites })
  return (site) => {
    const ready = cache.get(site)
    if (ready) return ready
    const { headers } = JSON.parse(readFileSync(join(site, siteFactsFile), 'utf8'))
    cache.set(site, headers)
    return headers
  }
}
