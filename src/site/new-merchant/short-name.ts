import { comfortable, countLetters } from '../../core/config/check-brand.ts'

export interface ShortName {
  /** What stands beside the header's buttons. */
  readonly short: string
  /** Where it is another than typed, why. */
  readonly notes: readonly string[]
}

/** A name that says enough and fits the header: a longer one is cut between words, a single letter gets the code beside it. */
export function shortenName(name: string, code: string): ShortName {
  const letters = countLetters(name)
  if (letters > comfortable) {
    const short = cut(name)
    const why = `The name has ${letters} letters, and the header has room for ${comfortable}`
    return { short, notes: [`${why}: "${short}" stands there, the whole name in the welcome.`] }
  }
  if (letters > 1) return { short: name, notes: [] }
  const short = cut(`${name} ${titleOf(code)}`)
  const why = 'A name of one letter says little where it stands alone'
  return { short, notes: [`${why}: "${short}" stands there. Change "brand.name" as you like.`] }
}

/** A code as a name: `kiwi-bet` is "Kiwi Bet". */
export function titleOf(code: string): string {
  return code
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** As many whole words as fit, else as many letters. */
function cut(name: string): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(name)) {
    if (countLetters(short + segment) > comfortable) break
    short += segment
  }
  const letters = [...new Intl.Segmenter().segment(name)].slice(0, comfortable)
  // "Palace of" says less than "Palace".
  const whole = short.trim().replace(/([\s\p{P}]+\p{Ll}{1,3})?[\s\p{P}]*$/u, '')
  return countLetters(whole) > 1
    ? whole
    : letters
        .map(({ segment }) => segment)
        .join('')
        .trim()
}
