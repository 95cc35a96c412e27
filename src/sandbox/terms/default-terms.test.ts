import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseWorld } from '../world/parse-world.ts'

test('the terms of a world that names none are a world file without a finding', () => {
  const path = join(import.meta.dirname, 'default.world.json')
  const world = parseWorld({ path, text: readFileSync(path, 'utf8') })
  expect(world).not.toHaveProperty('findings')
})
