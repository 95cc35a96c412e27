import { printFindings } from '../../core/config/finding.ts'
import type { FormattedRefusal } from '../../site/publish/format-refused.ts'

/** The errors of a merchant that does not go out, then what becomes of it. */
export function printRefused({ errors, sentence }: FormattedRefusal): string[] {
  return [...printFindings(errors), sentence]
}
