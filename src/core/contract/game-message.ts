/** What a game in a frame tells the page around it. */
export type GameMessage =
  /** The game is drawn and can be played. */
  | { readonly source: 'game'; readonly event: 'ready' }
  /** Whether a round is open, so that leaving asks first. */
  | { readonly source: 'game'; readonly event: 'round'; readonly open: boolean }
  /** The wallet changed. */
  | { readonly source: 'game'; readonly event: 'balance' }
  /** The player asked for a way to deposit. */
  | { readonly source: 'game'; readonly event: 'deposit' }
  /** The player left the game from inside. */
  | { readonly source: 'game'; readonly event: 'leave' }

const events = ['ready', 'balance', 'deposit', 'leave']

/** A message of a game, checked: undefined for anything else that was posted. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (!('source' in data && 'event' in data) || data.source !== 'game') return undefined
  if (data.event === 'round')
    return 'open' in data && typeof data.open === 'boolean'
      ? { source: 'game', event: 'round', open: data.open }
      : undefined
  const event = events.find((one) => one === data.event)
  return event === undefined ? undefined : ({ source: 'game', event } as GameMessage) // one of the plain events
}
