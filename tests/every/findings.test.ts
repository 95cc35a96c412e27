import * as disk from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findings } from '../../src/core/config/findings.ts'
import { findBroken } from '../support/find-broken.ts'

const broken = join(import.meta.dirname, '../fixtures/broken')
const codes = disk.readdirSync(broken)

test('every finding of the catalogue has a merchant that is broken that way', () => {
  expect([...codes].sort()).toEqual(Object.keys(findings).sort())
})

test.each(codes)('%s is reported at its place', async (code) => {
  const root = join(broken, code)
  const expected: unknown = readJson(join(root, 'expected.json'))
  const { found } = await findBroken(root)
  expect(found).toContainEqual(expect.objectContaining(expected))
  expect(found.filter((finding) => finding.severity === 'error' && finding.code !== code)).toEqual(
    [],
  )
  for (const { message } of found) expect(message).toMatch(/^["A-Z].*\. [A-Z].*[.!]$/s)
})

function readJson(path: string) {
  return JSON.parse(disk.readFileSync(path, 'utf8'))
}
