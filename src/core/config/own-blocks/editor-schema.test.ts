import { describe, expect, it } from 'vitest'
import type { Files } from '../files.ts'
import { noFiles, schemaAddress } from '../files.ts'
import { filesOver } from '../files-over.ts'
import { filesOf } from '../testing.ts'
import {
  checkEditorSchema,
  composeEditorSchemas,
  editorSchemaFile,
  messageSchemaFile,
  refreshEditorSchema,
} from './editor-schema.ts'
import { readOwnBlocks } from './read-own-blocks.ts'

const card = {
  schemaVersion: 1,
  title: 'Club card',
  description: 'The card of the club.',
  settings: { rows: { type: 'integer', description: 'The rows.' } },
  height: 100,
}
const installed = { has: () => false, schemas: 'node_modules/livery/schemas', files: noFiles }

const english = { 'club-card': { title: 'Club card', points: 'Points: {{points}}' } }
const described = filesOf({
  'blocks/club-card/block.json': card,
  'blocks/club-card/messages/en.json': english,
})
const composed = composeEditorSchemas(described, readOwnBlocks(described), installed.schemas)
const fresh = composed.get(editorSchemaFile) ?? ''
const messages = composed.get(messageSchemaFile) ?? ''

/** Creates a workspace with a block, with the schema for editors if one is given, and with that of messages. */
function workspaceOf(schema?: string, block: object = card, ofMessages = messages): Files {
  const schemas = schema === undefined ? {} : { [editorSchemaFile]: schema }
  const made = filesOf({
    'blocks/club-card/block.json': block,
    'blocks/club-card/messages/en.json': english,
    [messageSchemaFile]: ofMessages,
    ...schemas,
  })
  return { ...made, installed }
}
const check = (files: Files) => checkEditorSchema(files, readOwnBlocks(files))

describe('the schema of a workspace', () => {
  it('is up to date where it has the same value, however it is formatted', () => {
    expect(check(workspaceOf(fresh))).toEqual([])
    expect(check(workspaceOf(JSON.stringify(JSON.parse(fresh))))).toEqual([])
  })

  it.each([
    ['missing', undefined, 'The workspace has no schema of its own'],
    ['that of other blocks', fresh.replace('rows', 'lines'), 'does not describe the blocks'],
    ['in conflict', `<<<<<<< ours\n${fresh}`, 'does not describe the blocks'],
  ])('is a finding whose fix writes it where it is %s', (_, text, message) => {
    const files = workspaceOf(text)
    const [finding] = check(files)
    expect(finding).toMatchObject({ code: 'schema-stale', severity: 'warning', line: 1, column: 1 })
    expect(finding?.message).toContain(message)
    const fixed = finding?.fix?.insert ?? ''
    expect(finding?.fix).toEqual({ start: 0, end: text?.length ?? 0, insert: fresh })
    expect(check(filesOver(files, [{ path: editorSchemaFile, text: fixed }]))).toEqual([])
  })

  it('is a finding whose fix writes it where it has not the messages of the blocks', () => {
    const files = workspaceOf(fresh, card, messages.replace('points', 'pints'))
    expect(check(files)).toMatchObject([{ file: messageSchemaFile, code: 'schema-stale' }])
    expect(JSON.parse(messages).properties['club-card'].properties.points).toMatchObject({
      description: 'English: Points: {{points}}',
      patternErrorMessage: 'Keep {{points}}: the player puts a value there.',
    })
  })

  it('stays as it is while a block has an error, and in a folder that needs none', () => {
    const broken = workspaceOf('{}', { ...card, height: -1 })
    expect(check(broken)).toEqual([])
    const { installed: _, ...clone } = workspaceOf('{}')
    expect(check(clone)).toEqual([])
    const without = { ...filesOf({}), installed }
    expect(check(without)).toEqual([])
    const written: string[] = []
    for (const files of [broken, without, clone, workspaceOf(fresh), workspaceOf('{}')])
      refreshEditorSchema(files, readOwnBlocks(files), (path) => void written.push(path))
    expect(written).toEqual([editorSchemaFile])
  })

  it('is named by merchants once it is there', () => {
    const path = 'merchants/shop/merchant.json'
    expect(schemaAddress(workspaceOf(fresh), path, 'merchant')).toBe(
      '../../schemas/merchant.schema.json',
    )
    expect(schemaAddress(workspaceOf(), path, 'merchant')).toBe(
      '../../node_modules/livery/schemas/merchant.schema.json',
    )
  })
})
