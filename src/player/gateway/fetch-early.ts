/** What the page asked before its script had come (`src/site/build/first-second/loader.js`), by address. */
interface Early {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
  readonly control: AbortController
}

declare global {
  /** Absent where the page asked nothing. */
  var asked: Record<string, Early> | undefined
}

/** Fetches, but takes what the page has asked already, once, where it was asked the same. */
export async function fetchEarly(url: string, init: RequestInit): Promise<Response> {
  const early = globalThis.asked?.[url]
  if (!early || JSON.stringify(early.headers) !== JSON.stringify(init.headers))
    return fetch(url, init)
  delete globalThis.asked?.[url]
  init.signal?.addEventListener('abort', () => early.control.abort())
  return early.answer
}
