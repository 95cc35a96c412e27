import { printFindings } from '../../core/config/finding.ts'
import type { SaidRefused } from '../../site/publish/say-refused.ts'

/** The errors of a merchant that does not go out, then what becomes of it. */
export function printRefused({ errors, sentence }: SaidRefused): string[] {
  return [...printFindings(errors), sentence]
}
