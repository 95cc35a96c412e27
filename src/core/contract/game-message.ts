/** A message that a game in a frame sends to the page around it. */
export type GameMessage =
  /** The game is rendered and can be played. */
  | { readonly source: 'game'; readonly event: 'ready' }
  /** A round opened or closed. While one is open, the page asks before the player leaves. */
  | { readonly source: 'game'; readonly event: 'round'; readonly open: boolean }
  /** The wallet's balance changed. */
  | { readonly source: 'game'; readonly event: 'balance' }
  /** The player asked to deposit. */
  | { readonly source: 'game'; readonly event: 'deposit' }
  /** The player left the game from inside the frame. */
  | { readonly source: 'game'; readonly event: 'leave' }

const events = ['ready', 'balance', 'deposit', 'leave']

/** Parses a message of a game; undefined for any other data. */
export function parseGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (!('source' in data && 'event' in data) || data.source !== 'game') return undefined
  if (data.event === 'round')
    return 'open' in data && typeof data.open === 'boolean'
      ? { source: 'game', event: 'round', open: data.open }
      : undefined
  const event = events.find((one) => one === data.event)
  return event === undefined ? undefined : ({ source: 'game', event } as GameMessage) // one of the plain events
}
