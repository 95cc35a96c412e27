import type { Text } from './generated/config.ts'

/** How a field is cut in a brand's pictures: by quarter discs, by slopes or by steps. */
export const motifs = ['arc', 'slope', 'step'] as const
export type Motif = (typeof motifs)[number]

/** Returns the motif of a brand by its name in the language that its pages open in. */
export function motifOfBrand(name: Text, language: string): Motif {
  if (typeof name === 'string') return motifOf(name)
  const names = new Map(Object.entries(name))
  return motifOf(String(names.get(language) ?? [...names.values()][0] ?? ''))
}

/** Returns the motif of a brand by the way its first letter is drawn, so that two brands of one colour differ. */
export function motifOf(name: string): Motif {
  const [letter = 'O'] = name.trim().normalize('NFD').toUpperCase()
  if ('AKMNVWXYZ'.includes(letter)) return 'slope'
  if ('EFHILT'.includes(letter)) return 'step'
  if (/[A-Z]/.test(letter)) return 'arc'
  return motifs[(letter.codePointAt(0) ?? 0) % motifs.length] ?? 'arc'
}
