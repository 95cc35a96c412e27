import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { keyLanguage, readCatalogue } from '../../src/core/config/messages.ts'
import { composeMessageSchema } from '../../src/core/config/words/message-schema.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { composeWorkspace } from '../../src/site/new-workspace/compose-workspace.ts'
import { acceptOwnTypes } from '../../tools/package/accept-own-types.ts'

const root = join(import.meta.dirname, '../..')
const sites = 'file:///my-sites'

/** The language service of VS Code with the settings of a new workspace, and the schemas as the package has them. */
const editor = getLanguageService({
  schemaRequestService: async (address) => readPackaged(posix.basename(address)),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})
const settings = JSON.parse(composeWorkspace('1.2.3').get('.vscode/settings.json') ?? '')
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

function readPackaged(name: string): string {
  if (name === 'messages.schema.json') return JSON.stringify(composeMessageSchema(readEnglish()))
  const text = readFileSync(join(root, 'schemas', name), 'utf8')
  return name === 'fallback.schema.json' ? JSON.stringify(acceptOwnTypes(JSON.parse(text))) : text
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

const merchant = 'merchants/lagoon/merchant.json'
const placed = (block: string): string => `{
  "schemaVersion": 1,
  "code": "lagoon",
  "pages": { "home": { "blocks": { "club":
    ${block}
  } } }
}`

it('a merchant places a block of the workspace without a mark, also as a fallback', async () => {
  const own = '{ "type": "club-card", "variant": "wide", "settings": { "rows": 3 } }'
  expect(await problems(merchant, placed(own))).toEqual([])
  const fallback = '{ "type": "contact", "fallback": { "type": "club-card" } }'
  expect(await problems(merchant, placed(fallback))).toEqual([])
})

it('a mistyped block of the product, and a wrong setting of one, are marked at their lines', async () => {
  for (const type of ['contacts', 'Club-card', 'club-', ''])
    expect(await problems(merchant, placed(`{ "type": "${type}" }`))).toEqual([
      expect.stringMatching(/^5: Value is not accepted/),
    ])
  const wrong = '{ "type": "winner-board", "settings": { "rowz": 3 } }'
  expect(await problems(merchant, placed(wrong))).toEqual(['5: Property rowz is not allowed.'])
})

it('an operator is offered the blocks of the product as before', async () => {
  expect(await complete(merchant, placed('{ "type": | }'))).toEqual(
    expect.arrayContaining(['"winner-board"', '"lotteries"', '"banner"']),
  )
})

it('a merchant replaces the words of a block of the workspace without a mark', async () => {
  const file = 'merchants/lagoon/messages/en.json'
  expect(await problems(file, '{ "club-card": { "title": "Our club" } }')).toEqual([])
  expect(await problems(file, '{ "clubcard": { "title": "Our club" } }')).toEqual([
    '1: Property clubcard is not allowed.',
  ])
})

const blockFile = 'blocks/club-card/block.json'

it('a developer is offered the parts of the description of a block, and the kinds of a setting', async () => {
  expect(await complete(blockFile, '{ "|" }')).toEqual(
    expect.arrayContaining(['title', 'description', 'height', 'settings', 'variants', 'calls']),
  )
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
