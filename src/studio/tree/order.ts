import { sameValue } from '../../core/contract/same-value.ts'

/** The entry of an order that contains all remaining ids, as inherited. */
const restOfOrder = '*'

/** Returns the ids of a merchant's order; without an order of its own, the inherited ones. */
export function expandOrder(
  own: readonly string[] | undefined,
  inherited: readonly string[],
): readonly string[] {
  if (!own) return inherited
  const named = new Set(own)
  return own.flatMap((id) =>
    id === restOfOrder ? inherited.filter((other) => !named.has(other)) : [id],
  )
}

/**
 * Returns the order to write for `wanted`, in which one id is moved or new. It keeps the typed order if
 * that can express it. Else it uses "*" for the longest run of neighbours, so that blocks that the parent
 * adds later have a place.
 */
export function writeOrder(
  own: readonly string[] | undefined,
  wanted: readonly string[],
  id: string,
): readonly string[] {
  const typed = (own ?? [restOfOrder]).filter((other) => other !== id)
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

/** Names every id except those of a run, which "*" replaces. */
function nameAround({ start, end }: Run, ids: readonly string[]): readonly string[] {
  return end > start ? ids.toSpliced(start, end - start, restOfOrder) : ids
}
