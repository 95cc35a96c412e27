import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import {
  getLanguageService,
  type Hover,
  type TextDocument as Opened,
  TextDocument,
} from 'vscode-json-languageservice'
import { keyLanguage, readCatalogue } from '../../src/core/config/messages.ts'
import { composeMessageSchema } from '../../src/core/config/words/message-schema.ts'
import { flags } from '../../src/core/contract/flags.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { previewMerchant } from '../../src/site/new-merchant/preview-merchant.ts'

/** The language service of VS Code, and of any editor that uses it, with nothing but the files of a clone. */
const editor = getLanguageService({
  schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})
const root = join(import.meta.dirname, '../..')
const english = readCatalogue(openDiskFiles(root), keyLanguage)
if (!english) throw new Error('There are no messages.')
editor.configure({
  validate: true,
  allowComments: true,
  // As a workspace has it in its settings, where the schema comes with the package.
  schemas: [
    {
      uri: 'messages.schema.json',
      fileMatch: ['/locales/*/*.json', '/merchants/*/messages/*.json'],
      schema: composeMessageSchema(english),
      folderUri: pathToFileURL(root).href,
    },
  ],
})
const shop = join(root, 'merchants/shop/merchant.json')

function open(text: string, file = shop) {
  const document: Opened = TextDocument.create(pathToFileURL(file).href, 'json', 1, text)
  return { document, tree: editor.parseJSONDocument(document) }
}

/** A merchant with one part of its own; `|` is the cursor. */
function type(part: string) {
  const text = `{
  "$schema": "../../schemas/merchant.schema.json",
  "schemaVersion": 1,
  "code": "shop",
  ${part}
}`
  const at = text.indexOf('|')
  const opened = open(text.replace('|', ''))
  return { ...opened, position: opened.document.positionAt(Math.max(0, at)) }
}

async function complete(part: string): Promise<readonly string[]> {
  const { document, tree, position } = type(part)
  const list = await editor.doComplete(document, position, tree)
  return list?.items.map(({ label }) => label) ?? []
}

async function hover(part: string): Promise<string> {
  const { document, tree, position } = type(part)
  const found = await editor.doHover(document, position, tree)
  return readHover(found)
}

function readHover(found: Hover | null): string {
  // In Markdown a full stop may be escaped.
  return JSON.stringify(found?.contents ?? '').replaceAll('\\', '')
}

async function problems(text: string, file?: string): Promise<readonly string[]> {
  const { document, tree } = open(text, file)
  const found = await editor.doValidation(document, tree)
  return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}

/** Every JSON file below the merchants that names its schema. */
function* typedFiles(folder = join(root, 'merchants')): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* typedFiles(path)
    else if (/"\$schema"/.test(readFileSync(path, 'utf8').slice(0, 200))) yield path
  }
}

const files = [...typedFiles()].map((path) => relative(root, path))
const messages = globSync('{locales/*,merchants/*/messages}/*.json', { cwd: root })

it('every merchant names its schema', () => {
  for (const code of readdirSync(join(root, 'merchants')))
    if (existsSync(join(root, 'merchants', code, 'merchant.json')))
      expect(files).toContain(`merchants/${code}/merchant.json`)
})

it.each([...files, ...messages])('%s shows no problem in an editor', async (file) => {
  const path = join(root, file)
  expect(await problems(readFileSync(path, 'utf8'), path)).toEqual([])
})

it('an operator is offered the parts of a merchant, and the values of a setting', async () => {
  expect(await complete('"|"')).toEqual(
    expect.arrayContaining(['theme', 'brand', 'pages', 'registration', 'lobby', 'safety']),
  )
  expect(await complete('"theme": { "shape": | }')).toEqual(
    expect.arrayContaining(['"sharp"', '"soft"', '"round"']),
  )
})

it('an operator is offered the kinds of block, and of one kind its variants and settings', async () => {
  const block = (inside: string) => `"pages": { "home": { "blocks": { "top": { ${inside} } } } }`
  expect(await complete(block('"type": |'))).toEqual(
    expect.arrayContaining(['"winner-board"', '"lotteries"', '"banner"']),
  )
  expect(await complete(block('"type": "winner-board", "variant": |'))).toEqual(
    expect.arrayContaining(['"podium"', '"table"', '"ticker"']),
  )
  expect(await complete(block('"type": "winner-board", "settings": { "|" }'))).toContain('rows')
})

