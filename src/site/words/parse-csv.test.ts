import { expect, it } from 'vitest'
import { placeOf } from '../../core/config/source.ts'
import { parseCsv } from './parse-csv.ts'
import { writeCsv } from './write-csv.ts'

/** Parses a file, and returns its texts as `line key=text`. */
function list(text: string): string[] | string {
  const parsed = parseCsv({ path: 'vi.csv', text })
  if ('refused' in parsed) return parsed.refused
  return parsed.texts.map(
    ({ key, text: typed, span }) => `${placeOf(span).line} ${key}=${JSON.stringify(typed)}`,
  )
}

function exported(english: string, translation: string): string {
  return writeCsv([{ area: 'common', key: 'chat.open', english, translation, place: '' }])
}

it('writes the columns with a byte order mark, and quotes what needs quotes', () => {
  expect(exported('Hi, "you"', '')).toBe(
    '\uFEFFarea,key,english,translation\r\ncommon,chat.open,"Hi, ""you""",\r\n',
  )
})

it.each(['=1+1', '+84', '-5', '@SUM(A1)', '\tx', '＝1', "'=1", "''-x"])(
  'a spreadsheet shows %j as text, and the import takes it as it was',
  (translation) => {
    const text = exported('x', translation)
    expect(text).toContain(`'${translation}`)
    expect(list(text)).toEqual([`2 chat.open=${JSON.stringify(translation)}`])
  },
)

it.each(["'quoted'", ' spaces ', 'two\nlines', 'a;b', '"', 'CR\r\nLF', ''])(
  'a text comes back as it was: %j',
  (translation) => {
    expect(list(exported('x', translation))).toEqual([`2 chat.open=${JSON.stringify(translation)}`])
  },
)

it('finds the line of each text, below others of several lines and empty lines', () => {
  expect(list('key,translation\r\na,"1\r\n2"\r\n\r\nb,"3\n4"\r\nc,5\r\n')).toEqual([
    '2 a="1\\r\\n2"',
    '5 b="3\\n4"',
    '7 c="5"',
  ])
})

it.each([';', '\t'])('takes the columns that a spreadsheet separated by %j', (mark) => {
  expect(list(`area${mark}key${mark}translation\na${mark}chat.open${mark}x,y`)).toEqual([
    '2 chat.open="x,y"',
  ])
})

it.each([
  ['', 'vi.csv:1: The first line does not name the columns area, key, english, translation.'],
  [
    'a,b\n1,2',
    'vi.csv:1: The first line does not name the columns area, key, english, translation.',
  ],
  ['key,translation\na', 'vi.csv:2: This line has more or fewer columns than the first.'],
  ['key,translation\na,b\nc,"d', 'vi.csv:3: A text that begins with a quote has no closing quote.'],
  ['key,translation\na,b"c', 'vi.csv:2: A quote within a text is not written twice.'],
  ['key,translation\na,"b"c', 'vi.csv:2: A quote within a text is not written twice.'],
])('refuses %j in one sentence with the line', (text, sentence) => {
  expect(list(text)).toBe(sentence)
})
