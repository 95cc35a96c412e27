import { expect, test } from 'vitest'
import schema from '../../../../schemas/theme.schema.json' with { type: 'json' }
import { readSeeds } from './seeds.ts'

test('a theme that sets nothing has the defaults that its schema shows to operators', () => {
  const shown = Object.entries(schema.properties).flatMap(([name, property]) =>
    'default' in property && typeof property.default === 'string' ? [[name, property.default]] : [],
  )
  // A button's look is no seed: nothing is derived from it.
  const { action, ...defaults } = Object.fromEntries(shown)
  expect(action).toBe('plain')
  expect(readSeeds({})).toMatchObject(defaults)
  expect(Object.keys(defaults)).toContain('shape')
})
