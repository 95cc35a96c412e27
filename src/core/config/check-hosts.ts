import { createFinding, type Finding } from './finding.ts'
import { readReserved } from './host-name.ts'
import type { Layered } from './resolve-layers.ts'
import { childOf, textsOf } from './tree.ts'

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
