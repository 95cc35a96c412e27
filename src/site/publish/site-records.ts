import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../build/content-hash.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { lastPassed, siteFormatVersion } from './prerender-page.ts'
import type { Player } from './publish-player.ts'
import { codeOfSite, type Hosts } from './release.ts'

/** The record of a merchant's site. */
interface KnownSite {
  readonly site: string
  readonly hosts: readonly string[]
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  /** The hash of everything that the site is built from. */
  readonly made: string
  /** The moments at which time turns a condition, so that the site is built again after each. */
  readonly moments?: readonly number[] | undefined
}

/** A record of built sites that is kept between publishes, so that unchanged sites are not built again. */
export interface SiteRecords {
  /** Returns the hosts of a merchant if building its site again would change nothing; otherwise undefined. */
  readonly findUnchangedHosts: (code: string) => readonly string[] | undefined
  /** Records a built site. */
  readonly record: (code: string, site: Omit<KnownSite, 'made'>) => void
  /** Returns the record of all existing merchants, as text for the next publish. */
  readonly serialize: () => string
}

interface KnownSitesInputs {
  readonly files: DiskFiles
  readonly player: Player
  /** The text that the last publish wrote; undefined before the first. */
  readonly text: string | undefined
  /** The site of each host. */
  readonly hosts: Hosts
}

/** Opens the record of the last publish. */
export function openSiteRecords({ files, player, text, hosts }: KnownSitesInputs): SiteRecords {
  const known = parseKnownSites(text)
  const served = Map.groupBy(hosts.keys(), (host) => codeOfSite(hosts.get(host) ?? ''))
  const hashes = new Map<string, string>()
  const hashOf = (folder: string): string => {
    const ready = hashes.get(folder) ?? hashFolder(files, folder)
    hashes.set(folder, ready)
    return ready
  }
  const builderHash = contentHash(
    [
      player.template,
      player.fontScript,
      player.filesHash,
      siteFormatVersion(player),
      readCodeHash(),
    ].join(),
  )
  const hashAll = ({ chain, moments = [] }: Omit<KnownSite, 'made'>): string => {
    const folders = ['locales', ...chain.map((code) => `merchants/${code}`)].map(hashOf)
    const time = lastPassed({ moments }, player.now)
    return contentHash([builderHash, ...folders, ...(time > 0 ? [time] : [])].join())
  }
  return {
    findUnchangedHosts(code) {
      const last = known.get(code)
      if (!last || last.hosts.length === 0) return undefined
      const isServed = last.hosts.every((host) => hosts.get(host) === last.site)
      if (!isServed || served.get(code)?.length !== last.hosts.length) return undefined
      return hashAll(last) === last.made ? last.hosts : undefined
    },
    record: (code, site) => void known.set(code, { ...site, made: hashAll(site) }),
    serialize: () => {
      const existing = new Set(files.list('merchants'))
      const rows = [...known]
        .filter(([code]) => existing.has(code))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      return `{\n${rows.map(([code, one]) => `${JSON.stringify(code)}: ${JSON.stringify(one)}`).join(',\n')}\n}\n`
    },
  }
}

function parseKnownSites(text: string | undefined): Map<string, KnownSite> {
  try {
    const rows: [string, unknown][] = Object.entries(JSON.parse(text ?? '{}'))
    return new Map(rows.flatMap(([code, one]) => (isKnownSite(one) ? [[code, one]] : [])))
  } catch {
    return new Map()
  }
}

/** Checks the shape: files of a published folder may have been changed by hand. */
function isKnownSite(value: unknown): value is KnownSite {
  if (typeof value !== 'object' || value === null) return false
  const {
    site,
    hosts,
    chain,
    made,
    moments = [],
  }: Partial<Record<keyof KnownSite, unknown>> = value
  const hasTexts = typeof site === 'string' && typeof made === 'string'
  const hasMoments = Array.isArray(moments) && moments.every(Number.isFinite)
  return hasTexts && hasMoments && isStringList(hosts) && isStringList(chain)
}

function isStringList(value: unknown): value is readonly string[] {
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

/** The source folders whose code decides the content of a site and whether it is published. */
const sourceFolders = ['core/config', 'core/contract', 'site']

let codeHash: string | undefined

/** Returns the hash of the code that builds sites and of the versions of its libraries. */
function readCodeHash(): string {
  codeHash ??= hashCode()
  return codeHash
}

function hashCode(): string {
  const source = join(import.meta.dirname, '../..')
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const all = [...files.sort(), join(source, '../package.json')]
  return contentHash(all.map((file) => contentHash(readFileSync(file))).join())
}
