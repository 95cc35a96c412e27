/** A block at another place than the order of its page has it. */
export interface BlockMove {
  readonly id: string
  readonly side: 'before' | 'after'
  /** The id of the block that it is beside. */
  readonly beside: string
}

export interface MovedOrder {
  readonly order: readonly string[]
  /** The moves that have no effect: beside a block that is not in the order, or in a circle. */
  readonly lost: readonly BlockMove[]
}

/**
 * Applies moves to an order. All others keep their order among each other, and a block beside one that moves follows
 * it, so that the same moves change their own result no further.
 */
export function applyMoves(order: readonly string[], moves: readonly BlockMove[]): MovedOrder {
  const moved = new Set(moves.map(({ id }) => id))
  const placed = order.filter((id) => !moved.has(id))
  let waiting = moves
  while (waiting.length > 0) {
    const rest = waiting.filter((move) => !place(move, placed))
    if (rest.length === waiting.length) return applyWithout(order, moves, rest)
    waiting = rest
  }
  return { order: placed, lost: [] }
}

/** Places a block beside another; returns false if that one is not placed yet. */
function place({ id, side, beside }: BlockMove, placed: string[]): boolean {
  const at = placed.indexOf(beside)
  if (at < 0) return false
  placed.splice(side === 'before' ? at : at + 1, 0, id)
  return true
}

/** Applies moves without the first of those that wait for each other or for a block that never comes. */
function applyWithout(
  order: readonly string[],
  moves: readonly BlockMove[],
  waiting: readonly BlockMove[],
): MovedOrder {
  const lost = waiting.find(({ beside }) => !order.includes(beside)) ?? waiting[0]
  if (!lost) return { order, lost: [] }
  const rest = applyMoves(
    order,
    moves.filter((move) => move !== lost),
  )
  return { order: rest.order, lost: [lost, ...rest.lost] }
}
