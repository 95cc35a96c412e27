import { expect, it } from 'vitest'
import { motifOf, motifs } from './motifs.ts'

it.each([
  ['Vantage', 'slope'],
  ['livery', 'step'],
  ['  Ottermill', 'arc'],
  ['Élan', 'step'],
])('the motif of a brand called "%s" is %s', (name, motif) => {
  expect(motifOf(name)).toBe(motif)
})

it('a name in another script has a motif, and so does an empty name', () => {
  for (const name of ['鸿运', 'สยาม', 'រំដួល', '', '24']) expect(motifs).toContain(motifOf(name))
})
