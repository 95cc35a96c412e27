const suits = ['h', 'd', 'c', 's'] as const
export type Suit = (typeof suits)[number]

export interface PlayingCard {
  /** `A`, `2` to `10`, `J`, `Q` or `K`. */
  readonly rank: string
  readonly suit: Suit
}

/** A card such as `10h`; undefined for one that lies face down. */
export function readCard(card: string | undefined): PlayingCard | undefined {
  const [, rank, letter] = /^(A|[2-9]|10|J|Q|K)([hdcs])$/.exec(card ?? '') ?? []
  const suit = suits.find((one) => one === letter)
  return rank && suit ? { rank, suit } : undefined
}
