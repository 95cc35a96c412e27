import { expect, test } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import { filesOf, pictureOf, resolutionOf } from './testing.ts'

const now = Date.parse('2026-06-01T00:00Z')

const shopWith = (when: object, more: object = {}) => ({
  pages: {
    home: {
      order: ['banner', 'feast'],
      blocks: { banner: { type: 'banner' }, feast: { type: 'contact', when, ...more } },
    },
  },
})
const findingsOf = (when: object) =>
  checkMerchants(pictureOf({ shop: shopWith(when) }), ['shop'], now).map(
    ({ code, path, message }) => `${code} ${path}: ${message}`,
  )

test.each([
  ['an offset', { time: { from: '2026-12-24T18:00+07:00' } }],
  ['a zone', { time: { from: '2026-12-24T18:00[Asia/Bangkok]' } }],
  ['both', { time: { until: '2026-12-24T18:00+07:00[Asia/Bangkok]' } }],
  ['a window that is open', { time: { from: '2026-05-01T00:00Z', until: '2026-07-01T00:00Z' } }],
])('%s is accepted', (_, when) => {
  expect(findingsOf(when)).toEqual([])
})

const path = 'pages.home.blocks.feast.when.time'

test.each([
  [
    'a word',
    { from: 'tomorrow' },
    `wrong-value ${path}.from: "${path}.from" is "tomorrow", but must be a time such as "2026-12-24T18:00+07:00" or "2026-12-24T18:00[Asia/Bangkok]". Change it.`,
  ],
  [
    'an offset that the zone does not have then',
    { from: '2026-12-24T18:00+01:00[Europe/London]' },
    `wrong-value ${path}.from: "${path}.from" is "2026-12-24T18:00+01:00[Europe/London]", but must be a time with the offset that its zone has then. Remove the offset, or correct it.`,
  ],
  [
    'a window without times',
    {},
    `wrong-value ${path}: "${path}" is a map, but must be a map that is not empty. Change it.`,
  ],
  [
    'a window that ends as it begins, in another zone',
    { from: '2026-12-24T18:00+07:00', until: '2026-12-24T11:00Z' },
    `empty-window ${path}.until: This window ends at 2026-12-24 11:00 (UTC), which is not after its beginning at 2026-12-24 18:00 (+07:00), so no moment is in it. Change one of the two times.`,
  ],
  [
    'a window that ends now',
    { until: '2026-06-01T07:00+07:00' },
    `past-window ${path}.until: This window ended at 2026-06-01 07:00 (+07:00) and does not come again. Change "until", or remove the window and what it is for.`,
  ],
])('%s is reported at its line, with what to do', (_, time, finding) => {
  expect(findingsOf({ time })).toEqual([finding])
})

test('times are found inside of all, any and not', () => {
  const wrong = { time: { from: '2026-12-24T18:00' } }
  const found = findingsOf({ all: [{ session: 'guest' }, { not: { any: [wrong] } }] })
  expect(found).toEqual([
    expect.stringContaining(
      'time-without-zone pages.home.blocks.feast.when.all.1.not.any.0.time.from:',
    ),
  ])
})

test('no window is past without a clock', () => {
  const files = pictureOf({ shop: shopWith({ time: { until: '2000-01-01T00:00Z' } }) })
  expect(checkMerchants(files, ['shop'])).toEqual([])
})

test('a typo in a zone has a fix that keeps the time', () => {
  const files = pictureOf({ shop: shopWith({ time: { from: '2026-12-24T18:00[Asia/Bangkk]' } }) })
  const [finding] = checkMerchants(files, ['shop'], now)
  expect(finding?.fix?.insert).toBe('"2026-12-24T18:00[Asia/Bangkok]"')
})

test('the times of a banner of the sandbox are checked as those of a condition', () => {
  const merchants = pictureOf({ shop: {} })
  const world = {
    banners: [
      { id: 'a', group: 'm_home', title: 'A', from: '2026-12-24T18:00' },
      { id: 'b', group: 'm_home', title: 'B', until: '2026-01-01T00:00Z' },
    ],
  }
  const over = filesOf({ 'merchants/shop/world.json': world })
  const files = {
    read: (path: string) => over.read(path) ?? merchants.read(path),
    list: merchants.list,
  }
  expect(checkMerchants(files, ['shop'], now).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'time-without-zone banners.0.from',
    'past-window banners.1.until',
  ])
})

test('a page whose blocks are all over later is reported with that moment', () => {
  const when = { time: { until: '2026-07-01T00:00Z' } }
  const home = { order: ['feast'], blocks: { feast: { type: 'contact', when } } }
  const found = checkMerchants(pictureOf({ shop: { pages: { home } } }), ['shop'], now)
  expect(found.map(({ message }) => message)).toEqual([
    'The page "home" shows no block when the time is 2026-07-01 00:00 (UTC). Add a block that is shown then.',
  ])
})

test('a resolved merchant has the offset of every time, so that the player needs no zones', () => {
  const when = { not: { time: { from: '2026-03-29T01:30[Europe/London]' } } }
  const { merchant } = resolutionOf({ shop: shopWith(when) })
  expect(merchant?.pages['home']?.blocks['feast']?.when).toEqual({
    not: { time: { from: '2026-03-29T02:30:00+01:00[Europe/London]' } },
  })
})

test('a merchant is run in UTC unless it or a parent names another time zone', () => {
  expect(resolutionOf({ shop: {} }).merchant?.timeZone).toBe('UTC')
  expect(resolutionOf({ shop: { timeZone: 'Asia/Tokyo' } }).merchant?.timeZone).toBe('Asia/Tokyo')
})

test('a time zone that nobody knows is reported with the nearest name', () => {
  const [finding] = checkMerchants(pictureOf({ shop: { timeZone: 'Asia/Bangkk' } }), ['shop'], now)
  expect(finding).toMatchObject({ code: 'unknown-zone', fix: { insert: '"Asia/Bangkok"' } })
})
