import { createHash } from 'node:crypto'

/** The site each host serves. */
export type Hosts = ReadonlyMap<string, string>

/** Everything that a published folder serves at one time. */
export interface Release {
  readonly name: string
  readonly hosts: Hosts
}

/** A name made from what a release holds. */
export function nameHosts(hosts: Hosts): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(hosts)))
    .digest('hex')
    .slice(0, 12)
}

export function isReleaseName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,63}$/i.test(name) && !name.endsWith('.json')
}

/** The record of a release: one line a host, in the order of the alphabet. */
export function writeRecord({ name, hosts }: Release): string {
  return `${JSON.stringify({ name, hosts: Object.fromEntries(inOrder(hosts)) }, null, 1)}\n`
}

/** The hosts that a record names; undefined where it is none. */
export function readRecord(text: string): Hosts | undefined {
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

function inOrder(hosts: Hosts): [string, string][] {
  return [...hosts].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The name of a site of one merchant by the content hash of what it holds; without a dash after the code's. */
export function nameSite(code: string, hash: string): string {
  return `${code}-${Buffer.from(hash, 'base64url').toString('hex').slice(0, 20)}`
}

/** Whose site it is. */
export function codeOfSite(site: string): string {
  return site.slice(0, site.lastIndexOf('-'))
}
