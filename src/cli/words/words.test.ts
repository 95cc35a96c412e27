import { expect, it } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const english = {
  'locales/en/common.json': {
    $language: { name: 'English', greeting: 'Hello' },
    route: { deposit: 'Deposit' },
    chat: { open: 'Chat' },
  },
  'locales/en/deposit.json': {
    deposit: { days_one: '{{count}} day', days_other: '{{count}} days' },
  },
}
const polish = {
  'locales/pl/common.json': {
    $language: { name: 'Polski', greeting: 'Witaj' },
    route: { deposit: '' },
    chat: { open: 'Chat', shut: 'Zamknij' },
  },
  'locales/pl/deposit.json': {
    deposit: { days_one: '{{count}} dzień', days_other: '{{count}} dnia', days_two: 'x' },
  },
}

function words(line: string, more: Readonly<Record<string, unknown>> = polish) {
  return runLivery(['words', ...line.split(' ').filter(Boolean)], filesOf({ ...english, ...more }))
}

it('counts what each language has, lacks and has left over, in its own plural forms', async () => {
  expect(await words('')).toEqual({
    code: 0,
    out: 'pl (Polski): 4 of 7 texts translated, 3 missing, 1 same as English, 2 left over.',
    error: '',
  })
})

it('lists what is missing by file, with the English text and the page, and ends with 1', async () => {
  const { code, out } = await words('pl --missing')
  expect(code).toBe(1)
  expect(out.split('\n').slice(1)).toEqual([
    'locales/pl/common.json',
    '  route.deposit  "Deposit"  /m/voucherCenter',
    'locales/pl/deposit.json',
    '  deposit.days_few  "{{count}} days"  /m/voucherCenter',
    '  deposit.days_many  "{{count}} days"  /m/voucherCenter',
  ])
})

it('lists what is the same as in English apart, and what nothing shows at its place', async () => {
  const same = await words('pl --same')
  expect(same.code).toBe(0)
  expect(same.out.split('\n').slice(1)).toEqual(['locales/pl/common.json', '  chat.open  "Chat"'])
  expect((await words('pl --left-over')).out.split('\n').slice(1)).toEqual([
    'locales/pl/common.json:11:13  chat.shut  "Zamknij"',
    'locales/pl/deposit.json:5:17  deposit.days_two  "x"',
  ])
})

it('gives scripts the same with the place of the English text', async () => {
  const [{ missing, ...counts }] = JSON.parse((await words('pl --format json')).out)
  expect(counts).toMatchObject({ language: 'pl', name: 'Polski', texts: 7, translated: 4 })
  expect(missing[0]).toEqual({
    area: 'common',
    key: 'route.deposit',
    english: 'Deposit',
    page: '/m/voucherCenter',
    file: 'locales/en/common.json',
    line: 7,
    column: 16,
  })
})

it('ends with 0 where --missing finds nothing', async () => {
  const thai = {
    'locales/th/common.json': {
      $language: { name: 'ไทย', greeting: 'สวัสดี' },
      route: { deposit: 'ฝากเงิน' },
      chat: { open: 'แชท' },
    },
    'locales/th/deposit.json': { deposit: { days_other: '{{count}} วัน' } },
  }
  expect(await words('th --missing', thai)).toMatchObject({
    code: 0,
    out: 'th (ไทย): 4 of 4 texts translated, 0 missing, 0 same as English, 0 left over.',
  })
})

it.each([
  [
    'vi',
    'There are no messages in the language "vi". There are en (English), pl (Polski). To start it, run "livery new-language vi".',
  ],
  ['en', 'English is the language that the others translate. Name one of those.'],
  ['../en', 'There are no messages in the language "../en".'],
])('refuses %j in a sentence', async (language, sentence) => {
  const { code, error } = await words(language)
  expect(code).toBe(2)
  expect(error).toContain(sentence)
})

it.each(['', 'pl --export pl.csv', 'pl --import pl.csv'])(
  'counts and exchanges nothing while a file of messages is broken: %s',
  async (line) => {
    const { code, out, error } = await words(line, {
      ...polish,
      'locales/pl/deposit.json': '{ "deposit": ',
    })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error).toContain('locales/pl/deposit.json:1:14  error  syntax')
  },
)

it('names the option for a folder without messages', async () => {
  const { code, error } = await runLivery(['words'], filesOf({}))
  expect({ code, error }).toEqual({
    code: 2,
    error:
      'There are no messages in ./locales/en. Name the folder that holds locales/ with --root.',
  })
})
