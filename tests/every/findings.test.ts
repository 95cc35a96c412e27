import * as disk from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkMerchants } from '../../src/config/check-merchants.ts'
import type { Finding } from '../../src/config/finding.ts'
import { findings } from '../../src/config/findings.ts'
import { openDiskFiles } from '../../src/disk/disk-files.ts'
import { checkLive } from '../../src/live/check-live.ts'
import { answersOf } from '../support/gateway-answers.ts'

const broken = join(import.meta.dirname, '../fixtures/broken')
const codes = disk.readdirSync(broken)

test('every finding of the catalogue has a merchant that is broken that way', () => {
  expect([...codes].sort()).toEqual(Object.keys(findings).sort())
})

test.each(codes)('%s is said at its place', (code) => {
  const root = join(broken, code)
  const expected: unknown = readJson(join(root, 'expected.json'))
  const found = findAll(root)
  expect(found).toContainEqual(expect.objectContaining(expected))
  expect(found.filter((finding) => finding.severity === 'error' && finding.code !== code)).toEqual(
    [],
  )
  for (const { message } of found) expect(message).toMatch(/^["A-Z].*\. [A-Z].*[.!]$/s)
})

/** What is said of the files of a fixture and, where it has answers of a gateway, of those. */
function findAll(root: string): Finding[] {
  const files = openDiskFiles(root)
  const own = checkMerchants(files, ['broken'])
  const gateway = join(root, 'gateway.json')
  if (!disk.existsSync(gateway)) return own
  return [...own, ...checkLive(files, 'broken', answersOf(readJson(gateway)))]
}

function readJson(path: string) {
  return JSON.parse(disk.readFileSync(path, 'utf8'))
}
