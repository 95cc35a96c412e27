/**
 * The ids in the order asked for: each once, unknown ones left out, `"*"` standing for those the
 * order does not name.
 */
export function orderIds(order: readonly string[], ids: readonly string[]): readonly string[] {
  const known = new Set(ids)
  const ordered = new Set(order)
  const rest = ids.filter((id) => !ordered.has(id))
  const placed = order.flatMap((id) => (id === '*' ? rest : known.has(id) ? [id] : []))
  return [...new Set(placed)]
}
