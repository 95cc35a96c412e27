import { expect, test } from 'vitest'
import schema from '../../../../schemas/theme.schema.json' with { type: 'json' }
import { readSeeds } from './seeds.ts'

test('a theme that sets nothing has the defaults that its schema shows to operators', () => {
  const shown = Object.entries(schema.properties).flatMap(([name, property]) =>
    'default' in property && typeof property.default === 'string' ? [[name, property.default]] : [],
  )
  // The looks of a button and of the levels are no seeds: nothing is derived from them.
  const { action, levels, ...defaults } = Object.fromEntries(shown)
  expect([action, levels]).toEqual(['plain', 'cards'])
  expect(readSeeds({})).toMatchObject(defaults)
  expect(Object.keys(defaults)).toContain('shape')
})
