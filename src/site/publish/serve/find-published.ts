import { readFileSync, realpathSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { routes } from '../../../core/contract/pages.ts'
import { cacheControl } from '../../build/cache-control.ts'
import { mediaType } from '../../build/media-type.ts'
import { offlinePath, workerPath } from '../../build/offline/compose-worker.ts'
import { artHeaders } from '../../build/security-headers.ts'
import { places, siteFacts } from '../places.ts'

/** A file that answers a request. */
export interface Found {
  readonly file: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a path is for: a published file, a page of the player, or something else. */
export type Purpose = 'file' | 'page' | 'other'

/** Finds what a published folder answers with. */
export interface PublishedFinder {
  readonly purposeOf: (path: string) => Purpose
  /** Undefined where there is nothing, or it lies outside of the folder. */
  readonly findFile: (path: string) => Found | undefined
  /** What a host has at one of its own paths as it is now: its page, but for what stands beside it. */
  readonly findPage: (host: string, path: string) => Found | undefined
}

const shared = [places.assets, places.fonts, places.files]
const pagePaths = new Set<string>(Object.values(routes).flatMap(({ paths }) => paths))
/** What a site has beside its page. */
const beside = new Set<string>([workerPath, offlinePath])
/** As many sites' headers as are kept. */
const most = 1000

export function openFinder(root: string): PublishedFinder {
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
      return pagePaths.has(path) || beside.has(path) || path.startsWith('/m/') ? 'page' : 'other'
    },
    findFile(path) {
      const type = mediaType(path)
      const file = type && /^\/[a-z]+\/[\w-][\w.-]*$/.test(path) ? inside(path) : undefined
      if (!type || file === undefined) return undefined
      // Its name holds its hash.
      const headers = {
        ...fileHeaders(type, `"${basename(file)}"`),
        'cache-control': cacheControl.immutable,
        ...(path.startsWith(`/${places.files}/`) && artHeaders),
      }
      return { file, headers }
    },
    findPage(host, path) {
      const site = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)
        ? inside(`${places.hosts}/${host}`)
        : undefined
      if (site === undefined) return undefined
      const name = beside.has(path) ? path.slice(1) : 'index.html'
      const headers = {
        ...fileHeaders(mediaType(name) ?? '', `"${basename(site)}"`),
        'cache-control': cacheControl.revalidate,
        ...headersOf(site),
      }
      return { file: join(site, name), headers }
    },
  }
}

function fileHeaders(type: string, mark: string): Record<string, string> {
  // Weak, for it is the same for the file and its compressed forms.
  return { 'content-type': type, etag: `W/${mark}` }
}

/** The headers that a site brings along; a site never changes. */
function createHeaderReader(): (site: string) => Readonly<Record<string, string>> {
  const known = new LRUCache<string, Readonly<Record<string, string>>>({ max: most })
  return (site) => {
    const ready = known.get(site)
    if (ready) return ready
    const { headers } = JSON.parse(readFileSync(join(site, siteFacts), 'utf8'))
    known.set(site, headers)
    return headers
  }
}
