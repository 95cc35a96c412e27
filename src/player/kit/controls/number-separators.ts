import type { Separators } from '../../../core/contract/read-decimal.ts'

const known = new Map<string, Separators>()

/** Returns the signs that the browser writes in numbers of a language, as `formatMoney` shows them. */
export function separatorsOf(language: string): Separators {
  const made = known.get(language) ?? readSeparators(language)
  known.set(language, made)
  return made
}

function readSeparators(language: string): Separators {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5)
  const signOf = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((part) => part.type === type)?.value
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') ?? ',' }
}
