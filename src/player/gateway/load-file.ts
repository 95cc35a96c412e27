/**
 * The fetch options that match the page's preload links for messages and the skin. WebKit uses the response of a
 * link without `crossorigin` for a request of this mode only, and fetches any other a second time.
 */
const asPreloaded = { mode: 'no-cors', credentials: 'include' } as const

/**
 * Loads a JSON file of the site. Tries twice, because a mobile network often drops the first request of a page. Throws
 * if the address does not answer with an object.
 */
export function loadFileTwice(address: string): Promise<object> {
  return loadFile(address).catch(() => loadFile(address))
}

async function loadFile(address: string): Promise<object> {
  const answer = await fetch(address, asPreloaded)
  const value: unknown = answer.ok && (await answer.json())
  if (typeof value !== 'object' || !value) throw new Error(`${address}: ${answer.status}`)
  return value
}
