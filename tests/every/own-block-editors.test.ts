import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { keyLanguage, readCatalogue } from '../../src/core/config/messages.ts'
import { composeEditorSchemas } from '../../src/core/config/own-blocks/editor-schema.ts'
import { readOwnBlocks } from '../../src/core/config/own-blocks/read-own-blocks.ts'
import { filesOf } from '../../src/core/config/testing.ts'
import { composeMessageSchema } from '../../src/core/config/words/message-schema.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { composeWorkspace } from '../../src/site/new-workspace/compose-workspace.ts'
import { acceptOwnTypes } from '../../tools/package/accept-own-types.ts'
import { offerNames } from '../../tools/package/offer-names.ts'

const root = join(import.meta.dirname, '../..')
const sites = 'file:///my-sites'

const packaged = `${sites}/node_modules/livery/schemas/`

const card = {
  schemaVersion: 1,
  title: 'Club card',
  description: 'The card of the club.',
  variants: ['plain', 'wide'],
  settings: {
    rows: { type: 'integer', description: 'The rows of the card.', maximum: 5 },
    title: { type: 'text', description: 'The heading.', usual: 'club-card.title' },
    face: { type: 'art', description: 'The picture.' },
    leads: { type: 'link', description: 'The target.' },
    mood: { type: 'string', description: 'The mood.', enum: ['calm', 'loud'] },
  },
  height: 160,
}
/** A workspace with a block of its own, and what "livery start" keeps of it for editors. */
const files = filesOf({
  'blocks/club-card/block.json': card,
  'blocks/club-card/messages/en.json': {
    'club-card': { title: 'Club card', points: 'Points: {{points}}' },
  },
})
const ownSchemas = composeEditorSchemas(files, readOwnBlocks(files), 'node_modules/livery/schemas')
const workspace: ReadonlyMap<string, string> = new Map([
  ...composeWorkspace('1.2.3'),
  ...ownSchemas,
])

const asked = new Set<string>()
/** The language service of VS Code with the settings of a new workspace, and the schemas as the package has them. */
const editor = getLanguageService({
  schemaRequestService: async (address) => {
    asked.add(address)
    const own = workspace.get(address.replace(`${sites}/`, ''))
    return own ?? readPackaged(posix.basename(address))
  },
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})
const settings = JSON.parse(workspace.get('.vscode/settings.json') ?? '')
editor.configure({
  validate: true,
  schemas: settings['json.schemas'].map(
    ({ fileMatch, url }: { readonly fileMatch: string[]; readonly url: string }) => ({
      uri: new URL(url, `${sites}/`).href,
      fileMatch,
      folderUri: sites,
    }),
  ),
})

afterAll(() => {
  expect(asked.size).toBeGreaterThan(50)
  for (const address of asked)
    expect(address.startsWith(packaged) || ownSchemas.has(address.replace(`${sites}/`, ''))).toBe(
      true,
    )
})

function readPackaged(name: string): string {
  if (name === 'messages.schema.json') return JSON.stringify(composeMessageSchema(readEnglish()))
  const text = readFileSync(join(root, 'schemas', name), 'utf8')
  if (name === 'fallback.schema.json') return JSON.stringify(acceptOwnTypes(JSON.parse(text)))
  return name === 'own-block.schema.json' ? JSON.stringify(offerNames(JSON.parse(text))) : text
}

function readEnglish() {
  const english = readCatalogue(openDiskFiles(root), keyLanguage)
  if (!english) throw new Error('There are no messages.')
  return english
}

/** Opens a file of the workspace; `|` is the cursor. */
function open(file: string, text: string) {
  const document = TextDocument.create(`${sites}/${file}`, 'json', 1, text.replace('|', ''))
  const position = document.positionAt(Math.max(0, text.indexOf('|')))
  return { document, position, tree: editor.parseJSONDocument(document) }
}

async function complete(file: string, text: string): Promise<readonly string[]> {
  const { document, position, tree } = open(file, text)
  const list = await editor.doComplete(document, position, tree)
  return list?.items.map(({ label }) => label) ?? []
}

async function problems(file: string, text: string): Promise<readonly string[]> {
  const { document, tree } = open(file, text)
  const found = await editor.doValidation(document, tree)
  return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}

async function hover(file: string, text: string): Promise<string> {
  const { document, position, tree } = open(file, text)
  const found = await editor.doHover(document, position, tree)
  // In Markdown a full stop may be escaped.
  return JSON.stringify(found?.contents ?? '').replaceAll('\\', '')
}

