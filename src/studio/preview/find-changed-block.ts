/** Returns the one block that was added or moved; undefined for none or several. */
export function findChangedBlock(
  before: readonly string[],
  after: readonly string[],
  preferred = '',
): string | undefined {
  const had = new Set(before)
  const has = new Set(after)
  const added = after.filter((id) => !had.has(id))
  if (added.length > 0) return added.length === 1 ? added[0] : undefined
  const was = before.filter((id) => has.has(id))
  if (sameOrder(was, after)) return undefined
  const moved = after.filter((id) => sameOrder(without(was, id), without(after, id)))
  // Of two that changed places either may be the one.
  return moved.includes(preferred) ? preferred : moved[0]
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id)
}

function sameOrder(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, at) => others[at] === id)
}
