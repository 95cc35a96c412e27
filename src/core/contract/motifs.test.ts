import { expect, it } from 'vitest'
import { motifOf, motifs } from './motifs.ts'

it.each([
  ['Vantage', 'slope'],
  ['livery', 'step'],
  ['  Ottermill', 'arc'],
  ['Élan', 'step'],
])('a brand called "%s" is cut by a %s', (name, motif) => {
  expect(motifOf(name)).toBe(motif)
})

it('a name in any other script has a motif, and so has none', () => {
  for (const name of ['鸿运', 'สยาม', 'រំដួល', '', '24']) expect(motifs).toContain(motifOf(name))
})
