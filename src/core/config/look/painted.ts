import { childrenOf, type Value } from './css.ts'
import type { Paint } from './look-sheet.ts'

/** A paint of one element. */
export interface Painted extends Paint {
  /** The part and the piece; without a piece the part itself. */
  readonly part: string
  readonly piece: string
}

/** Finds what applies to a piece where some conditions hold: the rule with the most of them, the last of several. */
export function findApplying(
  painted: readonly Painted[],
  piece: string,
  holds: (condition: string) => boolean,
): Painted | undefined {
  let best: Painted | undefined
  for (const one of painted) {
    if (one.piece !== piece || !one.selected.when.every(holds)) continue
    if (!best || one.selected.when.length >= best.selected.when.length) best = one
  }
  return best
}

/** The most different conditions in a file that are compared. */
const mostConditions = 60
/** Lists the conditions that rules have together, none of them first. */
export function conditionsOf(painted: readonly Painted[]): readonly (readonly string[])[] {
  return distinct([[], ...painted.map(({ selected }) => selected.when)])
}

function distinct(lists: readonly (readonly string[])[]): (readonly string[])[] {
  const byText = new Map(lists.map((list) => [[...list].sort().join(), list]))
  return [...byText.values()].slice(0, mostConditions)
}

/** Returns true for a background that lets through what is behind. */
export function isClear(value: Value): boolean {
  const [only, ...rest] = childrenOf(value)
  return rest.length === 0 && only?.type === 'Identifier' && /^(none|transparent)$/i.test(only.name)
}
