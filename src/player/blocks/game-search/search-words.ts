import { mapDigits } from '../../../core/contract/read-code.ts'

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
/**
 * Marks that players often mistype or leave out: accents of Latin, tone marks of Thai, signs of
 * Khmer.
 */
const lightMarks = /[\u0300-\u036f\u0e47-\u0e4e\u17c6-\u17d3\u17dd]/g

/** Normalises a text for comparison: one width, digits as 0 to 9, lower case, without light marks. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKD').replace(lightMarks, '').normalize('NFC')
  return mapDigits(folded).toLowerCase()
}

export interface SearchWords {
  /** Words of scripts with spaces. */
  readonly words: readonly string[]
  /** Bigrams of scripts without spaces, and each Han character by itself. */
  readonly pairs: readonly string[]
}

/** Splits a text into its search terms. */
export function splitWords(text: string): SearchWords {
  const folded = foldText(text)
  const pairs = (folded.match(unspaced) ?? []).flatMap(pairsOf)
  const words = folded.replace(unspaced, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return { words, pairs }
}

/**
 * Returns the skip-bigrams of a text: pairs of characters with one character between them. They
 * still match when two neighbours are swapped or one character is extra.
 */
export function leapsOf(text: string): string[] {
  return (foldText(text).match(unspaced) ?? []).flatMap((run) => {
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
