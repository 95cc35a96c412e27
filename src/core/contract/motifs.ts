import type { Text } from './generated/config.ts'

/** The shapes that divide a field in a brand's pictures: quarter discs, slopes or steps. */
export const motifs = ['arc', 'slope', 'step'] as const
export type Motif = (typeof motifs)[number]

/** Returns the motif of a brand by its name in the default language of its pages. */
export function motifOfBrand(name: Text, language: string): Motif {
  if (typeof name === 'string') return motifOf(name)
  const names = new Map(Object.entries(name))
  return motifOf(String(names.get(language) ?? [...names.values()][0] ?? ''))
}

/** Returns the motif of a brand by the shape of its first letter, so that brands of one colour differ. */
export function motifOf(name: string): Motif {
  const [letter = 'O'] = name.trim().normalize('NFD').toUpperCase()
  if ('AKMNVWXYZ'.includes(letter)) return 'slope'
  if ('EFHILT'.includes(letter)) return 'step'
  if (/[A-Z]/.test(letter)) return 'arc'
  return motifs[(letter.codePointAt(0) ?? 0) % motifs.length] ?? 'arc'
}
