import { expect, it } from 'vitest'
import { filesOf } from '../core/config/testing.ts'
import { runLivery } from './testing.ts'

const typed = `{
  // The shop.
  "schemaVersion": 1, "code": "shop", "hosts": ["shop.localhost"],
  "brand": { "name": { "en": "The Shop" } },
  "languages": { "default": "en", "supported": ["en"] },
  "safety": { "rememberedLogin": "username" },
  "theme": { "shape":   "round" } /* round */
}
`
const file = 'merchants/shop/merchant.json'

async function set(...args: readonly string[]) {
  const written = new Map<string, string>()
  const files = filesOf({
    [file]: typed,
    'locales/en/common.json': { $language: { name: 'English' } },
    'locales/th/common.json': { $language: { name: 'ไทย' } },
  })
  const answer = await runLivery(['set', 'shop', ...args], files, {
    writerAt: () => (path, text) => void written.set(path, String(text)),
  })
  return { ...answer, written }
}

it('changes a value and leaves every other letter of the file as typed', async () => {
  const { code, out, written } = await set('theme.shape', 'pill')
  expect({ code, out }).toEqual({ code: 0, out: `"theme.shape" is changed in ${file}.` })
  expect(written.get(file)).toBe(typed.replace('"round" }', '"pill" }'))
})

it('takes lists and maps as JSON, and takes a value out for the inherited one', async () => {
  const hosts = await set('hosts', '["shop.localhost", "shop.example"]')
  expect(hosts.written.get(file)).toContain('"shop.example"')
  const { code, written } = await set('theme.shape', '--inherit')
  expect(code).toBe(0)
  expect(written.get(file)).not.toContain('shape')
  expect(written.get(file)).toContain('// The shop.')
})

it('writes words of a language into the file of that language, made where it is missing', async () => {
  const { code, written } = await set('login.welcome', 'Come in', '--words', 'en')
  expect(code).toBe(0)
  expect(JSON.parse(written.get('merchants/shop/messages/en.json') ?? '')).toEqual({
    login: { welcome: 'Come in' },
  })
})

it('takes a name of digits as text, and reports a number where neither fits', async () => {
  const { code, written } = await set('brand.name.en', '888')
  expect(code).toBe(0)
  expect(written.get(file)).toContain('"name": { "en": "888" }')
  expect((await set('theme.shape', '5')).out).toContain('"theme.shape" is 5, but must be one of')
})

it('takes what is typed of words as words, a number too, and a group of them as JSON', async () => {
  const words = async (path: string, typed: string) => {
    const { written } = await set(path, typed, '--words', 'en')
    return JSON.parse(written.get('merchants/shop/messages/en.json') ?? '')
  }
  expect(await words('login.welcome', '2024')).toEqual({ login: { welcome: '2024' } })
  expect(await words('login', '{ "welcome": "Hi" }')).toEqual({ login: { welcome: 'Hi' } })
})

it('writes nothing that would cause errors, and prints them at their place', async () => {
  const { code, out, written } = await set('theme.shape', 'rond')
  expect({ code, written: written.size }).toEqual({ code: 1, written: 0 })
  expect(out).toContain('error  wrong-value')
  expect(out).toContain('Nothing is written: "theme.shape" would cause errors.')
})

it('reports the expected form of a value as text', async () => {
  const { out } = await set('theme.primary', 'red')
  expect(out).toContain(
    '"theme.primary" is "red", but must be a colour as #rrggbb or #rrggbbaa. Change it.',
  )
})

it('accepts only languages with messages, and lists them', async () => {
  const { code, out, written } = await set('languages.supported', '["en", "fr"]')
  expect({ code, written: written.size }).toEqual({ code: 1, written: 0 })
  expect(out).toContain(
    'There are no messages in the language "fr". Add its files to locales/fr/, or choose from en (English), th (ไทย).',
  )
})

it('reports a value that is already set, to people and to scripts', async () => {
  expect((await set('theme.shape', 'round')).out).toContain('already has this value')
  const { out, written } = await set('theme.shape', 'round', '--format', 'json')
  expect(JSON.parse(out)).toEqual({ file, path: 'theme.shape', changed: false, findings: [] })
  expect(written.size).toBe(0)
})

it('leaves words alone that are there and cannot be read, and a file that is broken', async () => {
  const words = 'merchants/shop/messages/en.json'
  const whole = filesOf({
    [file]: typed,
    'locales/en/common.json': {},
    [words]: { login: { welcome: 'Hello' } },
  })
  const locked = {
    ...whole,
    read: (path: string) => (path === words ? undefined : whole.read(path)),
  }
  const broken = filesOf({ [file]: typed.replace('}', '') })
  const command = ['set', 'shop', 'login.welcome', 'Come in']
  for (const [args, files, message] of [
    [[...command, '--words', 'en'], locked, `"${words}" exists but cannot be read.`],
    [command, broken, `${file}:`],
  ] as const) {
    const written: string[] = []
    const writerAt = () => (path: string) => void written.push(path)
    const { code, error } = await runLivery(args, files, { writerAt })
    expect({ code, written }).toEqual({ code: 1, written: [] })
    expect(error).toContain(message)
  }
})

it.each([
  [['theme.shape'], 'Give a value, or --inherit'],
  [['theme.shape', 'pill', '--inherit'], 'Give a value, or --inherit'],
  [['theme..shape', 'pill'], 'is not a path'],
  [['theme.shape.deep', 'pill'], 'is not a map'],
  [['__proto__.x', 'pill'], 'is a reserved name'],
  [['login.welcome', 'x', '--words', '../en'], 'There are no messages in the language "../en".'],
  [
    ['login.welcome', 'x', '--words', 'xx'],
    'There are no messages in the language "xx". There are en (English), th (ไทย).',
  ],
])('refuses %j with exit code 2', async (args, message) => {
  const { code, error, written } = await set(...args)
  expect({ code, written: written.size }).toEqual({ code: 2, written: 0 })
  expect(error).toContain(message)
})
