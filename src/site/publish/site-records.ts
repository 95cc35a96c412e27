import type { DiskFiles } from '../disk/disk-files.ts'
import type { SiteHasher, SiteOrigin } from './hash-site.ts'
import { codeOfSite, type Hosts } from './release.ts'

/** The record of a merchant's site. */
export interface KnownSite extends SiteOrigin {
  readonly site: string
  readonly hosts: readonly string[]
  /** The hash of everything that the site is built from. */
  readonly made: string
}

/** A record of built sites that is kept between publishes, so that unchanged sites are not built again. */
export interface SiteRecords {
  /** Returns the hosts of a merchant if building its site again would change nothing; otherwise undefined. */
  readonly findUnchangedHosts: (code: string) => readonly string[] | undefined
  /** Returns the record of a merchant; undefined if its site was never built. */
  readonly find: (code: string) => KnownSite | undefined
  /** Records a built site. */
  readonly record: (code: string, site: KnownSite) => void
  /** Returns the record of all existing merchants, as text for the next publish. */
  readonly serialize: () => string
}

interface KnownSitesInputs {
  readonly files: Pick<DiskFiles, 'list'>
  readonly hasher: SiteHasher
  /** The text that the last publish wrote; undefined before the first. */
  readonly text: string | undefined
  /** The site of each host. */
  readonly hosts: Hosts
}

/** Opens the record of the last publish. A line of it is parsed when somebody asks for its merchant. */
export function openSiteRecords({ files, hasher, text, hosts }: KnownSitesInputs): SiteRecords {
  const lines = readLines(text)
  const known = new Map<string, KnownSite | undefined>()
  const served = countServed(hosts)
  const findKnown = (code: string): KnownSite | undefined => {
    if (!known.has(code)) known.set(code, parseKnownSite(lines.get(code)))
    return known.get(code)
  }
  return {
    findUnchangedHosts(code) {
      const last = findKnown(code)
      if (!last) return undefined
      const isServed = last.hosts.every((host) => hosts.get(host) === last.site)
      if (!isServed || (served.get(code) ?? 0) !== last.hosts.length) return undefined
      return hasher.hash(last) === last.made ? last.hosts : undefined
    },
    find: findKnown,
    record(code, site) {
      known.set(code, site)
      lines.set(code, JSON.stringify(site))
    },
    serialize: () => {
      const existing = new Set(files.list('merchants'))
      const rows = [...lines]
        .filter(([code]) => existing.has(code))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      return `{\n${rows.map(([code, one]) => `${JSON.stringify(code)}: ${one}`).join(',\n')}\n}\n`
    },
  }
}

/** Returns the number of hosts that each merchant is served at, by code. */
function countServed(hosts: Hosts): ReadonlyMap<string, number> {
  const served = new Map<string, number>()
  for (const site of hosts.values()) {
    const code = codeOfSite(site)
    served.set(code, (served.get(code) ?? 0) + 1)
  }
  return served
}

/** Returns the text of each merchant's record by code. What this version did not write is left out, so its merchant is built again. */
function readLines(text = ''): Map<string, string> {
  const lines = text.matchAll(/^"([^"\\]+)": (\{.*\}),?$/gm)
  return new Map(Array.from(lines, ([, code = '', record = '']) => [code, record]))
}

function parseKnownSite(text: string | undefined): KnownSite | undefined {
  try {
    const site: unknown = JSON.parse(text ?? '')
    return isKnownSite(site) ? site : undefined
  } catch {
    return undefined
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
    looks = [],
    moments = [],
  }: Partial<Record<keyof KnownSite, unknown>> = value
  const hasTexts = typeof site === 'string' && typeof made === 'string'
  const hasMoments = Array.isArray(moments) && moments.every(Number.isFinite)
  return hasTexts && hasMoments && [hosts, chain, looks].every(isStringList)
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
