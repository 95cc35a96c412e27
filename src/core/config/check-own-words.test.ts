import { expect, test } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import { filesOf } from './testing.ts'

function findingsOf(words: unknown) {
  const files = filesOf({
    'locales/en/common.json': {
      $language: { name: 'English', code: 'EN', fallback: [] },
      home: { title: 'Hello', won_one: 'One win', won_other: '{{count}} wins' },
    },
    'merchants/shop/merchant.json': {
      schemaVersion: 1,
      code: 'shop',
      languages: { default: 'en', supported: ['en'] },
      safety: { rememberedLogin: 'username' },
    },
    'merchants/shop/messages/en.json': words,
  })
  return checkMerchants(files, ['shop']).map(({ file, line, severity, message }) =>
    file.includes('messages') ? `${line} ${severity} ${message}` : `${file} ${message}`,
  )
}

test('own messages under the platform’s keys have no finding, plurals included', () => {
  expect(findingsOf({ home: { title: 'Hi', won_one: 'Won!', won_other: '{{count}}!' } })).toEqual(
    [],
  )
})

test('a file that cannot be read is reported at its place', () => {
  expect(findingsOf('{ "home": }')).toEqual(['1 error A value is missing here. Add one.'])
})

test('a key without a message is reported with the nearest key', () => {
  expect(findingsOf({ home: { titel: 'Hi' } })).toEqual([
    '3 warning There is no message called "home.titel", so this text is never shown. Rename it to "home.title".',
  ])
})

test('other placeholders than the platform’s are an error', () => {
  expect(findingsOf({ home: { won_other: '{{amount}} wins' } })).toEqual([
    '3 error "home.won_other" has "{{amount}}" in "en", but "{{count}}" in the platform\'s message. Use the same placeholders.',
  ])
})

test('a value that is not a text is an error, and a text in place of a group has no effect', () => {
  expect(findingsOf({ home: { title: 5, won_one: ['Won!'] } })).toEqual([
    '3 error "home.title" is 5, but must be a text in quotes. Change it.',
    '4 error "home.won_one" is a list of 1 item, but must be a text in quotes. Change it.',
  ])
  expect(findingsOf({ home: 'Hi' })).toEqual([
    '2 warning There is no message called "home", so this text is never shown. Remove it.',
  ])
})

test('every form of a plural has the placeholders of the platform, and may write the count as a word', () => {
  expect(findingsOf({ home: { won_one: 'One win', won_few: '{{count}} wins' } })).toEqual([])
  expect(findingsOf({ home: { won_one: '{{cuont}} win', won_few: '{{name}} wins' } })).toEqual([
    '3 error "home.won_one" has "{{cuont}}" in "en", but "{{count}}" in "home.won_other". Use the same placeholders.',
    '4 error "home.won_few" has "{{name}}" in "en", but "{{count}}" in "home.won_other". Use the same placeholders.',
  ])
})

test.each([
  ['', 'shows nothing'],
  ['   ', 'shows nothing'],
  ['\u200b \t', 'shows nothing'],
  ['\u00a0\u3000', 'shows nothing'],
  ['<b>Hi</b>', 'shows "<b>" as it is typed'],
  ['Hi&nbsp;you', 'shows "&nbsp;" as it is typed'],
])('a text that players cannot read is reported: %j', (title, problem) => {
  const [found, ...others] = findingsOf({ home: { title } })
  expect(found).toContain(`3 warning The message "home.title" ${problem}.`)
  expect(others).toEqual([])
})

test('a text may contain the signs of markup', () => {
  expect(findingsOf({ home: { title: 'Win 5 < 10 & more <3 with <Söhne>' } })).toEqual([])
})

test('messages in an unknown language are reported once', () => {
  const files = filesOf({
    'locales/en/common.json': { $language: { name: 'English', code: 'EN', fallback: [] } },
    'merchants/shop/merchant.json': {
      schemaVersion: 1,
      code: 'shop',
      languages: { default: 'en', supported: ['en'] },
      safety: { rememberedLogin: 'username' },
    },
    'merchants/shop/messages/vi.json': { home: { title: 'Xin chao' } },
  })
  expect(checkMerchants(files, ['shop'])).toMatchObject([
    {
      file: 'merchants/shop/messages/vi.json',
      code: 'message-missing',
      severity: 'warning',
      message:
        'There are no messages in the language "vi", so this file is never shown. Add them to locales/vi/, or remove this file.',
    },
  ])
})
