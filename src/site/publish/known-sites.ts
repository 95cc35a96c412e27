import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../build/content-hash.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { mannerOfSite } from './prerender-page.ts'
import type { Player } from './publish-player.ts'
import { codeOfSite, type Hosts } from './release.ts'

/** What a merchant's site was made of, and where it went. */
interface Known {
  readonly site: string
  readonly hosts: readonly string[]
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  /** The hash of everything that the site is made of. */
  readonly made: string
}

/** Remembers from publish to publish which sites are made of what there is now, so that those are not made again. */
export interface Ledger {
  /** The hosts of a merchant whose site is served there as it would be made anew. */
  readonly recall: (code: string) => readonly string[] | undefined
  readonly note: (code: string, made: Omit<Known, 'made'>) => void
  /** All that is known of the merchants there are, to be read by the next publish. */
  readonly text: () => string
}

interface Shelf {
  readonly files: DiskFiles
  readonly player: Player
  /** The text that the last publish left. */
  readonly before: string | undefined
  /** What every host serves. */
  readonly standing: Hosts
}

export function openLedger({ files, player, before, standing }: Shelf): Ledger {
  const known = readKnown(before)
  const served = Map.groupBy(standing.keys(), (host) => codeOfSite(standing.get(host) ?? ''))
  const hashes = new Map<string, string>()
  const hashOf = (folder: string): string => {
    const ready = hashes.get(folder) ?? hashFolder(files, folder)
    hashes.set(folder, ready)
    return ready
  }
  const maker = contentHash(
    [
      player.template,
      player.fontScript,
      player.filesMark,
      mannerOfSite(player),
      readMaker(),
    ].join(),
  )
  const hashAll = (chain: readonly string[]): string =>
    contentHash(
      [maker, hashOf('locales'), ...chain.map((code) => hashOf(`merchants/${code}`))].join(),
    )
  return {
    recall(code) {
      const last = known.get(code)
      if (!last || last.hosts.length === 0) return undefined
      const isServed = last.hosts.every((host) => standing.get(host) === last.site)
      if (!isServed || served.get(code)?.length !== last.hosts.length) return undefined
      return hashAll(last.chain) === last.made ? last.hosts : undefined
    },
    note: (code, made) => void known.set(code, { ...made, made: hashAll(made.chain) }),
    text: () => {
      const here = new Set(files.list('merchants'))
      const rows = [...known]
        .filter(([code]) => here.has(code))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      return `{\n${rows.map(([code, one]) => `${JSON.stringify(code)}: ${JSON.stringify(one)}`).join(',\n')}\n}\n`
    },
  }
}

function readKnown(text: string | undefined): Map<string, Known> {
  try {
    const rows: [string, unknown][] = Object.entries(JSON.parse(text ?? '{}'))
    return new Map(rows.flatMap(([code, one]) => (isKnown(one) ? [[code, one]] : [])))
  } catch {
    return new Map()
  }
}

/** What lies in a published folder may be anything. */
function isKnown(value: unknown): value is Known {
  if (typeof value !== 'object' || value === null) return false
  const { site, hosts, chain, made }: Partial<Record<keyof Known, unknown>> = value
  return typeof site === 'string' && typeof made === 'string' && isTexts(hosts) && isTexts(chain)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function hashFolder(files: DiskFiles, folder: string): string {
  const parts = files.list(folder).map((name) => {
    const path = `${folder}/${name}`
    const bytes = name.includes('.') ? files.readBytes(path) : undefined
    return `${name} ${bytes ? contentHash(bytes) : hashFolder(files, path)}`
  })
  return contentHash(parts.join('\n'))
}

/** The rooms whose code decides what a site holds and whether it goes out. */
const rooms = ['core/config', 'core/contract', 'site']

let maker: string | undefined

/** The hash of the code that makes sites, and of the libraries it is made with. */
function readMaker(): string {
  maker ??= hashCode()
  return maker
}

function hashCode(): string {
  const source = join(import.meta.dirname, '../..')
  const files = rooms.flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const all = [...files.sort(), join(source, '../package.json')]
  return contentHash(all.map((file) => contentHash(readFileSync(file))).join())
}
