/** The content of a locale file, as its address serves it. */
export interface LocaleFile {
  readonly [key: string]: string | LocaleFile | readonly string[]
}

/** Loads a language's messages; an address that does not answer with an object throws. */
export async function loadMessages(address: string): Promise<LocaleFile> {
  const answer = await fetch(address, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const messages: unknown = await answer.json()
  if (typeof messages !== 'object' || messages === null) throw new Error(`${address}: no messages`)
  return messages as LocaleFile // our own file, written by the host
}