const merchant = 'merchants/lagoon/merchant.json'
const placed = (block: string): string => `{
  "$schema": "../../schemas/merchant.schema.json",
  "schemaVersion": 1,
  "code": "lagoon",
  "pages": { "home": { "blocks": { "club": ${block} } } }
}`

it.each([
  ['the variants', '{ "type": "club-card", "variant": | }', ['"plain"', '"wide"']],
  [
    'the settings',
    '{ "type": "club-card", "settings": { "|" } }',
    ['rows', 'title', 'face', 'mood'],
  ],
  [
    'the words of a setting',
    '{ "type": "club-card", "settings": { "mood": | } }',
    ['"calm"', '"loud"'],
  ],
  ['the type', '{ "type": | }', ['"club-card"', '"winner-board"', '"lotteries"', '"banner"']],
  ['the type of a fallback', '{ "type": "contact", "fallback": { "type": | } }', ['"club-card"']],
  [
    'the settings of a fallback',
    '{ "type": "contact", "fallback": { "type": "club-card", "settings": { "|" } } }',
    ['rows'],
  ],
  ['what every block has', '{ "type": "club-card", "|" }', ['when', 'fallback', 'note']],
])('an operator is offered %s of a block of the workspace', async (_, block, labels) => {
  expect(await complete(merchant, placed(block))).toEqual(expect.arrayContaining(labels))
})

it('an operator reads what a setting of a block of the workspace does', async () => {
  const block = '{ "type": "club-card", "settings": { "ro|ws": 3 } }'
  expect(await hover(merchant, placed(block))).toContain('The rows of the card.')
})

it('a merchant places a block of the workspace without a mark, on each page and as a fallback', async () => {
  const own =
    '{ "type": "club-card", "variant": "wide", "settings": { "rows": 3, "title": { "en": "Club" }, "face": "art/a.svg", "leads": "/m/help", "mood": "calm", "$replace": true }, "when": { "session": "guest" }, "note": "ours" }'
  expect(await problems(merchant, placed(own))).toEqual([])
  const ownPage = placed(own).replace(
    '"home": {',
    '"own-club": { "path": "/m/club", "title": { "en": "Club" },',
  )
  expect(await problems(merchant, ownPage)).toEqual([])
  const fallback = '{ "type": "contact", "fallback": { "type": "club-card" } }'
  expect(await problems(merchant, placed(fallback))).toEqual([])
  expect(await problems(merchant, placed('{ "$remove": true }'))).toEqual([])
})

it.each([
  ['{ "type": "club-card", "variant": "wider" }', /^5: Value is not accepted/],
  ['{ "type": "club-card", "settings": { "rosw": 3 } }', /^5: Property rosw is not allowed/],
  ['{ "type": "club-card", "settings": { "rows": 9 } }', /^5: Value is above the maximum of 5/],
  ['{ "type": "club-card", "settings": { "rows": "3" } }', /^5: Incorrect type/],
  [
    '{ "type": "club-card", "settings": { "face": "a.svg" } }',
    /^5: A path such as|^5: String does/,
  ],
  ['{ "type": "club-card", "setings": {} }', /^5: Property setings is not allowed/],
  ['{ "type": "club-card", "when": { "session": "gest" } }', /^5: Value is not accepted/],
  ['{ "type": "club-crad" }', /^5: Value is not accepted/],
  ['{ "type": "contact", "fallback": { "type": "club-crad" } }', /^5: Value is not accepted/],
])('%s is marked once, at its line', async (block, mark) => {
  expect(await problems(merchant, placed(block))).toEqual([expect.stringMatching(mark)])
})

it('a mistyped block of the product, and a wrong setting of one, are marked at their lines', async () => {
  for (const type of ['contacts', 'Club-card', 'club-', ''])
    expect(await problems(merchant, placed(`{ "type": "${type}" }`))).toEqual([
      expect.stringMatching(/^5: Value is not accepted/),
    ])
  const wrong = '{ "type": "winner-board", "settings": { "rowz": 3 } }'
  expect(await problems(merchant, placed(wrong))).toEqual(['5: Property rowz is not allowed.'])
})

it('a merchant that names the schema of the package places a block of the workspace without a mark', async () => {
  const text = placed('{ "type": "club-card", "settings": { "rows": 9 } }')
  const named = text.replace('../../schemas/', '../../node_modules/livery/schemas/')
  expect(await problems(merchant, named)).toEqual([])
})

