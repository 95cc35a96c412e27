import type { FormatGameText } from '../words/load-words.ts'

/** A selection of a draw, such as `big` or `number:7`, as a player reads it. */
export function formatSelection(selection: string, t: FormatGameText): string {
  const number = readNumber(selection)
  if (number !== undefined) return t('draw.number', { number })
  return isSide(selection) ? t(`draw.${selection}`) : selection
}

/** The number of a selection such as `number:7`. */
export function readNumber(selection: string): string | undefined {
  return /^number:(\d+)$/.exec(selection)?.[1]
}

type Side = 'big' | 'small' | 'odd' | 'even'

function isSide(selection: string): selection is Side {
  return /^(?:big|small|odd|even)$/.test(selection)
}
