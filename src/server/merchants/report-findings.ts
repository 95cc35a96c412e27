import { joinFindings } from '../../core/config/check-merchants.ts'
import { printFindings } from '../../core/config/finding.ts'
import { isBreaking } from '../../core/config/resolve-merchant.ts'
import type { FindingsByMerchant } from './open-check-worker.ts'

/**
 * The version of a merchant with errors that players see: an older skin, the faulty one if there is no
 * older one, or none.
 */
export type ShownVersion = 'kept' | 'shown' | 'absent'

const consequences: Readonly<Record<ShownVersion, string>> = {
  kept: 'keeps its last good skin until the error is corrected.',
  shown:
    'is shown with its errors, because it never had a skin without. Fix them before it goes out.',
  absent: 'cannot be shown until the error is corrected.',
}

/** Tells an operator what the whole check found, in the words of `livery validate`; each thing once while it lasts. */
export function createFindingsReporter(report: (line: string) => void) {
  let reported: ReadonlySet<string> = new Set()
  return (found: FindingsByMerchant, standingOf: (code: string) => ShownVersion): void => {
    const lines = [
      ...printFindings(joinFindings([...found.values()])),
      ...[...found]
        .filter(([, findings]) => findings.some(isBreaking))
        .map(([code]) => `"${code}" ${consequences[standingOf(code)]}`),
    ]
    for (const line of lines) if (!reported.has(line)) report(line)
    reported = new Set(lines)
  }
}
