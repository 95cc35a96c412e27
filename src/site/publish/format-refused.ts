import { count } from '../../core/config/count.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { UnpublishedMerchant } from './build-merchant.ts'
import { codeOfSite, type Hosts } from './release.ts'

/** A merchant that is not published, with a sentence about the reason and about what its hosts serve. */
export interface FormattedRefusal {
  readonly code: string
  readonly sentence: string
  /** The errors that prevent it. */
  readonly errors: readonly Finding[]
}

/** Formats refused merchants for operators; `hosts` is the state after the publish. */
export function formatRefused(
  refused: readonly UnpublishedMerchant[],
  { hosts, verb }: { readonly hosts: Hosts | undefined; readonly verb: 'was' | 'would be' },
): FormattedRefusal[] {
  const served = new Set([...(hosts?.values() ?? [])].map(codeOfSite))
  return refused.map(({ code, findings, reason }) => {
    const errors = findings.filter(({ severity }) => severity === 'error')
    const why = reason ?? `It has ${count(errors.length, 'error')}.`
    const then = served.has(code) ? 'It still serves what it served before.' : 'It is not served.'
    return { code, sentence: `"${code}" ${verb} refused. ${why} ${then}`, errors }
  })
}
