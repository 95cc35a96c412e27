/** A request that the page sent before its script had loaded (`src/site/build/first-second/loader.js`). */
interface EarlyResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
  readonly control: AbortController
}

declare global {
  /** Early requests by URL. Absent if the page sent none. */
  var asked: Record<string, EarlyResponse> | undefined
}

/** Returns the response of an early request with the same URL and headers, once for each; else fetches. */
export async function fetchEarly(url: string, init: RequestInit): Promise<Response> {
  const early = globalThis.asked?.[url]
  if (!early || JSON.stringify(early.headers) !== JSON.stringify(init.headers))
    return fetch(url, init)
  delete globalThis.asked?.[url]
  init.signal?.addEventListener('abort', () => early.control.abort())
  return early.answer
}
