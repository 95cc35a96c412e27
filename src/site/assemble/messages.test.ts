import { expect, it } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { createMessageReader } from './messages.ts'

const locale = {
  $language: { name: 'English', code: 'EN', fallback: [] },
  login: { title: 'Login', welcome: 'Hello' },
  won: 'Won',
}

/** Returns the common messages of a shop that has these messages of its own. */
function readCommon(own: unknown) {
  const files = filesOf({
    'locales/en/common.json': locale,
    'merchants/shop/messages/en.json': own,
  })
  return createMessageReader(files)(['shop'], 'en')?.areas.get('common')?.messages
}

it('a merchant’s own message replaces the platform’s', () => {
  expect(readCommon({ login: { welcome: 'Come in' } })).toEqual({
    login: { title: 'Login', welcome: 'Come in' },
    won: 'Won',
  })
})

it('a file of messages may have comments and trailing commas', () => {
  const typed = '{\n  // For the opening.\n  "login": { "welcome": "Come in", },\n}\n'
  expect(readCommon(typed)).toMatchObject({ login: { title: 'Login', welcome: 'Come in' } })
})

it.each([
  ['null in place of a group', { login: null }],
  ['a text in place of a group', { login: 'Hello' }],
  ['a group in place of a text', { won: { by: 'You' } }],
  ['a number in place of a text', { login: { welcome: 5 } }],
])('%s removes no message', (_, own) => {
  expect(readCommon(own)).toEqual({ login: locale.login, won: 'Won' })
})

it('a merchant’s group goes into the area in which the platform has it', () => {
  const files = filesOf({
    'locales/en/common.json': locale,
    'locales/en/play.json': { play: { open: 'Open' } },
    'merchants/shop/messages/en.json': { play: { open: 'Go' }, other: { any: 'thing' } },
  })
  const areas = createMessageReader(files)(['shop'], 'en')?.areas
  expect(areas?.get('play')).toMatchObject({ messages: { play: { open: 'Go' } }, own: true })
  expect(areas?.get('common')).toMatchObject({ messages: { other: { any: 'thing' } }, own: true })
  expect(createMessageReader(files)(['else'], 'en')?.areas.get('play')?.own).toBe(false)
})

it('sends the names of months and days of a language with its common messages, but no fallback of it', () => {
  const dates = { months: { jan: 'មករា' } }
  const files = filesOf({
    'locales/en/common.json': locale,
    'locales/km/common.json': { $language: { name: 'ខ្មែរ', dates }, a: { b: 'c' } },
    'locales/lo/common.json': { $language: { name: 'ລາວ', fallback: ['km'] } },
  })
  const common = (tag: string) =>
    createMessageReader(files)(['shop'], tag)?.areas.get('common')?.messages
  expect(common('km')).toMatchObject({ $dates: dates, a: { b: 'c' } })
  expect(common('lo')).toMatchObject({ a: { b: 'c' } })
  expect(common('lo')).not.toHaveProperty('$dates')
})

it('an empty text of a language is not translated: players see its fallback language', () => {
  const files = filesOf({
    'locales/en/common.json': locale,
    'locales/vi/common.json': {
      $language: { name: 'Tiếng Việt', fallback: ['en'], greeting: '' },
      login: { title: '', welcome: 'Xin chào' },
    },
  })
  const vi = createMessageReader(files)(['shop'], 'vi')
  expect(vi?.info).not.toHaveProperty('greeting')
  expect(vi?.areas.get('common')?.messages).toEqual({
    login: { title: 'Login', welcome: 'Xin chào' },
    won: 'Won',
  })
})

it('a plural form that a language lacks has the text of its form "other", not that of English', () => {
  const files = filesOf({
    'locales/en/common.json': { days: { left_one: '{{count}} day', left_other: '{{count}} days' } },
    'locales/pl/common.json': {
      days: { left_one: '{{count}} dzień', left_other: '{{count}} dnia' },
    },
    'locales/ru/common.json': { days: { left_other: '' } },
    'locales/vi/common.json': { days: { left_other: '{{count}} ngày' } },
  })
  const days = (tag: string) =>
    createMessageReader(files)(['shop'], tag)?.areas.get('common')?.messages['days']
  expect(days('pl')).toEqual({
    left_one: '{{count}} dzień',
    left_few: '{{count}} dnia',
    left_many: '{{count}} dnia',
    left_other: '{{count}} dnia',
  })
  expect(days('ru')).toMatchObject({ left_one: '{{count}} day', left_few: '{{count}} days' })
  expect(days('vi')).toEqual({ left_one: '{{count}} ngày', left_other: '{{count}} ngày' })
})

it('a language without an area takes it from its fallback languages', () => {
  const files = filesOf({
    'locales/en/common.json': locale,
    'locales/en/play.json': { play: { open: 'Open', shut: 'Shut' } },
    'locales/th/common.json': { $language: { name: 'ไทย' } },
    'locales/th/play.json': { play: { open: 'เปิด' } },
    'locales/km/common.json': { $language: { name: 'ខ្មែរ', fallback: ['th'] } },
  })
  expect(createMessageReader(files)(['shop'], 'km')?.areas.get('play')?.messages).toEqual({
    play: { open: 'เปิด', shut: 'Shut' },
  })
})
