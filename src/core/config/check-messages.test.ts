import { expect, test } from 'vitest'
import { checkCatalogue } from './check-messages.ts'
import { readCatalogue } from './messages.ts'
import { filesOf } from './testing.ts'

const english = {
  'locales/en/common.json': { $language: { name: 'English' }, home: { title: 'Hello' } },
  'locales/en/account.json': {
    login: { submit: 'Log in', won_one: 'One', won_other: '{{count}}' },
  },
}
const common = { $language: { name: 'ไทย' }, home: { title: 'สวัสดี' } }

/** Returns the findings of Thai, as `file:line:column message`. */
function check(thai: Readonly<Record<string, unknown>>): string[] {
  const files = filesOf({ ...english, ...thai })
  const [source, translated] = [readCatalogue(files, 'en'), readCatalogue(files, 'th')]
  if (!source || !translated) throw new Error('A language has no files.')
  return checkCatalogue(translated, source).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  )
}

test('a message that a language lacks is found in the file of its area', () => {
  const account = '{\n  "login": { "won_other": "{{count}}" }\n}\n'
  expect(check({ 'locales/th/common.json': common, 'locales/th/account.json': account })).toEqual([
    'locales/th/account.json:2:3 The message "login.submit" is missing in "th". Add it to locales/th/account.json.',
  ])
})

test('a language without the file of an area is reported once for that file', () => {
  expect(check({ 'locales/th/common.json': common })).toEqual([
    'locales/th/account.json:1:1 The messages of the area "account" are missing in "th". Add locales/th/account.json.',
  ])
})

test('the empty texts of a file are one warning at the first of them, which says what players see', () => {
  const account = { login: { submit: '', won_other: '' } }
  const head = { $language: { name: 'ไทย', fallback: ['lo', 'en'] }, home: { title: '' } }
  expect(check({ 'locales/th/common.json': head, 'locales/th/account.json': account })).toEqual([
    'locales/th/account.json:3:15 2 texts of locales/th/account.json are not translated, so players see "lo" or "en". List what is missing with "livery words th --missing".',
    'locales/th/common.json:10:14 One text of locales/th/common.json is not translated, so players see "lo" or "en". List what is missing with "livery words th --missing".',
  ])
})

test('an area that cannot be parsed has only that finding', () => {
  const found = check({
    'locales/th/common.json': common,
    'locales/th/account.json': '{ "login": ',
  })
  expect(found).not.toHaveLength(0)
  expect(found.filter((one) => one.includes('The message'))).toEqual([])
})

test('a form of a plural with a misspelt placeholder is found in the file of its language', () => {
  const account = {
    login: { submit: 'เข้าสู่ระบบ', won_one: '{{cuont}} ครั้ง', won_other: '{{count}} ครั้ง' },
  }
  expect(check({ 'locales/th/common.json': common, 'locales/th/account.json': account })).toEqual([
    'locales/th/account.json:4:16 "login.won_one" has "{{cuont}}" in "th", but "{{count}}" in "login.won_other". Use the same placeholders.',
  ])
})
