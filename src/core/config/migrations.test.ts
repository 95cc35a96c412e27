import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Migration, migrateText, migrations, type VersionedKind } from './migrations.ts'

const known: readonly Migration[] = [
  {
    kind: 'merchant',
    from: 1,
    edit: () => [{ path: ['theme', 'shape'], rename: 'corners' }],
  },
  { kind: 'merchant', from: 2, edit: () => [{ path: ['theme', 'mode'], value: 'light' }] },
]
const path = 'merchants/shop/merchant.json'
const typed = `{
  // the shop
  "schemaVersion": 1,
  "theme": { "shape": "round" }
}
`

describe('a file of an older format', () => {
  it('gets each change between its version and the newest, and keeps the rest as typed', () => {
    expect(migrateText({ path, text: typed }, 'merchant', known)).toEqual({
      text: `{
  // the shop
  "schemaVersion": 3,
  "theme": { "corners": "round", "mode": "light" }
}
`,
      step: { from: 1, to: 3 },
    })
  })

  it('stays as it is where another kind of file has changed, or it is newer than each change', () => {
    const newest = typed.replace('1', '3')
    expect(migrateText({ path, text: typed }, 'livery', known)).toEqual({ text: typed })
    expect(migrateText({ path, text: newest }, 'merchant', known)).toEqual({ text: newest })
  })

  it('is refused with its place where it cannot be read, or a change does not fit it', () => {
    expect(migrateText({ path, text: '{ "a": ' }, 'merchant', known)).toMatchObject({
      refused: 'unreadable',
      message: expect.stringContaining(`${path}:1`),
    })
    const without = { path, text: '{ "schemaVersion": 1 }' }
    expect(migrateText(without, 'merchant', known)).toMatchObject({ refused: 'no-key' })
  })
})

it.each<VersionedKind>(['livery', 'merchant', 'own-block'])(
  'each earlier version of %s.schema.json has its migration',
  (kind) => {
    const file = join(import.meta.dirname, '../../../schemas', `${kind}.schema.json`)
    const { schemaVersion } = JSON.parse(readFileSync(file, 'utf8')).properties
    const versions = migrations.filter((one) => one.kind === kind).map(({ from }) => from)
    const earlier = Array.from({ length: schemaVersion.const - 1 }, (_, index) => index + 1)
    expect(versions.sort()).toEqual(earlier)
  },
)
