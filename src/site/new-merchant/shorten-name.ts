import { comfortable, countLetters } from '../../core/config/check-brand.ts'

/** A name for the header. */
export interface ShortName {
  readonly short: string
  /** Sentences that explain a difference from the typed name. */
  readonly notes: readonly string[]
}

/** Fits a name to the header: cuts a long one between words, and adds the code to a single letter. */
export function shortenName(name: string, code: string): ShortName {
  const letters = countLetters(name)
  if (letters > comfortable) {
    const short = shorten(name)
    const why = `The name has ${letters} letters and the header has room for ${comfortable}`
    return {
      short,
      notes: [`${why}, so the header shows "${short}" and the welcome shows the whole name.`],
    }
  }
  if (letters > 1) return { short: name, notes: [] }
  const short = shorten(`${name} ${nameFromCode(code)}`)
  const why = 'A name of one letter says little on its own'
  return {
    short,
    notes: [`${why}, so the header shows "${short}". Change "brand.name" if you prefer another.`],
  }
}

/** Makes a name from a code: `kiwi-bet` becomes "Kiwi Bet". */
export function nameFromCode(code: string): string {
  return code
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Cuts a name to as many whole words as fit, or to as many letters if no word fits. */
function shorten(name: string): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(name)) {
    if (countLetters(short + segment) > comfortable) break
    short += segment
  }
  const letters = [...new Intl.Segmenter().segment(name)].slice(0, comfortable)
  // A short last word is dropped: "Palace of" becomes "Palace".
  const whole = short.trim().replace(/([\s\p{P}]+\p{Ll}{1,3})?[\s\p{P}]*$/u, '')
  return countLetters(whole) > 1
    ? whole
    : letters
        .map(({ segment }) => segment)
        .join('')
        .trim()
}
