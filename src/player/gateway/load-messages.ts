/** Messages by key, in groups. */
export interface LoadedMessages {
  readonly [key: string]: string | LoadedMessages
}

/**
 * As the page preloads messages, which are files of its own origin: WebKit takes what a link without
 * `crossorigin` preloaded for a request of this mode alone, and fetches any other a second time.
 */
const asPreloaded = { mode: 'no-cors', credentials: 'include' } as const

/** Loads the messages of one area in one language; an address that does not answer with an object throws. */
export async function loadMessages(address: string): Promise<LoadedMessages> {
  const answer = await fetch(address, asPreloaded)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const messages: unknown = await answer.json()
  if (typeof messages !== 'object' || messages === null) throw new Error(`${address}: no messages`)
  return messages as LoadedMessages // our own file, written by the host
}
