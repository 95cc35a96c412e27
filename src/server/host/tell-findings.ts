import { joinFindings } from '../../core/config/check-merchants.ts'
import { printFindings } from '../../core/config/finding.ts'
import { isBreaking } from '../../core/config/resolve-merchant.ts'
import type { Findings } from './open-survey.ts'

/**
 * The version of a merchant with errors that players see: an older skin, the faulty one if there is no
 * older one, or none.
 */
export type Standing = 'kept' | 'shown' | 'absent'

const consequences: Readonly<Record<Standing, string>> = {
  kept: 'keeps its last good skin until this is mended.',
  shown:
    'is shown with its errors, because it never had a skin without. Fix them before it goes out.',
  absent: 'cannot be shown until this is mended.',
}

/** Tells an operator what the whole check found, in the words of `livery validate`; each thing once while it lasts. */
export function createTeller(report: (line: string) => void) {
  let told: ReadonlySet<string> = new Set()
  return (found: Findings, standingOf: (code: string) => Standing): void => {
    const lines = [
      ...printFindings(joinFindings([...found.values()])),
      ...[...found]
        .filter(([, findings]) => findings.some(isBreaking))
        .map(([code]) => `"${code}" ${consequences[standingOf(code)]}`),
    ]
    for (const line of lines) if (!told.has(line)) report(line)
    told = new Set(lines)
  }
}
