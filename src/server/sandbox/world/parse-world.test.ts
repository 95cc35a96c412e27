import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseRecipe } from './parse-world.ts'

const path = join(import.meta.dirname, '../../../../merchants/base/art/recipe.json')
const typed = readFileSync(path, 'utf8')

it('takes a recipe with a comment, as validate does', () => {
  expect(parseRecipe({ path, text: `// Ours.\n${typed}` })).toEqual(JSON.parse(typed))
})

it.each([
  ['what cannot be read', '{ "palettes": }', 'A value is missing here. Add one.'],
  ['what is of another shape', '{}', expect.stringContaining('must have required property')],
])('says in a sentence of %s what is wrong', (_, text, problem) => {
  expect(parseRecipe({ path, text })).toEqual({ problem })
})
