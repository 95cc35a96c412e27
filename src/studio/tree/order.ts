import { sameValue } from '../../core/contract/same-value.ts'
/** Stands in an order for the rest, as inherited. */
export const rest = '*'

/** The ids that an order of a merchant stands for; without one of its own, what is inherited. */
export function expandOrder(
  own: readonly string[] | undefined,
  inherited: readonly string[],
): readonly string[] {
  if (!own) return inherited
  const named = new Set(own)
  return own.flatMap((id) => (id === rest ? inherited.filter((other) => !named.has(other)) : [id]))
}

/**
 * The order to type so that it stands for `wanted`, with one id at another place or new: as it is typed
 * now wherever that can say it, else with "*" for as many neighbours as it can stand for, so that what
 * the parent adds later has a place.
 */
export function writeOrder(
  own: readonly string[] | undefined,
  wanted: readonly string[],
  id: string,
): readonly string[] {
  const typed = (own ?? [rest]).filter((other) => other !== id)
  const named = new Set([...typed, id])
  const others = wanted.filter((other) => !named.has(other))
  const places = [...typed.keys(), typed.length].map((at) => typed.toSpliced(at, 0, id))
  const kept = places.find((order) => sameValue(expandOrder(order, others), wanted))
  return kept ?? nameAround(findLongestRun(wanted, others), wanted)
}

interface Run {
  readonly start: number
  readonly end: number
}

/** The most neighbours that are all among some. */
function findLongestRun(ids: readonly string[], among: readonly string[]): Run {
  let longest: Run = { start: 0, end: 0 }
  let start = 0
  for (const [at, id] of ids.entries()) {
    if (!among.includes(id)) start = at + 1
    else if (at + 1 - start > longest.end - longest.start) longest = { start, end: at + 1 }
  }
  return longest
}

/** Every id by name but those of a run, for which "*" stands. */
function nameAround({ start, end }: Run, ids: readonly string[]): readonly string[] {
  return end > start ? ids.toSpliced(start, end - start, rest) : ids
}
