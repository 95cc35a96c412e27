import { expect, test } from 'vitest'
import { createDefaultWorld } from './default-world.ts'
import { parseWorld } from './parse-world.ts'

test('the world of a merchant that brings none is a world without a finding', () => {
  const text = JSON.stringify(createDefaultWorld('shop'))
  expect(parseWorld({ path: 'world.json', text })).not.toHaveProperty('findings')
})
