import { expect, it } from 'vitest'
import { schemas } from '../contract/generated/schemas.ts'
import { isHostName, readReserved } from './host-name.ts'
import type { Schema } from './schema-registry.ts'

const names: readonly (readonly [host: string, isName: boolean])[] = [
  ['brand.localhost', true],
  ['a', true],
  ['www.brand-1.example', true],
  [`${'a'.repeat(63)}.example`, true],
  [`${'a'.repeat(64)}.example`, false],
  [`${'a.'.repeat(127)}a`, false],
  ['..', false],
  ['a..b', false],
  ['.brand', false],
  ['-brand', false],
  ['brand-', false],
  ['Brand', false],
  ['brand:80', false],
  ['brand/m', false],
  ['', false],
]

it.each(names)('"%s" is the name of a host: %s, in an editor too', (host, isName) => {
  const { properties } = schemas['Merchant'] as Schema // the schema of a merchant file
  const pattern = properties?.['hosts']?.items?.pattern ?? ''
  expect([isHostName(host), new RegExp(pattern, 'u').test(host)]).toEqual([isName, isName])
})

it('a merchant may not use the hosts of the studio, the games and the previews', () => {
  for (const host of ['localhost', '127.0.0.1', 'games.localhost', 'preview-1a.localhost'])
    expect(readReserved(host)).toMatch(/studio|games/)
  for (const host of ['brand.localhost', 'games.example', '1.brand.example', 'preview-1a.example'])
    expect(readReserved(host)).toBeUndefined()
})
