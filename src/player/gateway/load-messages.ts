/** Messages by key, nested in groups. */
export interface LoadedMessages {
  readonly [key: string]: string | LoadedMessages
}

/**
 * The fetch options that match the page's preload links for messages. WebKit uses the response of a
 * link without `crossorigin` for a request of this mode only, and fetches any other a second time.
 */
const asPreloaded = { mode: 'no-cors', credentials: 'include' } as const

/** Loads the messages of one area in one language. Throws if the address does not answer with an object. */
export async function loadMessages(address: string): Promise<LoadedMessages> {
  const answer = await fetch(address, asPreloaded)
  const messages: unknown = answer.ok && (await answer.json())
  if (typeof messages !== 'object' || !messages) throw new Error(`${address}: ${answer.status}`)
  return messages as LoadedMessages // the host wrote this file
}
