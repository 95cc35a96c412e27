import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../core/config/testing.ts'
import { openDiskFiles } from '../site/disk/disk-files.ts'
import type { Publisher } from '../site/publish/create-publisher.ts'
import { PublishError } from '../site/publish/publish-error.ts'
import { livery } from './livery.ts'
import { quietEnvironment, runLivery } from './testing.ts'

const shop = {
  schemaVersion: 1,
  code: 'shop',
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
  theme: { shape: 'rond' },
}

/** Livery's own files, for the schemas. */
const project = openDiskFiles(join(import.meta.dirname, '../..'))

async function type(line: string, merchant: object | string = shop) {
  const folder: Record<string, unknown> = {
    'merchants/shop/merchant.json': merchant,
    'locales/en/common.json': {},
  }
  const printed = { out: '', error: '' }
  const code = await livery(line.split(' '), {
    ...quietEnvironment,
    project,
    filesAt: () => filesOf(folder),
    writerAt: () => (path, text) => {
      folder[path] = text
    },
    print: (text) => {
      printed.out += text
    },
    printError: (text) => {
      printed.error += text
    },
  })
  return { code, ...printed, folder }
}

/** Returns the first position of a text in a file of Livery. */
function placeOfTyped(path: string, words: string): { line: number; column: number } {
  const before = project.read(path)?.split(words)[0]?.split('\n') ?? []
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

test('a command in a folder of a workspace reads the workspace, unless --root names another', async () => {
  const read: string[] = []
  const filesAt = (root: string) => {
    read.push(root)
    return filesOf({ 'merchants/shop/merchant.json': shop, 'locales/en/common.json': {} })
  }
  const world = { project, workspace: '../..', filesAt }
  await runLivery(['validate'], filesOf({}), world)
  await runLivery(['validate', '--root', 'other'], filesOf({}), world)
  expect(new Set(read)).toEqual(new Set(['../..', 'other']))
})

test.each([
  ['build', 'livery publish'],
  ['dev', 'livery start'],
])('"%s", which other tools have, names the command to run', async (name, right) => {
  for (const line of [name, `${name} lagoon --watch`, `help ${name}`]) {
    const { code, error } = await type(line)
    expect(code).toBe(2)
    expect(error).toContain(`There is no command called "${name}".`)
    expect(error).toContain(`"${right}"`)
  }
})

test('validate prints findings with their place first and exits with 1', async () => {
  const { code, out } = await type('validate shop')
  expect(code).toBe(1)
  expect(out).toContain(
    'merchants/shop/merchant.json:14:14  error  wrong-value\n  "theme.shape" is "rond"',
  )
})

test('validate --format json prints a list', async () => {
  const [finding] = JSON.parse((await type('validate shop --format json')).out)
  expect(finding).toMatchObject({ code: 'wrong-value', line: 14, column: 14, path: 'theme.shape' })
  expect(Object.keys(finding).sort()).toEqual(
    ['code', 'column', 'file', 'fix', 'line', 'message', 'path', 'severity'].sort(),
  )
})

test('validate --fix makes the safe edit and then finds nothing', async () => {
  const { code, folder } = await type('validate shop --fix')
  expect(code).toBe(0)
  expect(folder['merchants/shop/merchant.json']).toContain('"shape": "round"')
})

test('validate --fix goes on while an edit uncovers another, and reports what remains', async () => {
  const blocks = {
    vendorGrid: { type: 'winer-board', settings: { rosw: 20 } },
    '9': { type: 'footer' },
  }
  const home = { order: ['vendorGrid'], blocks }
  const { code, out, folder } = await type('validate shop --fix', { ...shop, pages: { home } })
  const fixed = JSON.parse(String(folder['merchants/shop/merchant.json']))
  expect(fixed.theme.shape).toBe('round')
  expect(fixed.pages.home.order).toEqual(['vendor-grid'])
  expect(fixed.pages.home.blocks['vendor-grid']).toEqual({
    type: 'winner-board',
    settings: { rows: 20 },
  })
  expect(code).toBe(1)
  expect(out).toContain(
    '"9" is not a valid id: an id is made of lower-case words with dashes between them. Choose another id.',
  )
  expect(out).toContain('5 fixed.')
})

test('validate --fix corrects all files of the merchants that are named, and no others', async () => {
  const files: Record<string, string> = {
    'locales/en/common.json': '{ "home": { "title": "Hi" }, "hidden": "\\u202e" }',
    'merchants/shop/merchant.json': JSON.stringify({ ...shop, theme: {} }),
    'merchants/shop/messages/en.json': '{ "home": { "title": "H\\u202ei" } }',
  }
  const written = new Map<string, string>()
  const { out } = await runLivery(['validate', 'shop', '--fix'], filesOf({}), {
    filesAt: () => filesOf({ ...files, ...Object.fromEntries(written) }),
    writerAt: () => (path, text) => void written.set(path, String(text)),
  })
  expect([...written]).toEqual([
    ['merchants/shop/messages/en.json', '{ "home": { "title": "Hi" } }'],
  ])
  expect(out).toContain('1 fixed.')
})

test('validate --fix writes the types of the calls of own blocks if no merchant is named', async () => {
  const call = {
    description: 'The points.',
    method: 'GET',
    path: '/wps/relay/CLUB_status',
    session: true,
    answer: { type: 'object' },
  }
  const block = { schemaVersion: 1, title: 'Club', description: 'The club.', height: 9 }
  const files = {
    'locales/en/common.json': {},
    'merchants/shop/merchant.json': { ...shop, theme: {} },
    'blocks/club-card/block.json': { ...block, ownCalls: { status: call } },
    'blocks/club-card/block.tsx':
      "import { useCall } from 'livery/block'\nexport default () => useCall('club-card.status').value",
  }
  const written = new Map<string, string>()
  const fix = (...codes: readonly string[]) =>
    runLivery(['validate', ...codes, '--fix'], filesOf({}), {
      filesAt: () => filesOf({ ...files, ...Object.fromEntries(written) }),
      writerAt: () => (path, text) => void written.set(path, String(text)),
    })
  expect((await fix('shop')).out).toContain('own-call-types')
  expect([...written]).toEqual([])
  const { out } = await fix()
  expect([...written.keys()]).toEqual(['blocks/club-card/calls.d.ts'])
  expect(written.get('blocks/club-card/calls.d.ts')).toContain("readonly 'club-card.status': {")
  expect(out).toContain('1 merchant, 0 errors, 0 warnings, 1 fixed.')
})

test.each([
  ['validate shap', 'There is no merchant called "shap". Did you mean "shop"?'],
  ['explain shap theme', 'There is no merchant called "shap". Did you mean "shop"?'],
  ['explain shop theme.shpe', 'No layer sets "theme.shpe". Did you mean "theme.shape"?'],
  ['explain shop them.shpe', 'No layer sets "them.shpe". Did you mean "theme.shape"?'],
])('%s exits with 2 and one line', async (line, message) => {
  expect(await type(line)).toMatchObject({ code: 2, out: '', error: message })
})

test.each([
  ['nope', / There are (\S+, )*languages, .*timeZone\.$/],
  ['languages.nope', / "languages" has default, notes, supported\.$/],
  ['theme.shape.nope', / There is nothing inside "theme.shape"\.$/],
])('explain lists the possible paths when nothing is similar to "%s"', async (path, there) => {
  const { code, error } = await type(`explain shop ${path}`)
  expect({ code, error }).toEqual({ code: 2, error: expect.stringMatching(there) })
})

test('--version prints which Livery this is and which Node it runs on, and nothing else', async () => {
  const version = 'Livery 1.2.3, Node 24.1.0'
  for (const option of ['--version', '-V'])
    expect(await runLivery([option], filesOf({}), { version })).toEqual({
      code: 0,
      out: version,
      error: '',
    })
  expect((await type('--help')).out).toMatch(/-V, --version +prints which Livery this is/)
  expect((await type('validate --help')).out).not.toContain('--version')
})

test('an unknown command prints help and exits with 2', async () => {
  expect(await type('valdate')).toMatchObject({ code: 2, out: '' })
  expect((await type('help')).code).toBe(0)
  expect((await type('help why')).out).toContain('Usage: livery why')
  expect(await type('help validat')).toMatchObject({
    code: 2,
    error: 'There is no command called "validat". Did you mean "validate"?',
  })
})

test('help names every command, and that of one its options, choices and exit codes', async () => {
  const { out } = await type('--help')
  for (const name of ['validate', 'explain', 'why', 'tokens'])
    expect(out).toMatch(new RegExp(`^ {2}${name} .*\\w`, 'm'))
  const help = (await type('validate --help')).out.replaceAll(/[ \n]+/g, ' ')
  expect(help).toContain('(choices: "text", "json", default: "text")')
  expect(help).toContain(
    'Exit codes: 0 there are no errors 1 there are errors, or a fix cannot be written 2 the command line is wrong',
  )
})

test('an unknown command or choice is reported with the nearest one, and exits with 2', async () => {
  expect((await type('valdate')).error).toContain(
    'Unknown command "valdate".\n(Did you mean validate?)',
  )
  const { code, error } = await type('validate --format jsn')
  expect(code).toBe(2)
  expect(error).toContain('"--format" cannot be "jsn". Allowed choices are text, json.')
  expect((await type('conform nowhere --merchant shop')).error).toContain(
    '"gateway-url" cannot be "nowhere". A gateway is an address such as http://localhost:4173.',
  )
})

test('explain --format json gives a script every layer that sets the value, the winner last', async () => {
  const good = { ...shop, theme: { shape: 'round', primary: '#224466' } }
  const [shape] = JSON.parse((await type('explain shop theme.shape --format json', good)).out)
  expect(shape.path).toBe('theme.shape')
  expect(shape.said.at(-1)).toMatchObject({
    layer: 'shop',
    act: 'set',
    value: 'round',
    file: 'merchants/shop/merchant.json',
    line: 14,
  })
  expect(shape.said[0]).toEqual({
    layer: 'platform',
    act: 'set',
    default: true,
    file: 'schemas/theme.schema.json',
    ...placeOfTyped('schemas/theme.schema.json', '"default": "soft"'),
    value: 'soft',
  })
  const path = 'theme.tokens.on-primary'
  const [token] = JSON.parse((await type(`explain shop ${path} --format json`, good)).out)
  expect(token).toMatchObject({ path, value: expect.stringMatching(/^#/), said: [] })
})

test('explain shows which file draws a part of the look, and which one has errors', async () => {
  const files = filesOf({
    'merchants/top/merchant.json': { schemaVersion: 1, code: 'top' },
    'merchants/top/look/row.css': '[data-kit="row"] { margin: 0 }',
    'merchants/top/look/tokens.json': { tokens: { foam: { value: '#ffffff' } } },
    'merchants/shop/merchant.json': { schemaVersion: 1, code: 'shop', extends: 'top' },
    'merchants/shop/look/row.css': '.row { margin: 0 }',
  })
  const ask = (path: string) => runLivery(['explain', 'shop', ...path.split(' ')], files)
  const row = await ask('look.row')
  expect(row.code).toBe(1)
  expect(row.out.split('\n')).toEqual([
    'look.row',
    '  top sets it  merchants/top/look/row.css:1:1  ← wins',
    '  shop sets it  merchants/shop/look/row.css:1:1  (not used, because it has 1 error: the file of top draws the part)',
    '    merchants/shop/look/row.css:1:1  ".row" selects by a class, which is not a name of the kit that stays. Select by [data-kit], [data-part], [data-state] and [data-kind].',
  ])
  expect((await ask('look')).out).toContain('look.tokens.foam\n  top sets it')
  expect(JSON.parse((await ask('look.row --format json')).out)).toMatchObject([
    {
      path: 'look.row',
      used: 'top',
      said: [{ layer: 'top' }, { layer: 'shop', hasErrors: true, errors: [{ line: 1 }] }],
    },
  ])
  expect((await ask('look.rwo')).error).toBe('No layer sets "look.rwo". Did you mean "look.row"?')
})

test('explain names the line of theme.look, and what draws a part where every file is broken', async () => {
  const merchant = (code: string, more: object = {}) => ({
    [`merchants/${code}/merchant.json`]: { schemaVersion: 1, code, ...more },
  })
  const files = filesOf({
    ...merchant('painter', { theme: { look: 'artist' } }),
    ...merchant('artist'),
    ...merchant('shop', { theme: { look: 'painter' } }),
    'merchants/artist/look/row.css': '[data-kit="row"] { margin: 0 }',
    'merchants/artist/look/tag.css': '.tag { margin: 0 }\n.tag { margin: 1px }',
  })
  const ask = (path: string) => runLivery(['explain', 'shop', path], files)
  const row = await ask('look.row')
  expect(row.code).toBe(0)
  expect(row.out.split('\n')).toEqual([
    'the look is that of painter, by theme.look  merchants/shop/merchant.json:5:13',
    'the look is that of artist, by theme.look in painter  merchants/painter/merchant.json:5:13',
    'look.row',
    '  artist sets it  merchants/artist/look/row.css:1:1  ← wins',
  ])
  const tag = await ask('look.tag')
  expect(tag.out).toContain(
    '\nlook.tag is drawn by the kit alone\n  artist sets it  merchants/artist/look/tag.css:1:1  (not used, because it has 2 errors: the kit draws the part)\n    merchants/artist/look/tag.css:1:1  ".tag" selects',
  )
  const wrong = await runLivery(
    ['explain', 'shop', 'look'],
    filesOf({
      ...merchant('top'),
      'merchants/top/look/row.css': '[data-kit="row"] { margin: 0 }',
      ...merchant('shop', { extends: 'top', theme: { look: 'tpo' } }),
    }),
  )
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('top sets it') })
  expect(wrong.error).toContain('merchants/shop/merchant.json:6:13  error  look-missing')
})

test('explain lists the layers that set a value, and what a token is derived from', async () => {
  const good = { ...shop, theme: { shape: 'round', primary: '#224466' } }
  expect((await type('explain shop theme.shape', good)).out).toContain('shop sets "round"')
  const derived = (await type('explain shop theme.tokens.on-primary', good)).out
  expect(derived).toMatch(/on-primary = "#[0-9a-f]{6}"\n {2}derived: White or black/)
  expect(derived).toMatch(/theme.tokens.primary = "#224466" {2}\(derived\)/)
  expect(derived).toMatch(/theme.primary = "#224466" {2}merchants\/shop\/merchant.json:\d+:\d+/)
  const light = placeOfTyped('schemas/theme.schema.json', '"default": "light"')
  expect(derived).toContain(
    `theme.mode = "light"  (the default of schemas/theme.schema.json:${light.line}:${light.column})`,
  )
})

test('explain names the line of a flag in the schemas, whose default is implied there', async () => {
  const { line, column } = placeOfTyped('schemas/flags.schema.json', '"PTSYS3"')
  expect((await type('explain shop flags.PTSYS3', { ...shop, theme: {} })).out).toContain(
    `(the default of schemas/flags.schema.json:${line}:${column})  ← wins`,
  )
})

test('explain prints the colour that replaces the derived one, and the rule of a measure', async () => {
  const own = { ...shop, theme: { depth: 'glow', tokens: { link: '#112233', 'radius-card': 6 } } }
  expect((await type('explain shop theme.tokens.link', own)).out).toMatch(
    /shop sets "#112233" .*wins\n {2}instead of "#[0-9a-f]{6}", which is derived: The primary/,
  )
  expect((await type('explain shop theme.tokens.radius-card', own)).out).toContain(
    'instead of "16px"',
  )
  const glow = (await type('explain shop theme.tokens.glow', own)).out
  expect(glow).toMatch(/theme.tokens.halo = "#[0-9a-f]{8}" {2}\(derived\)/)
  expect(glow).toContain('theme.depth = "glow"')
})

test('explain of a merchant with errors prints those, and not that no layer sets the value', async () => {
  const asked = await type('explain shop theme.shape', '{ "name": oops }')
  expect(asked.code).toBe(1)
  expect(asked.error).toContain('merchants/shop/merchant.json:1:11  error  syntax')
  expect(asked.error).toContain('"theme.shape" cannot be explained while "shop" has errors.')
  expect(asked.error).not.toContain('No layer sets')
})

test('explain prints for an item of a list the layer that set the list', async () => {
  const good = { ...shop, theme: {} }
  expect((await type('explain shop languages.supported.0', good)).out).toContain('shop sets ["en"]')
  expect((await type('explain shop languages.supported[0]', good)).out).toContain(
    'shop sets ["en"]',
  )
  const json = (await type('explain shop languages.supported.0 --format json', good)).out
  expect(JSON.parse(json)).toMatchObject([{ path: 'languages.supported' }])
})

test('a folder without its file is not taken for its own nearest name', async () => {
  const files = filesOf({ 'merchants/bare/art/logo.svg': '<svg/>' })
  const errors: string[] = []
  const environment = {
    ...quietEnvironment,
    filesAt: () => files,
    print: () => {},
    printError: (line: string) => void errors.push(line),
  }
  expect(await livery(['validate', 'bare'], environment)).toBe(2)
  expect(errors[0]).toBe(
    'merchants/bare/merchant.json is missing or cannot be read. Create it, or check its permissions.',
  )
})

test('a failure is printed on a line of its own, after the progress line is cleared', async () => {
  const shown: string[] = []
  const code = await livery(['publish', '--root', 'here'], {
    ...quietEnvironment,
    filesAt: () => filesOf({ 'merchants/shop/merchant.json': shop }),
    publisher: async () => ({
      ...({} as Publisher),
      publish: async ({ progress }) => {
        progress?.('shop', { done: 0, of: 1 })
        throw new PublishError('The disk is full.')
      },
    }),
    progress: (line) => void shown.push(line),
    printError: (line) => void shown.push(line),
  })
  expect(code).toBe(1)
  expect(shown).toEqual(['0 of 1  shop', '', 'The disk is full.'])
})

test('a merchant that is named twice counts once', async () => {
  expect((await type('validate shop shop')).out).toContain('1 merchant, 1 error')
})
