import { createHash } from 'node:crypto'

/** The name of each host's site, by host. */
export type Hosts = ReadonlyMap<string, string>

/** A published state of all hosts. */
export interface Release {
  readonly name: string
  readonly hosts: Hosts
}

/** Derives the name of a release from its hosts and sites: 12 hexadecimal digits. */
export function deriveReleaseName(hosts: Hosts): string {
  return createHash('sha256')
    .update(JSON.stringify(sortByHost(hosts)))
    .digest('hex')
    .slice(0, 12)
}

/** Reports whether a name is valid for a release. */
export function isReleaseName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,63}$/i.test(name) && !name.endsWith('.json')
}

/** Writes the record of a release: one line for each host, in alphabetical order. */
export function serializeRelease({ name, hosts }: Release): string {
  return `${JSON.stringify({ name, hosts: Object.fromEntries(sortByHost(hosts)) }, null, 1)}\n`
}

/** Parses the hosts of a release's record; undefined if it is broken. A publish reads the same record three times. */
export function parseReleaseRecord(text: string): Hosts | undefined {
  if (text !== lastRecord.text) lastRecord = { text, hosts: parseHosts(text) }
  return lastRecord.hosts
}

let lastRecord: { readonly text: string; readonly hosts: Hosts | undefined } = {
  text: '',
  hosts: undefined,
}

function parseHosts(text: string): Hosts | undefined {
  try {
    const { hosts }: { readonly hosts: Readonly<Record<string, string>> } = JSON.parse(text)
    return new Map(Object.entries(hosts))
  } catch {
    return undefined
  }
}

export function sameHosts(one: Hosts, other: Hosts): boolean {
  return one.size === other.size && [...one].every(([host, site]) => other.get(host) === site)
}

function sortByHost(hosts: Hosts): [string, string][] {
  return [...hosts].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Derives the name of a merchant's site from its content hash, such as `lagoon-0a1b…`; no dash follows the one after the code. */
export function deriveSiteName(code: string, hash: string): string {
  return `${code}-${Buffer.from(hash, 'base64url').toString('hex').slice(0, 20)}`
}

/** Returns the merchant's code of a site's name. */
export function codeOfSite(site: string): string {
  return site.slice(0, site.lastIndexOf('-'))
}
