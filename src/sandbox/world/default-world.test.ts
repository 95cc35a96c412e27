import { expect, test } from 'vitest'
import { createDefaultWorld } from './default-world.ts'
import { parseWorld } from './parse-world.ts'

test('the world of a merchant without a world file has no finding', () => {
  const text = JSON.stringify(createDefaultWorld('shop'))
  expect(parseWorld({ path: 'world.json', text })).not.toHaveProperty('findings')
})
