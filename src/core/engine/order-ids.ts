/**
 * Sorts ids by a configured order: each once, without unknown ones. `"*"` means the ids that the order
 * does not name.
 */
export function orderIds(order: readonly string[], ids: readonly string[]): readonly string[] {
  const known = new Set(ids)
  const ordered = new Set(order)
  const rest = ids.filter((id) => !ordered.has(id))
  const placed = order.flatMap((id) => (id === '*' ? rest : known.has(id) ? [id] : []))
  return [...new Set(placed)]
}
