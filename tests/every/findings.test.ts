import * as disk from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkMerchants } from '../../src/config/check-merchants.ts'
import { findings } from '../../src/config/findings.ts'
import { openDiskFiles } from '../../src/disk/disk-files.ts'

const broken = join(import.meta.dirname, '../fixtures/broken')
const codes = disk.readdirSync(broken)

test('every finding of the catalogue has a merchant that is broken that way', () => {
  expect([...codes].sort()).toEqual(Object.keys(findings).sort())
})

test.each(codes)('%s is said at its place', (code) => {
  const root = join(broken, code)
  const expected: unknown = JSON.parse(disk.readFileSync(join(root, 'expected.json'), 'utf8'))
  const found = checkMerchants(openDiskFiles(root), ['broken'])
  expect(found).toContainEqual(expect.objectContaining(expected))
  expect(found.filter((finding) => finding.severity === 'error' && finding.code !== code)).toEqual(
    [],
  )
  for (const { message } of found) expect(message).toMatch(/^["A-Z].*\. [A-Z].*[.!]$/s)
})
