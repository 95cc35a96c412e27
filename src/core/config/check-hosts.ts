import { createFinding, type Finding } from './finding.ts'
import { readReserved } from './host-name.ts'
import type { Layered, LayerReader } from './resolve-layers.ts'
import { childOf, textsOf } from './tree.ts'

/** The hosts that the merchants of a folder list. */
export interface Claims {
  /** The codes of all merchants. */
  readonly codes: readonly string[]
  /** The codes of the merchants that list each host. */
  readonly byHost: ReadonlyMap<string, readonly string[]>
}

/** Reads the hosts of each merchant among some folders once. `hostsOf` supplies those that are known without reading. */
export function readClaims(
  folders: readonly string[],
  read: LayerReader,
  hostsOf: (code: string) => readonly string[] | undefined = () => undefined,
): Claims {
  const codes: string[] = []
  const byHost = new Map<string, readonly string[]>()
  for (const code of folders) {
    const hosts = hostsOf(code) ?? read.hosts(code)
    if (!hosts) continue
    codes.push(code)
    for (const host of hosts) byHost.set(host, [...(byHost.get(host) ?? []), code])
  }
  return { codes, byHost }
}

/** Reports hosts of a merchant that another merchant also lists, or that are reserved. */
export function checkHosts(
  { own, code }: Layered,
  claims: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  const hosts = childOf(own, 'hosts')
  return textsOf(hosts).flatMap(({ text, span }, index) => {
    const details = { span, path: ['hosts', index] }
    const reason = readReserved(text)
    if (reason !== undefined)
      return [createFinding('host-reserved', details, { host: text, reason })]
    const other = claims.get(text)?.find((one) => one !== code)
    if (other === undefined) return []
    return [createFinding('host-conflict', details, { host: text, other })]
  })
}
