import { printFinding } from '../../config/finding.ts'
import { codeOfSite, type Hosts } from '../../publish/release.ts'
import type { Refused } from '../../publish/send-merchants.ts'
import { count } from '../command.ts'

/** Why a merchant does not go out, with its errors, and what its hosts serve then. */
export function sayRefused(
  { code, findings, reason }: Refused,
  hosts: Hosts | undefined,
  verb: 'was' | 'would be',
): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const isServed = [...(hosts?.values() ?? [])].some((site) => codeOfSite(site) === code)
  const consequence = isServed ? 'It goes on serving what it served.' : 'It is not served.'
  const why = reason ?? `It has ${count(errors.length, 'error')}.`
  return [...errors.map(printFinding), `"${code}" ${verb} refused. ${why} ${consequence}`]
}
