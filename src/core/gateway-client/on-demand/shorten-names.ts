/** The highest number of characters of a name or a headline. Longer ones are cut, so that they fit their layout. */
const maxLength = 200
const headlines =
  /^(title|line|action|group|level|competition|event|inviter|message|account|nickname|name|\w+Name)$/

/** Cuts the names and headlines of an answer while it is parsed (`JSON.parse`). */
export function shortenNames(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= maxLength || !headlines.test(key)) return value
  // Cuts by code points, so that no character is cut in half.
  return `${Array.from(value).slice(0, maxLength).join('')}…`
}
