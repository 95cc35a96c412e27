/** Spaces and characters without width at the ends of a text, which keyboards and copying add. */
const ends =
  /^[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]+|[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]+$/g

/** Removes spaces and characters without width at the ends. */
export function trimEnds(text: string): string {
  return text.replace(ends, '')
}

/** Reads a code: letters of one width, digits of every script as 0 to 9, nothing at the ends. */
export function readCode(typed: string): string {
  return trimEnds(mapDigits(foldWidth(typed)))
}

/** Replaces the digits of every script by 0 to 9. */
export function mapDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (isDigit(first - 1)) first -= 1
    // Unicode has the ten digits of a script in a row.
    return String((code - first) % 10)
  })
}

function isDigit(code: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(code))
}

/** Normalizes a text as NFKC does, but keeps the Thai and Lao vowels that NFKC takes apart. */
export function foldWidth(text: string): string {
  return text.replace(/[^\u0e33\u0eb3]+/g, (part) => part.normalize('NFKC'))
}
