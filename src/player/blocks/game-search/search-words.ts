/** Scripts that set no space between words. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
/** Marks that are mistyped or left out most: accents of Latin, tones of Thai, signs of Khmer. */
const lightMarks = /[\u0300-\u036f\u0e47-\u0e4e\u17c6-\u17d3\u17dd]/g

/** A text as it is compared: one width and case, without light marks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(lightMarks, '').normalize('NFC').toLowerCase()
}

export interface SearchWords {
  /** Words of scripts that set spaces. */
  readonly words: readonly string[]
  /** Pairs of neighbours of those that do not, and each sign that is a word by itself. */
  readonly pairs: readonly string[]
}

/** What a text is found by. */
export function splitWords(text: string): SearchWords {
  const folded = fold(text)
  const pairs = (folded.match(unspaced) ?? []).flatMap(pairsOf)
  const words = folded.replace(unspaced, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return { words, pairs }
}

/** Pairs over one sign between them: where two were swapped, or one is too many, these are right. */
export function leapsOf(text: string): string[] {
  return (fold(text).match(unspaced) ?? []).flatMap((run) => {
    const letters = [...run]
    return letters.slice(2).map((letter, index) => `${letters[index]}${letter}`)
  })
}

function pairsOf(run: string): string[] {
  const letters = [...run]
  if (letters.length < 2) return letters
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return [...pairs, ...letters.filter((letter) => /\p{Script=Han}/u.test(letter))]
}

/** A word with two neighbours swapped, at each place. */
export function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    if (before === undefined || before === letter) return []
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}
