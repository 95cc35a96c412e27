import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseRecipe } from './parse-world.ts'

const path = join(import.meta.dirname, '../../../merchants/base/art/recipe.json')
const typed = readFileSync(path, 'utf8')

it('takes a recipe with a comment, as validate does', () => {
  expect(parseRecipe({ path, text: `// Ours.\n${typed}` })).toEqual(JSON.parse(typed))
})

it.each([
  ['what cannot be read', '{ "palettes": }', 'syntax', 15],
  ['what is of another shape', '{ "categories": 5 }', 'wrong-value', 17],
])('reports the problem and the place of %s', (_, text, code, column) => {
  expect(parseRecipe({ path, text })).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ code, line: 1, column })]),
  })
})
