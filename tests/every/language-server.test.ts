import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CodeAction, CompletionList, Hover, WorkspaceEdit } from 'vscode-languageserver/node'
import { startEditor, type TestEditor } from '../support/start-editor.ts'

const project = join(import.meta.dirname, '../..')

let root: string
let editor: TestEditor

function write(path: string, content: object | string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

const at = (path: string): string => join(root, path)
const text = (path: string): string => readFileSync(at(path), 'utf8')

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-editor-'))
  const merchant = { schemaVersion: 1, extends: 'base' }
  write('livery.json', { schemaVersion: 1 })
  write('merchants/lagoon/merchant.json', {
    ...merchant,
    code: 'lagoon',
    hosts: ['lagoon.example'],
    brand: { name: { en: 'Lagoon', th: 'ลากูน' } },
    pages: {
      home: {
        order: ['*', 'podium'],
        blocks: { podium: { type: 'winner-board', settings: { rows: 5 } } },
      },
    },
  })
  write('merchants/cove/merchant.json', { ...merchant, code: 'cove', extends: 'lagoon' })
  editor = await startEditor(root)
}, 120_000)

afterAll(() => {
  editor.kill()
  rmSync(root, { recursive: true, force: true })
})

it('an operator sees the finding of a text that is not saved, and applies its fix', async () => {
  const file = 'merchants/lagoon/merchant.json'
  const uri = editor.open(at(file), text(file))
  await editor.waitForFindings(uri, ({ diagnostics }) => diagnostics.length === 0)
  const typo = text(file).replace('"rows"', '"rws"')
  const version = editor.type(uri, typo)
  const { diagnostics } = await editor.waitForFindings(uri, (found) => found.version === version)
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'unknown-setting',
      source: 'livery',
      severity: 1,
      message: expect.stringContaining('Rename it to "rows"'),
    }),
  ])
  const [{ range } = { range: undefined }] = diagnostics
  expect(typo.split('\n')[range?.start.line ?? 0]?.slice(range?.start.character)).toMatch(/^"rws"/)
  const actions = await editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics },
  })
  expect(actions.map(({ title }) => title)).toEqual([
    'Replace "rws" with "rows"',
    'Apply all safe fixes of this file',
  ])
  expect(actions[1]?.edit?.changes?.[uri]).toEqual([
    expect.objectContaining({ newText: text(file) }),
  ])
  editor.close(uri)
  await editor.waitForFindings(uri, (found) => found.diagnostics.length === 0)
})

it('an edit of a parent shows what it breaks in the file of an heir', async () => {
  const heir = pathToFileURL(at('merchants/cove/merchant.json')).href
  write('merchants/cove/merchant.json', {
    schemaVersion: 1,
    extends: 'lagoon',
    code: 'cove',
    pages: { home: { blocks: { podium: { settings: { rows: 6 } } } } },
  })
  const file = 'merchants/lagoon/merchant.json'
  const uri = editor.open(at(file), text(file))
  await editor.waitForFindings(uri, ({ diagnostics }) => diagnostics.length === 0)
  editor.type(uri, text(file).replace('"podium"', '"stand"'))
  const { diagnostics } = await editor.waitForFindings(
    heir,
    (found) => found.diagnostics.length > 0,
  )
  expect(diagnostics[0]?.message).toContain('podium')
  editor.close(uri)
  await editor.waitForFindings(heir, (found) => found.diagnostics.length === 0)
})

/** Opens a text of a merchant with a cursor at `|`. */
function openAt(path: string, marked: string) {
  const lines = marked.slice(0, marked.indexOf('|')).split('\n')
  const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
  const uri = editor.open(at(path), marked.replace('|', ''))
  return { textDocument: { uri }, position }
}

it('an operator completes a word, reads where a value is from and goes there', async () => {
  const marked = text('merchants/lagoon/merchant.json').replace('"rows"', '"ro|ws"')
  const place = openAt('merchants/lagoon/merchant.json', marked)
  const { items } = await editor.connection.sendRequest<CompletionList>(
    'textDocument/completion',
    place,
  )
  expect(items.map(({ label }) => label)).toContain('rows')
  const hover = await editor.connection.sendRequest<Hover>('textDocument/hover', place)
  expect(JSON.stringify(hover.contents)).toContain('merchants/lagoon/merchant.json')
  editor.close(place.textDocument.uri)
  const parent = openAt('merchants/cove/merchant.json', '{ "extends": "lag|oon" }')
  expect(await editor.connection.sendRequest('textDocument/definition', parent)).toMatchObject({
    uri: place.textDocument.uri,
  })
  editor.close(parent.textDocument.uri)
})

it('what comes with the package is opened there', async () => {
  const marked = text('merchants/cove/merchant.json').replace('"lagoon"', '"ba|se"')
  const place = openAt('merchants/cove/merchant.json', marked)
  expect(await editor.connection.sendRequest('textDocument/definition', place)).toMatchObject({
    uri: pathToFileURL(join(project, 'merchants/base/merchant.json')).href,
  })
  editor.close(place.textDocument.uri)
})

it('a block is renamed in its merchant and in its heirs by one edit, and one of base is not', async () => {
  write('merchants/cove/merchant.json', {
    schemaVersion: 1,
    extends: 'lagoon',
    code: 'cove',
    pages: { home: { blocks: { podium: { settings: { rows: 6 } } } } },
  })
  const marked = text('merchants/lagoon/merchant.json').replace('"podium": {', '"pod|ium": {')
  const place = openAt('merchants/lagoon/merchant.json', marked)
  const heir = openAt('merchants/cove/merchant.json', `${text('merchants/cove/merchant.json')}|`)
  const prepared = await editor.connection.sendRequest('textDocument/prepareRename', place)
  expect(prepared).toMatchObject({ placeholder: 'podium' })
  const renamed = { ...place, newName: 'stand' }
  const edit = await editor.connection.sendRequest<WorkspaceEdit>('textDocument/rename', renamed)
  expect(Object.keys(edit.changes ?? {})).toEqual([place, heir].map((one) => one.textDocument.uri))
  editor.close(heir.textDocument.uri)
  editor.type(
    place.textDocument.uri,
    '{ "extends": "base", "pages": { "home": { "order": ["winners"] } } }',
  )
  const inherited = { textDocument: place.textDocument, position: { line: 0, character: 55 } }
  await expect(
    editor.connection.sendRequest('textDocument/prepareRename', inherited),
  ).rejects.toThrow('The block "winners" is inherited from "base". Rename it there.')
  editor.close(place.textDocument.uri)
})

it('a file that another program writes is checked too', async () => {
  const uri = pathToFileURL(at('merchants/cove/merchant.json')).href
  write('merchants/cove/merchant.json', '{')
  await editor.waitForFindings(uri, ({ diagnostics }) =>
    diagnostics.some(({ code }) => code === 'syntax'),
  )
  write('merchants/cove/merchant.json', { schemaVersion: 1, extends: 'lagoon', code: 'cove' })
  await editor.waitForFindings(uri, ({ diagnostics }) => diagnostics.length === 0)
})

it('a document outside of any workspace gets no answer and does no harm', async () => {
  const outside = editor.open(join(project, '..', 'nothing', 'merchant.json'), '{ "thme": {} }')
  const actions = await editor.connection.sendRequest('textDocument/codeAction', {
    textDocument: { uri: outside },
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } },
    context: { diagnostics: [] },
  })
  expect(actions).toBeNull()
})

it('the server writes no error, and ends when the editor does', async () => {
  expect(editor.log).toEqual([])
  expect(await editor.end()).toBe(0)
})
