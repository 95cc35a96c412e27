import { expect, it } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const files = filesOf({
  'locales/en/common.json': {
    $language: { name: 'English', code: 'EN', fallback: [], greeting: 'Hello' },
    chat: { open: 'Chat', deep: { shut: 'Close' } },
  },
  'locales/en/deposit.json': {
    deposit: { title: 'Deposit', days_one: '{{count}} day', days_other: '{{count}} days' },
  },
  'locales/th/common.json': { $language: { name: 'ไทย' }, chat: { open: 'แชท' } },
})

/** Runs the command, and returns with its answer the folders that it made. */
async function make(...args: readonly string[]) {
  const made = new Map<string, string>()
  const answer = await runLivery(['new-language', ...args], files, {
    placerAt:
      () =>
      ({ path, content }) => {
        for (const [name, text] of content) made.set(`${path}/${name}`, String(text))
      },
  })
  return { ...answer, made }
}

it('makes every file with the keys in their order and empty texts, and says what to do next', async () => {
  const { code, out, made } = await make('id')
  expect(code).toBe(0)
  expect([...made.keys()]).toEqual(['locales/id/common.json', 'locales/id/deposit.json'])
  expect(made.get('locales/id/common.json')).toBe(`{
  "$language": {
    "name": "Indonesia",
    "code": "ID",
    "fallback": ["en"],
    "greeting": ""
  },
  "chat": {
    "open": "",
    "deep": {
      "shut": ""
    }
  }
}
`)
  expect(out.split('\n')).toEqual([
    'Made locales/id (Indonesia): 2 files, 5 texts to translate.',
    'Players see "en" wherever a text is empty.',
    'Next:',
    '  npx livery words id --missing',
    '  npx livery words id --export id.xlf  # for a translator; --import takes it back',
    `  npx livery set <merchant> languages.supported '["en", "id"]'  # with the languages that it has`,
  ])
})

it('writes the plural forms of the new language', async () => {
  const { made } = await make('pl')
  const { deposit } = JSON.parse(made.get('locales/pl/deposit.json') ?? '')
  expect(Object.keys(deposit)).toEqual(['title', 'days_one', 'days_few', 'days_many', 'days_other'])
  const none = JSON.parse((await make('id')).made.get('locales/id/deposit.json') ?? '')
  expect(Object.keys(none.deposit)).toEqual(['title', 'days_other'])
})

it('takes the keys of another language, which players see before English', async () => {
  const { made } = await make('lo', '--from', 'th')
  expect(JSON.parse(made.get('locales/lo/common.json') ?? '')).toEqual({
    $language: { name: 'ລາວ', code: 'LO', fallback: ['th', 'en'] },
    chat: { open: '' },
  })
})

it('says that devices draw letters which no font of Livery has', async () => {
  expect((await make('vi')).out).toContain('No font of Livery has letters such as ế ệ')
  expect((await make('pl')).out).not.toContain('No font')
})

it('asks for the name of a language that no list of languages has', async () => {
  const { out } = await make('xx')
  expect(out).toContain('No list of languages has a name for "xx"')
})

it.each([
  [['x_y'], '"x_y" is no tag of BCP 47. Use one such as vi or pt-BR.'],
  [['../vi'], '"../vi" is no tag of BCP 47. Use one such as vi or pt-BR.'],
  [['pt-br'], 'The tag "pt-br" is written "pt-BR". Use that.'],
  [['th'], 'locales/th is there already. To see what it lacks, run "livery words th --missing".'],
  [
    ['vi', '--from', 'fr'],
    'There are no messages in the language "fr". There are en (English), th (ไทย).',
  ],
])('refuses %j in a sentence and writes nothing', async (args, sentence) => {
  const { code, error, made } = await make(...args)
  expect({ code, error, made: made.size }).toEqual({ code: 2, error: sentence, made: 0 })
})

it('says why the disk refuses', async () => {
  const { code, error } = await runLivery(['new-language', 'vi'], files, {
    placerAt: () => () => {
      throw new Error('locales/vi cannot be written: the disk is full.')
    },
  })
  expect({ code, error }).toEqual({
    code: 1,
    error: 'locales/vi cannot be written: the disk is full.',
  })
})
