import { expect, it } from 'vitest'
import { noFiles } from '../../core/config/files.ts'
import { filesOver } from '../../core/config/files-over.ts'
import { filesOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const common = `{
  // From the office in Hue.
  "$language": { "name": "Tiếng Việt", "fallback": ["en"], "greeting": "" },
  "chat": {
    "shut": "Đóng", /* agreed */
    "open": ""
  },
}
`
const files = filesOf({
  'locales/en/common.json': {
    $language: { name: 'English', greeting: 'Hello' },
    chat: { open: 'Chat with {{name}}', shut: 'Close', wait: 'Wait' },
  },
  'locales/en/deposit.json': {
    deposit: { days_one: '{{count}} day', days_other: '{{count}} days' },
  },
  'locales/vi/common.json': common,
})

/** Runs the command in the folder of the project, with more files in it. */
async function words(line: string, more: Readonly<Record<string, string>> = {}) {
  const written = new Map<string, string>()
  const all = filesOver(
    files,
    Object.entries(more).map(([path, text]) => ({ path, text })),
  )
  const answer = await runLivery(['words', ...line.split(' ')], all, {
    writerAt: () => (path, content) => {
      written.set(path, typeof content === 'string' ? content : new TextDecoder().decode(content))
    },
  })
  return { ...answer, written }
}

const csv = (...rows: readonly string[]) => ({
  'vi.csv': ['area,key,english,translation', ...rows, ''].join('\r\n'),
})

it.each(['vi.xlf', 'vi.csv'])('exports %s, and its import changes nothing', async (file) => {
  const { code, out, written } = await words(`vi --export ${file}`)
  expect({ code, out }).toEqual({
    code: 0,
    out: `Wrote ${file}: 5 texts, 1 of them translated. Take it back with "livery words vi --import ${file}".`,
  })
  const back = await words(`vi --import ${file}`, { [file]: written.get(file) ?? '' })
  expect({ code: back.code, out: back.out, written: back.written.size }).toEqual({
    code: 0,
    out: `Nothing changed: ${file} has no text that differs.`,
    written: 0,
  })
})

it('exports only what is not translated with --missing', async () => {
  const { written } = await words('vi --missing --export vi.csv')
  expect(written.get('vi.csv')).not.toContain('chat.shut')
  expect(written.get('vi.csv')).toContain('chat.open')
})

it('imports what a translator filled in, and leaves the rest of each file as typed', async () => {
  const rows = csv(
    'common,$language.greeting,Hello,Xin chào',
    'common,chat.open,,Nói với {{name}}',
    'common,chat.shut,Close,',
    'common,chat.wait,Wait,Chờ',
    'deposit,deposit.days_other,,{{count}} ngày',
  )
  const { code, out, written } = await words('vi --import vi.csv', rows)
  expect({ code, out }).toEqual({ code: 0, out: '4 texts of 2 files changed.' })
  expect(written.get('locales/vi/common.json')).toBe(
    common
      .replace('"greeting": ""', '"greeting": "Xin chào"')
      .replace('"open": ""', '"open": "Nói với {{name}}",\n    "wait": "Chờ"'),
  )
  expect(JSON.parse(written.get('locales/vi/deposit.json') ?? '')).toEqual({
    deposit: { days_other: '{{count}} ngày' },
  })
})

it('writes nothing if one text has an error, and lists all findings at their lines', async () => {
  const rows = csv(
    'common,chat.opne,,Nói',
    'common,chat.open,,Nói với {{nmae}}',
    'common,chat.wait,,<b>Chờ</b>',
    'common,chat.wait,,Ch\u202eờ',
    'deposit,deposit.days_one,,{{count}} ngày',
    'deposit,deposit.days_other,,ngày',
  )
  const { code, out, written } = await words('vi --import vi.csv', rows)
  expect({ code, written: written.size }).toEqual({ code: 1, written: 0 })
  const places = out.split('\n').filter((line) => line.startsWith('vi.csv:'))
  expect(places).toEqual([
    'vi.csv:2:1  error  message-missing',
    'vi.csv:3:1  error  placeholder-mismatch',
    'vi.csv:4:1  warning  message-unreadable',
    'vi.csv:5:1  error  duplicate-key',
    'vi.csv:5:1  error  hidden-character',
    'vi.csv:6:1  error  message-missing',
    'vi.csv:7:1  error  placeholder-mismatch',
  ])
  expect(out).toContain('There is no message called "chat.opne". Rename it to "chat.open".')
  expect(out).toContain(
    '"deposit.days_one" is a plural form that "vi" does not have. Its forms are "other".',
  )
  expect(out.endsWith('Nothing is imported, because vi.csv has errors.')).toBe(true)
})

it.each(['vi.xlf', 'vi.csv'])(
  'warns of each text of %s whose English text has changed since the export',
  async (file) => {
    const english = { open: 'Chat with {{name}}', shut: 'Close the chat', wait: 'Wait' }
    const sent = (await words(`vi --export ${file}`)).written.get(file) ?? ''
    const { code, out, written } = await words(`vi --import ${file}`, {
      'locales/en/common.json': JSON.stringify({
        $language: { name: 'English', greeting: 'Hello' },
        chat: english,
      }),
      [file]: sent.replace('Đóng', 'Khép'),
    })
    expect(code).toBe(0)
    expect(out.match(/warning {2}message-missing/g)).toHaveLength(1)
    expect(out).toContain(
      'The English text of "chat.shut" has changed since this file was exported: it is "Close the chat" now.',
    )
    expect(written.get('locales/vi/common.json')).toContain('"shut": "Khép"')
  },
)

it('gives scripts the files and findings', async () => {
  const rows = csv('common,chat.wait,,Chờ')
  const { out } = await words('vi --import vi.csv --format json', rows)
  expect(JSON.parse(out)).toEqual({
    file: 'vi.csv',
    language: 'vi',
    changed: 1,
    files: ['locales/vi/common.json'],
    findings: [],
  })
})

it('leaves the files of the installed package alone', async () => {
  const rows = csv('common,chat.wait,,Chờ')
  const inWorkspace = {
    ...filesOver(files, [{ path: 'vi.csv', text: rows['vi.csv'] }]),
    installed: { has: (path: string) => path.startsWith('locales/'), schemas: '', files: noFiles },
  }
  const { code, error } = await runLivery(['words', 'vi', '--import', 'vi.csv'], inWorkspace)
  expect(code).toBe(1)
  expect(error).toContain('locales/vi/common.json comes from the installed package')
})

it('refuses a file that is too large, missing or in another encoding', async () => {
  const large = { ...filesOver(files, []), size: () => 10_000_001 }
  expect(await runLivery(['words', 'vi', '--import', 'vi.xlf'], large)).toMatchObject({
    code: 1,
    error: 'vi.xlf is larger than 10 MB. Export the texts again, and import that file.',
  })
  expect((await words('vi --import vi.xlf')).error).toBe(
    'There is no file "vi.xlf" that can be read.',
  )
  expect((await words('vi --import vi.csv', csv('common,chat.wait,,Ch\uFFFD'))).error).toBe(
    'vi.csv:2: The file is saved in an encoding other than UTF-8. Save it as UTF-8.',
  )
})

it.each([
  ['vi --export vi.txt', '"vi.txt" has no known ending. Use a name such as vi.xlf or vi.csv.'],
  ['--export vi.csv', 'Name the language, such as: livery words vi --export vi.csv'],
  ['vi --export a.csv --import a.csv', 'Give --export or --import, one at a time.'],
])('refuses "%s" with exit code 2', async (line, sentence) => {
  expect(await words(line)).toMatchObject({ code: 2, error: sentence })
})