it('a merchant replaces the words of a block of the workspace without a mark', async () => {
  const file = 'merchants/lagoon/messages/en.json'
  expect(await problems(file, '{ "club-card": { "title": "Our club" } }')).toEqual([])
  expect(await problems(file, '{ "clubcard": { "title": "Our club" } }')).toEqual([
    '1: Property clubcard is not allowed.',
  ])
})

it.each(['merchants/lagoon/messages/en.json', 'blocks/club-card/messages/th.json'])(
  'in %s the messages of a block of the workspace are offered, explained and checked',
  async (file) => {
    expect(await complete(file, '{ "|" }')).toContain('club-card')
    expect(await complete(file, '{ "club-card": { "|" } }')).toEqual(
      expect.arrayContaining(['title', 'points']),
    )
    expect(await hover(file, '{ "club-card": { "po|ints": "" } }')).toContain('Points: {{points}}')
    expect(await problems(file, '{ "club-card": { "points": "", "title": "A" } }')).toEqual([])
    expect(await problems(file, '{ "club-card": { "points": "Some",\n"titel": "A" } }')).toEqual([
      '1: Keep {{points}}: the player puts a value there.',
      '2: Property titel is not allowed.',
    ])
  },
)

it('the English messages of a block may have any key, because they say which there are', async () => {
  const file = 'blocks/club-card/messages/en.json'
  expect(await problems(file, '{ "club-card": { "more": "More" } }')).toEqual([])
})

const blockFile = 'blocks/club-card/block.json'

it('a developer is offered the parts of the description of a block, and the kinds of a setting', async () => {
  expect(await complete(blockFile, '{ "|" }')).toEqual(
    expect.arrayContaining(['title', 'description', 'height', 'settings', 'variants', 'calls']),
  )
  expect(await complete(blockFile, '{ "flags": [|] }')).toContain('"PTSYS3"')
  expect(await complete(blockFile, '{ "calls": [|] }')).toContain('"memberInfo"')
  expect(await complete(blockFile, '{ "settings": { "rows": { "type": | } } }')).toEqual(
    expect.arrayContaining(['"boolean"', '"integer"', '"text"', '"art"', '"link"']),
  )
})

it('a mistake in the description of a block is marked at its line', async () => {
  const text = `{
  "schemaVersion": 1,
  "title": "Club card",
  "description": "The card of the club.",
  "hight": 160,
  "settings": { "rows": { "type": "count", "description": "The rows." } }
}`
  expect(await problems(blockFile, text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1: Missing property "height"/),
      '5: Property hight is not allowed.',
      expect.stringMatching(/^6: Value is not accepted/),
    ]),
  )
})

it.each([
  ['livery.json', '{ "|" }', ['schemaVersion', 'environments']],
  ['livery.json', '{ "environments": { "staging": { "|" } } }', ['gateway', 'publish']],
  ['merchants/lagoon/look/tokens.json', '{ "|" }', ['tokens']],
  ['merchants/lagoon/world.json', '{ "|" }', ['vendors', 'games', 'banners']],
  ['merchants/lagoon/messages/en.json', '{ "rewards": { "|" } }', ['claim', 'credited']],
  ['locales/vi/rewards.json', '{ "rewards": { "|" } }', ['claim', 'credited']],
])('in %s an operator is offered what %s may have', async (file, text, labels) => {
  expect(await complete(file, text)).toEqual(expect.arrayContaining(labels))
})

it.each([
  ['livery.json', '{ "environ|ments": {} }', 'The gateways that the merchants of this workspace'],
  ['livery.json', '{ "scaf|fold": {} }', 'They keep this part themselves.'],
  [blockFile, '{ "hei|ght": 160 }', 'The height in CSS pixels'],
  ['locales/vi/rewards.json', '{ "rewards": { "cre|dited": "" } }', 'added to your main wallet'],
])('in %s the pointer on %s shows what it is', async (file, text, words) => {
  expect(await hover(file, text)).toContain(words)
})

it.each([
  ['livery.json', '{ "schemaVersion": 1,\n"environment": {} }', '2: Property environment is not'],
  ['livery.json', '{ "schemaVersion": 2 }', '1: Value must be 1'],
  ['locales/vi/rewards.json', '{ "rewards": {\n"titel": "Quà" } }', '2: Property titel is not'],
  [
    'merchants/lagoon/messages/en.json',
    '{ "rewards": {\n"credited": "Done" } }',
    '2: Keep {{amount}}',
  ],
])('in %s a mistake is marked at its line: %s', async (file, text, mark) => {
  expect((await problems(file, text)).join('\n')).toContain(mark)
})
