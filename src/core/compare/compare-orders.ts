/** An entry of both orders that moved past an entry that stayed. */
export interface Move {
  readonly id: string
  /** Its new position relative to `of`, an entry that stayed. */
  readonly side: 'above' | 'below'
  readonly of: string
}

export interface OrderChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly moved: readonly Move[]
}

/** Compares two orders of unique ids and describes the difference with the fewest moves. */
export function compareOrders(before: readonly string[], after: readonly string[]): OrderChange {
  const was = new Map(before.map((id, at) => [id, at]))
  const is = new Set(after)
  const common = after.filter((id) => was.has(id))
  const positions = common.map((id) => was.get(id) ?? 0)
  const stay = new Set([...longestIncreasing(positions)].map((at) => common[at] ?? ''))
  return {
    added: after.filter((id) => !was.has(id)),
    removed: before.filter((id) => !is.has(id)),
    moved: common.flatMap((id, at): Move[] => {
      if (stay.has(id)) return []
      const above = common.slice(0, at).findLast((other) => stay.has(other))
      const below = common.slice(at + 1).find((other) => stay.has(other))
      const wentUp = below !== undefined && (was.get(below) ?? 0) < (was.get(id) ?? 0)
      if (wentUp) return [{ id, side: 'above', of: below }]
      return above === undefined ? [] : [{ id, side: 'below', of: above }]
    }),
  }
}

/** Returns the indices of a longest increasing subsequence of distinct numbers. */
function longestIncreasing(numbers: readonly number[]): readonly number[] {
  /** By length, the index of the lowest number that ends a run. */
  const ends: number[] = []
  const back: (number | undefined)[] = []
  numbers.forEach((number, at) => {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) > number)
    const length = found < 0 ? ends.length : found
    back[at] = ends[length - 1]
    ends[length] = at
  })
  const run: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = back[at]) run.unshift(at)
  return run
}
