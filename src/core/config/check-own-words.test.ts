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

test('own words under the platform’s keys are fine, plurals too', () => {
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

test('what is no text is an error, and a text in place of a group says nothing', () => {
  expect(findingsOf({ home: { title: 5, won_one: ['Won!'] } })).toEqual([
    '3 error "home.title" is 5, but must be a text in quotes. Change it.',
    '4 error "home.won_one" is a list of 1 item, but must be a text in quotes. Change it.',
  ])
  expect(findingsOf({ home: 'Hi' })).toEqual([
    '2 warning There is no message called "home", so this text is never shown. Remove it.',
  ])
})
