import { expect, test } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkMerchants } from './check-merchants.ts'
import { pictureOf } from './testing.ts'

const right = '../../schemas/merchant.schema.json'

test.each([right, './../../schemas/merchant.schema.json', 'https://example.com/merchant.json'])(
  'a "$schema" that an editor can follow has no finding: %s',
  ($schema) => {
    expect(checkMerchants(pictureOf({ shop: { $schema } }))).toEqual([])
  },
)

test.each([
  '../../../schemas/merchant.schema.json',
  '../schemas/merchant.schema.json',
  '../../schemas/merchants.schema.json',
  '../../schemas/world.schema.json',
  '',
])(
  'a "$schema" that leads nowhere, or to the schema of another file, gets the right one: %s',
  ($schema) => {
    const files = pictureOf({ shop: { $schema } })
    const found = checkMerchants(files)
    expect(found).toMatchObject([
      { code: 'schema-not-found', path: '$schema', severity: 'warning' },
    ])
    const text = files.read('merchants/shop/merchant.json') ?? ''
    const fixed = JSON.parse(
      applyFixes(
        text,
        found.flatMap(({ fix }) => fix ?? []),
      ).text,
    )
    expect(fixed.$schema).toBe(right)
  },
)
