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
 * now wherever that can say it, with "*" for what is inherited, else every id by name.
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
  return places.find((order) => isSame(expandOrder(order, others), wanted)) ?? wanted
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
