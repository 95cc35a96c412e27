import { count } from '../../core/config/count.ts'
import type { Finding } from '../../core/config/finding.ts'
import { codeOfSite, type Hosts } from './release.ts'
import type { Refused } from './send-merchants.ts'

/** A merchant that does not go out, with a sentence that says why and what its hosts serve then. */
export interface SaidRefused {
  readonly code: string
  readonly sentence: string
  /** The errors that keep it. */
  readonly errors: readonly Finding[]
}

/** Says it of each; `hosts` is what is served in the end. */
export function sayRefused(
  refused: readonly Refused[],
  { hosts, verb }: { readonly hosts: Hosts | undefined; readonly verb: 'was' | 'would be' },
): SaidRefused[] {
  const served = new Set([...(hosts?.values() ?? [])].map(codeOfSite))
  return refused.map(({ code, findings, reason }) => {
    const errors = findings.filter(({ severity }) => severity === 'error')
    const why = reason ?? `It has ${count(errors.length, 'error')}.`
    const then = served.has(code) ? 'It goes on serving what it served.' : 'It is not served.'
    return { code, sentence: `"${code}" ${verb} refused. ${why} ${then}`, errors }
  })
}
