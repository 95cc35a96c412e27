import { expect, test } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkMerchants } from './check-merchants.ts'
import { pictureOf, resolutionOf } from './testing.ts'

const codes = { merchantCode: 'SISTER-1', trialMerchantCode: 'SISTER-1-trial' }
const sister = {
  hosts: ['sister.test'],
  gateway: { origin: 'https://gateway.test', ...codes },
}

function gatewayOf(own: object, parent: object = sister) {
  const { merchant } = resolutionOf({ sister: parent, shop: { extends: 'sister', ...own } })
  return merchant?.gateway
}

test('a merchant inherits the address of its sister’s gateway, but not her codes there', () => {
  const expected = { origin: 'https://gateway.test', merchantCode: '', trialMerchantCode: '' }
  expect(gatewayOf({})).toMatchObject(expected)
  expect(gatewayOf({ gateway: { tokenInQuery: true } })).toMatchObject(expected)
})

test('nobody inherits the codes of a merchant further up', () => {
  const { merchant, provenance } = resolutionOf({
    sister,
    middle: { extends: 'sister' },
    shop: { extends: 'middle' },
  })
  expect(merchant?.gateway.merchantCode).toBe('')
  expect(provenance.of('gateway.merchantCode').map(({ layer }) => layer)).not.toContain('sister')
})

test('a final code of a parent does not keep its children from having their own', () => {
  const strict = { ...sister, $final: { 'gateway.merchantCode': 'Agreed with the platform.' } }
  expect(gatewayOf({ gateway: { merchantCode: 'SHOP-1' } }, strict)?.merchantCode).toBe('SHOP-1')
})

test.each([
  {},
  { gateway: {} },
  { gateway: { tokenInQuery: true } },
  { gateway: { merchantCode: 'SHOP-1' } },
])('a fix writes the missing codes into %o', (own) => {
  const files = pictureOf({ sister, shop: { extends: 'sister', ...own } })
  const found = checkMerchants(files, ['shop'])
  expect(found).toMatchObject([{ code: 'identity-not-inherited', path: 'extends' }])
  const text = files.read('merchants/shop/merchant.json') ?? ''
  const fixed = JSON.parse(
    applyFixes(
      text,
      found.flatMap(({ fix }) => fix ?? []),
    ).text,
  )
  const usual = { merchantCode: 'shop', trialMerchantCode: 'shop-trial' }
  expect(fixed).toMatchObject({ ...own, gateway: { ...usual, ...own.gateway } })
  expect(checkMerchants(pictureOf({ sister, shop: fixed }))).toEqual([])
})
