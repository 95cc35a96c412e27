import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withdrawalLimitsOf } from '../money/withdrawal-limits.ts'
import { envelopesOf } from '../world/envelopes.ts'
import { inviteOf } from '../world/invite.ts'
import { parseWorld } from '../world/parse-world.ts'
import { defaultTermsOf } from './default-terms.ts'

test('the default terms of a world have no finding', () => {
  const path = join(import.meta.dirname, 'default.world.json')
  const world = parseWorld({ path, text: readFileSync(path, 'utf8') })
  expect(world).not.toHaveProperty('findings')
})

const currencies = [
  { code: 'THB', symbol: '฿', digits: 2, least: '100', text: 'Deposit 300, get 20.' },
  { code: 'CNY', symbol: '¥', digits: 2, least: '100', text: 'Deposit 300, get 20.' },
  { code: 'USD', symbol: '$', digits: 2, least: '10', text: 'Deposit 30, get 2.' },
  { code: 'JPY', symbol: '¥', digits: 0, least: '1000', text: 'Deposit 3,000, get 200.' },
  { code: 'KHR', symbol: '៛', digits: 0, least: '10000', text: 'Deposit 30,000, get 2,000.' },
]

test.each(currencies)(
  'the limits and promises of a world without terms fit $code',
  ({ least, text, ...currency }) => {
    const world = { currency, vendors: [] }
    const { depositMethods, promotions, rewards, depositPromotions } = defaultTermsOf(world)
    expect(depositMethods.map(({ min }) => min)).toEqual(depositMethods.map(() => least))
    expect(depositMethods[0]?.amounts[0]).toBe(least)
    expect(withdrawalLimitsOf(world).min).toBe(Number(least) * 10 ** currency.digits)
    expect(inviteOf(world).minDeposit).toBe(least)
    expect(promotions.find(({ id }) => id === 'reload-gift')?.summary).toMatchObject({ en: text })
    expect(depositPromotions[0]?.percent).toBe('10')
    const all = [...promotions, ...depositPromotions, ...(rewards.missions ?? [])]
    expect(JSON.stringify(all)).not.toMatch(/\{\d/)
    for (const { amount } of envelopesOf(world).flatMap(({ amounts }) => amounts))
      expect(Number(amount) * 10 ** currency.digits).toBeGreaterThan(0)
  },
)
