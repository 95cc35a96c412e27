import { scripts } from '../fonts/scripts.ts'

const drawn = new Set(Object.values(scripts).join(''))

/** Lists the letters of a text that no font of Livery has. */
export function findUndrawn(text: string): readonly string[] {
  const letters = [...text.normalize('NFC')].filter((letter) => /[\p{L}\p{M}]/u.test(letter))
  return [...new Set(letters)].filter((letter) => !drawn.has(letter))
}
