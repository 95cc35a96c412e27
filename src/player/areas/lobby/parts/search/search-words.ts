import { mapDigits } from '../../../../../core/contract/read-code.ts'

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
/**
 * Marks that players often mistype or leave out: accents of Latin, tone marks of Thai, signs of
 * Khmer.
 */
const lightMarks = /[\u0300-\u036f\u0e47-\u0e4e\u17c6-\u17d3\u17dd]/g

const isPlain = /^[\0-\x7f]*$/

/** Normalises a text for comparison: one width, digits as 0 to 9, lower case, without light marks. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  const folded = text.normalize('NFKD').replace(lightMarks, '').normalize('NFC')
  return mapDigits(folded).toLowerCase()
}

/** Normalises many texts as `foldText` does each, in half of the time. */
export function foldTexts(texts: readonly string[]): readonly string[] {
  const folded = foldText(texts.join('\0')).split('\0')
  return folded.length === texts.length ? folded : texts.map(foldText)
}

/** Splits a folded text into the words of its scripts with spaces. */
export function splitWords(folded: string): string[] {
  return folded.replace(unspaced, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Splits a folded text into the bigrams of its scripts without spaces, and each Han character by itself. */
export function splitPairs(folded: string): string[] {
  return (folded.match(unspaced) ?? []).flatMap(pairsOf)
}

/**
 * Returns the skip-bigrams of a folded text: pairs of characters with one character between them. They
 * still match when two neighbours are swapped or one character is extra.
 */
export function skipPairsOf(folded: string): string[] {
  return (folded.match(unspaced) ?? []).flatMap((run) => {
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

/** Returns the word with two neighbouring letters swapped, once for each position. */
export function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    if (before === undefined || before === letter) return []
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}