it('a new merchant’s file is completed and checked like any other', async () => {
  const answers = { code: 'lagoon', colour: '0B6E8C', languages: ['en', 'th'] }
  const { made } = previewMerchant(answers, openDiskFiles(root))
  const path = join(root, 'merchants/lagoon/merchant.json')
  const text = String(made?.composed.content.get('merchant.json'))
  expect(await problems(text, path)).toEqual([])
  const typo = text.replace('"theme": {', '"theme": { "shape": "rond",')
  expect(await problems(typo, path)).toEqual([expect.stringMatching(/Value is not accepted/)])
})

it('an operator is offered the flags of the platform in a condition', async () => {
  const part =
    '"pages": { "home": { "blocks": { "top": { "type": "banner", "when": { "flag": | } } } } }'
  const every = Object.keys(flags).map((name) => `"${name}"`)
  expect(await complete(part)).toEqual(expect.arrayContaining(every))
})

it('an operator reads the description of a setting that the pointer is on', async () => {
  expect(await hover('"theme": { "sh|ape": "round" }')).toContain('corner')
  for (const [name, { title, changes }] of Object.entries(flags))
    expect(await hover(`"flags": { "|${name}": true }`)).toContain(`${title}. ${changes}`)
  expect(await hover('"host|s": []')).toContain('host names this merchant answers to')
})

it('an impossible value, an unknown setting and a repeated part are marked at their lines', async () => {
  const text = (part: string): string => {
    const { document } = type(part)
    return document.getText()
  }
  expect(await problems(text('"theme": { "shape": "rond" }'))).toEqual([
    expect.stringMatching(/^5: Value is not accepted/),
  ])
  expect(await problems(text('"thme": {}'))).toEqual(['5: Property thme is not allowed.'])
  expect(await problems(text('"theme": {}, "theme": {}'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^5: Duplicate object key/)]),
  )
})

/** A file of messages in Vietnamese; `|` is the cursor. */
function typeMessages(text: string, file = 'locales/vi/rewards.json') {
  const opened = open(text.replace('|', ''), join(root, file))
  return { ...opened, position: opened.document.positionAt(Math.max(0, text.indexOf('|'))) }
}

it.each(['locales/vi/rewards.json', 'merchants/shop/messages/vi.json'])(
  'a translator is offered the keys of %s, and reads the English text of each',
  async (file) => {
    const { document, tree, position } = typeMessages('{ "rewards": { "|" } }', file)
    const list = await editor.doComplete(document, position, tree)
    expect(list?.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['claim', 'credited']),
    )
    const hovered = typeMessages('{ "rewards": { "cre|dited": "" } }', file)
    const found = await editor.doHover(hovered.document, hovered.position, hovered.tree)
    expect(readHover(found)).toContain('English: {{amount}} added to your main wallet')
  },
)

it('a key that nothing shows, a placeholder that is gone and a list are marked in a file of messages', async () => {
  const { document, tree } = typeMessages(
    '{\n"rewards": {\n"credited": "Xong",\n"titel": "Quà",\n"claim": []\n}\n}',
  )
  const marked = await editor.doValidation(document, tree)
  expect(marked.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
    expect.arrayContaining([
      '3: Keep {{amount}}: the player puts a value there.',
      '4: Property titel is not allowed.',
      '5: Incorrect type. Expected "string".',
    ]),
  )
  const empty = typeMessages('{ "rewards": { "credited": "" } }')
  expect(await editor.doValidation(empty.document, empty.tree)).toEqual([])
})

it('a translator is offered every plural form of CLDR', async () => {
  const { document, tree, position } = typeMessages(
    '{ "count": { "|" } }',
    'locales/ar/common.json',
  )
  const list = await editor.doComplete(document, position, tree)
  const labels = list?.items.map(({ label }) => label) ?? []
  for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
    expect(labels).toContain(`games_${form}`)
})
