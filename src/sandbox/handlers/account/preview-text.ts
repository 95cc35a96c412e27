/** The characters of the named references that messages use. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The largest number of characters of a preview. */
const maxLength = 120

/** Returns the beginning of a message's HTML as the plain text that a list shows. */
export function previewText(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, decodeReference)
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Whole characters, so that an emoji at the end is not cut in half.
  return [...text].slice(0, maxLength).join('')
}

/** Returns the character of a reference, or the reference as it is if no character has it. */
function decodeReference(reference: string, decimal = '', hex = '', name = ''): string {
  const point = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
  if (!name) return point <= 0x10ffff ? String.fromCodePoint(point) : reference
  return Object.hasOwn(named, name) ? (named[name] ?? reference) : reference
}
