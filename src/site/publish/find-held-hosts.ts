import type { Files } from '../../core/config/files.ts'
import { type Claims, isReadable } from '../../core/config/read-claims.ts'
import { codeOfSite, type Hosts } from './release.ts'

/** The owner of each served host that another merchant lists while the owner's file cannot be read. */
export type HeldHosts = ReadonlyMap<string, string>

/** Finds the served hosts that another merchant lists while it is unknown whether their owner still does. */
export function findHeldHosts(hosts: Hosts, { codes, byHost }: Claims, files: Files): HeldHosts {
  const known = new Set(codes)
  const served = [...hosts].map(([host, site]) => [host, codeOfSite(site)] as const)
  return new Map(
    served.filter(([host, owner]) => {
      const isListedElsewhere = byHost.get(host)?.some((code) => code !== owner) ?? false
      return isListedElsewhere && known.has(owner) && !isReadable(files, owner)
    }),
  )
}
