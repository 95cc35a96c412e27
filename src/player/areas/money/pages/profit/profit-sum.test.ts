import { describe, expect, it } from 'vitest'
import type { ProfitReport } from '../../../../../core/contract/generated/gateway.ts'
import { addDecimals, subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import {
  digitsOfReport,
  listSummands,
  restOfCategories,
  restOfGames,
  restOfVendors,
} from './profit-sum.ts'

const languages = ['en', 'th', 'zh', 'km', 'ja'] as const

/** Returns numbers from 0 up to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
const random = createRandom(20_261_125)
const pick = <T>(items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0]
const amountWith = (digits: number): string => {
  const whole = Math.floor(random() ** 3 * 10_000_000)
  const rest = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('')
  return digits > 0 ? `${whole}.${rest}` : `${whole}`
}
const several = <T>(make: () => T): T[] => Array.from({ length: Math.floor(random() * 4) }, make)

/** Returns a report whose amounts have up to a number of digits. */
function createReport(digits: number): ProfitReport {
  const sum = (rows: readonly object[], field: string): string =>
    addDecimals([
      '0',
      ...rows.map((row) => String(Object.entries(row).find(([key]) => key === field)?.[1])),
    ])
  const categories = several(() => {
    const vendors = several(() => {
      const games = several(() => {
        const bets = amountWith(digits)
        const payout = amountWith(digits)
        const net = subtractDecimals(payout, bets)
        return { gameCode: '8.12345', name: 'Game', bets, payout, net, count: 3 }
      })
      const rebate = amountWith(digits)
      return {
        vendor: 'V',
        displayName: 'Vendor',
        bets: sum(games, 'bets'),
        payout: sum(games, 'payout'),
        rebate,
        net: addDecimals([sum(games, 'net'), rebate]),
        count: 3,
        games,
      }
    })
    return {
      gameCategory: 'RNG',
      bets: sum(vendors, 'bets'),
      payout: sum(vendors, 'payout'),
      rebate: sum(vendors, 'rebate'),
      net: sum(vendors, 'net'),
      count: 3,
      vendors,
    }
  })
  const bonus = amountWith(digits)
  const net = addDecimals([sum(categories, 'net'), bonus])
  return {
    totals: {
      bets: sum(categories, 'bets'),
      payout: sum(categories, 'payout'),
      rebate: sum(categories, 'rebate'),
      bonus,
      net,
      count: 3,
    },
    categories,
    days: [{ day: 0, net }],
    updatedAt: 0,
  }
}

/** Reads an amount as a player does. */
function readShown(text: string): string {
  return text.replace('−', '-').replace(/[^\d.-]/g, '')
}

describe('a report of profit and loss', () => {
  it('adds up in every line as it is shown, for 1,000 random reports', () => {
    for (let run = 0; run < 1000; run += 1) {
      const currencyDigits = pick([0, 2, 3, 4])
      const report = createReport(pick([0, 2, 3, 4]))
      const format = {
        language: pick(languages),
        symbol: '฿',
        digits: digitsOfReport(report, currencyDigits),
        sign: 'always' as const,
      }
      const shown = (amount: string): string => readShown(formatMoney(amount, format))
      const total = (amounts: readonly string[]): string =>
        addDecimals([shown('0'), ...amounts.map(shown)])
      const vendors = report.categories.flatMap((category) => category.vendors)
      for (const row of [report.totals, ...report.categories, ...vendors])
        expect(total(listSummands(row).map(({ amount }) => amount))).toBe(shown(row.net))
      for (const { net, rebate, games } of vendors)
        expect(total([rebate, ...games.map((game) => game.net)])).toBe(shown(net))
      for (const { net, vendors: rows } of report.categories)
        expect(total(rows.map((row) => row.net))).toBe(shown(net))
      const nets = report.categories.map((category) => category.net)
      expect(total([report.totals.bonus, ...nets])).toBe(shown(report.totals.net))
    }
  })

  it('has as many digits as its amounts need, and no more for zeros', () => {
    const report = createReport(0)
    expect(digitsOfReport(report, 2)).toBe(2)
    expect(digitsOfReport({ ...report, days: [{ day: 0, net: '-1.2300' }] }, 0)).toBe(2)
    expect(digitsOfReport({ ...report, days: [{ day: 0, net: '-0.0051' }] }, 2)).toBe(4)
  })

  it('lists the remainder that the figures of the gateway leave, so that the lines still add up', () => {
    const figures = { payout: '10.00', bets: '4.00', rebate: '0.00', bonus: '1.00', net: '6.50' }
    expect(listSummands(figures).at(-1)).toEqual({ kind: 'other', amount: '-0.50' })
    const game = { gameCode: 'g', name: 'g', bets: '0', payout: '0', net: '2.00', count: 1 }
    const vendor = {
      ...figures,
      vendor: 'v',
      displayName: 'v',
      count: 1,
      rebate: '1.00',
      games: [game, game],
    }
    expect(restOfGames(vendor)).toBe('1.50')
    const category = { ...figures, gameCategory: 'RNG', count: 1, vendors: [vendor] }
    expect(restOfVendors(category)).toBeUndefined()
    const totals = { ...figures, count: 1 }
    expect(restOfCategories({ totals, categories: [category], days: [], updatedAt: 0 })).toBe(
      '-1.00',
    )
  })
})
