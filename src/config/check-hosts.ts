import { createFinding, type Finding } from './finding.ts'
import type { Layered, LayerReader } from './resolve-layers.ts'
import { childOf, textsOf } from './tree.ts'

/** Who claims each host, among all merchants of the folder; of some it is known without reading them. */
export function readClaims(
  codes: readonly string[],
  read: LayerReader,
  hostsOf: (code: string) => readonly string[] | undefined = () => undefined,
): Map<string, string[]> {
  const claims = new Map<string, string[]>()
  for (const code of codes) {
    const hosts = hostsOf(code) ?? read.hosts(code)
    for (const host of hosts) claims.set(host, [...(claims.get(host) ?? []), code])
  }
  return claims
}

/** The hosts of a merchant that another one claims too. */
export function checkHosts(
  { own, code }: Layered,
  claims: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  const hosts = childOf(own, 'hosts')
  return textsOf(hosts).flatMap(({ text, span }, index) => {
    const other = claims.get(text)?.find((claimant) => claimant !== code)
    if (other === undefined) return []
    const details = { span, path: ['hosts', index] }
    return [createFinding('host-conflict', details, { host: text, other })]
  })
}
