import { expect, it } from 'vitest'
import type { World, WorldText } from '../../src/core/contract/generated/world.ts'
import { withdrawalLimitsOf } from '../../src/sandbox/money/withdrawal-limits.ts'
import { depositMethodsOf } from '../../src/sandbox/terms/deposit-methods.ts'
import { currencyOf } from '../../src/sandbox/world/currency.ts'
import { readOpenWorld, worldNames } from '../support/seeded-worlds.ts'

type Texts = Readonly<Record<string, string | undefined>>

/** A text of a world that leads to a promotion. */
interface Promise {
  readonly of: string
  readonly promotion: string
  readonly texts: readonly Texts[]
}

function textsOf(text: WorldText | undefined): Texts {
  return typeof text === 'string' ? { en: text } : (text ?? {})
}

/** Lists the banners, notices, popups and messages of a world that link to a promotion. */
function listPromises(world: World): Promise[] {
  const { banners = [], notices = [], popups = [], promotionNotices = [], messages = [] } = world
  const written = [
    ...banners.map(({ id, url = '', title, line }) => ({ of: id, url, texts: [title, line] })),
    ...[...notices, ...popups, ...promotionNotices].map(({ id, title, content }) => ({
      of: id,
      url: JSON.stringify(content ?? ''),
      texts: [title, content],
    })),
    ...messages.map(({ id, title, body }) => ({
      of: id,
      url: JSON.stringify(body),
      texts: [title, body],
    })),
  ]
  return written.flatMap(({ of, url, texts }) => {
    const [, promotion] = /\/m\/activity\?id=([\w-]+)/.exec(url) ?? []
    return promotion === undefined ? [] : [{ of, promotion, texts: texts.map(textsOf) }]
  })
}

/** Returns the amounts, percentages and times of day of a text; dates that are counted from today are none. */
function numbersOf(text: string): string[] {
  const plain = text.replace(/\{[^}]*\}|<[^>]*>/g, ' ')
  return plain.match(/\d[\d.,:]*\d|\d/g) ?? []
}

it.each(worldNames)('%s announces no figure that is not in the terms of its promotion', (name) => {
  const world = readOpenWorld(name)
  const untrue = listPromises(world).flatMap(({ of, promotion, texts }) => {
    const terms = world.promotions?.find(({ id }) => id === promotion)
    if (!terms) return [`${of}: no promotion "${promotion}"`]
    return texts.flatMap((text) =>
      Object.entries(text).flatMap(([language, sentence = '']) => {
        const known = [terms.title, terms.summary, terms.rules]
          .map((one) => textsOf(one)[language] ?? '')
          .join(' ')
        return numbersOf(sentence)
          .filter((number) => !numbersOf(known).includes(number))
          .map((number) => `${of} (${language}): ${number}`)
      }),
    )
  })
  expect(untrue).toEqual([])
})

it.each(worldNames)('%s writes about a promotion after it began', (name) => {
  const { promotions = [], messages = [] } = readOpenWorld(name)
  const early = messages.filter(({ body, hoursAgo }) =>
    promotions.some(
      ({ id, fromHours = 0 }) =>
        JSON.stringify(body).includes(`/m/activity?id=${id}\\"`) && hoursAgo > -fromHours,
    ),
  )
  expect(early.map(({ id }) => id)).toEqual([])
})

it.each(worldNames)('%s has the same terms for offers of the same name', (name) => {
  const { promotions = [], depositPromotions = [] } = readOpenWorld(name)
  const offers = [...promotions, ...depositPromotions].map(
    ({ title, percent, bonus, maxBonus, turnover, days }) => ({
      title: textsOf(title)['en'],
      terms: JSON.stringify({ percent, bonus, maxBonus, turnover, days }),
    }),
  )
  const others = offers.filter((one) =>
    offers.some(({ title, terms }) => title === one.title && terms !== one.terms),
  )
  expect(others).toEqual([])
})

it.each(worldNames)('%s names the games and vendors that it has', (name) => {
  const { banners = [], vendors = [] } = readOpenWorld(name)
  const counted = banners.flatMap(({ id, url = '', line }) => {
    const [, category] = /gameType=([A-Z]+)/.exec(url) ?? []
    const [, games, makers] = /^(\d+) games from (\d+) makers/.exec(textsOf(line)['en'] ?? '') ?? []
    if (category === undefined || games === undefined) return []
    const offers = vendors.flatMap(({ categories }) =>
      (categories ?? []).filter((offer) => offer.category === category),
    )
    const sum = offers.reduce((total, { games: count = 0 }) => total + count, 0)
    return sum === Number(games) && offers.length === Number(makers) ? [] : [id]
  })
  expect(counted).toEqual([])
})

it.each(worldNames)('%s offers no way to deposit above its limit', (name) => {
  for (const { id, min, max, amounts = [] } of depositMethodsOf(readOpenWorld(name))) {
    expect(Number(min), id).toBeLessThan(Number(max))
    for (const amount of amounts) expect(Number(amount), id).toBeLessThanOrEqual(Number(max))
  }
})

it.each(worldNames)('%s pays out what two of its smallest deposits bring in', (name) => {
  const world = readOpenWorld(name)
  const least = Math.min(...depositMethodsOf(world).map(({ min }) => Number(min)))
  const unit = 10 ** currencyOf(world).digits
  expect(withdrawalLimitsOf(world).min).toBeLessThanOrEqual(2 * least * unit)
})

it.each(worldNames)('%s counts every date from today, and names none of the calendar', (name) => {
  const { banners, notices, popups, promotionNotices, messages, promotions } = readOpenWorld(name)
  const texts = JSON.stringify([banners, notices, popups, promotionNotices, messages, promotions])
  const month =
    /\b(January|February|March|April|June|July|August|September|October|November|December)\b/
  expect(texts).not.toMatch(month)
  expect(texts).not.toMatch(/20[23]\d/)
  expect(texts).not.toMatch(/\d{1,2}\s?月\s?\d{1,2}/)
})
