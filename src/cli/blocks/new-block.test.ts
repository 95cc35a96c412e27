import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Files, noFiles } from '../../core/config/files.ts'
import { filesOver } from '../../core/config/files-over.ts'
import { editorSchemaFile } from '../../core/config/own-blocks/editor-schema.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { registerOwnBlocks } from '../../core/config/own-blocks/register-own-blocks.ts'
import { filesOf } from '../../core/config/testing.ts'
import { createFolderAtomic } from '../../site/disk/create-folder-atomic.ts'
import { createWorkspaceWriter, snapshotWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { compileOwnBlocks } from '../../site/own-blocks/compile-own-blocks.ts'
import { runLivery } from '../testing.ts'

const files = filesOf({
  'locales/en/common.json': { $language: { name: 'English', code: 'EN', fallback: [] } },
  'locales/th/common.json': { $language: { name: 'ไทย', code: 'TH', fallback: ['en'] } },
})

/** Runs the command, and returns with its answer the folder as it is afterwards. */
async function make(type: string, before: Files = files) {
  const made: { path: string; text: string }[] = []
  const answer = await runLivery(['new-block', type], before, {
    placerAt:
      () =>
      ({ path, content }) => {
        for (const [name, text] of content)
          made.push({ path: `${path}/${name}`, text: String(text) })
      },
  })
  return { ...answer, made, after: filesOver(before, made) }
}

afterEach(() => void registerOwnBlocks(readOwnBlocks(noFiles)))

it('makes a block without findings, with messages in every language of the folder', async () => {
  const { code, out, made, after } = await make('club-card')
  expect(code).toBe(0)
  expect(made.map(({ path }) => path)).toEqual([
    'blocks/club-card/block.json',
    'blocks/club-card/block.tsx',
    'blocks/club-card/calls.d.ts',
    'blocks/club-card/sandbox.ts',
    'blocks/club-card/club-card.test.ts',
    'blocks/club-card/club-card.module.css',
    'blocks/club-card/messages/en.json',
    'blocks/club-card/messages/th.json',
  ])
  const { blocks, findings } = await compileOwnBlocks(after)
  expect(findings).toEqual([])
  expect(blocks.get('club-card')?.block).toMatchObject({ title: 'Club card' })
  expect(blocks.get('club-card')?.script).toContain('club-card.guest')
  expect(JSON.parse(after.read('blocks/club-card/messages/th.json') ?? '')).toEqual({
    'club-card': { title: '', guest: '', member: '' },
  })
  expect(out.split('\n')).toContain(
    `  npx livery set <merchant> pages.home.blocks.club-card '{ "type": "club-card" }'`,
  )
})

const refused: readonly (readonly [type: string, message: string])[] = [
  ['winner-board', 'Livery has a block of the type "winner-board" itself. Choose another type.'],
  ['card', '"card" cannot be the type of a block.'],
  ['Club-Card', '"Club-Card" cannot be the type of a block.'],
  ['../club-card', '"../club-card" cannot be the type of a block.'],
]

it.each(refused)('makes no block of the type %s', async (type, message) => {
  const { code, error, made } = await make(type)
  expect([code, made]).toEqual([2, []])
  expect(error).toContain(message)
})

it('makes no block where there is one', async () => {
  const { after } = await make('club-card')
  const { code, error } = await make('club-card', after)
  expect(code).toBe(2)
  expect(error).toContain('blocks/club-card is there already.')
})

describe('in a workspace', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'livery-new-block-'))
    mkdirSync(join(root, 'merchants/shop'), { recursive: true })
    writeFileSync(join(root, 'livery.json'), '{ "schemaVersion": 1 }')
    writeFileSync(join(root, 'merchants/shop/merchant.json'), JSON.stringify(shop))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const shop = {
    ...{ schemaVersion: 1, code: 'shop', extends: 'base', hosts: ['shop.example'] },
    languages: { default: 'en', supported: ['en'] },
    safety: { rememberedLogin: 'username' },
  }
  const run = (...args: readonly string[]) =>
    runLivery([...args, '--root', root], noFiles, {
      filesAt: snapshotWorkspaceFiles,
      writerAt: createWorkspaceWriter,
      placerAt: (at) => (folder) => createFolderAtomic(at, folder),
    })
  const schema = () => readFileSync(join(root, editorSchemaFile), 'utf8')

  it('tells editors the settings of the block', async () => {
    expect((await run('new-block', 'club-card')).code).toBe(0)
    expect(schema()).toContain('"const": "club-card"')
    expect((await run('validate')).out).toBe('1 merchant, 0 errors, 0 warnings.')
  })

  it('is what "livery validate --fix" tells editors again, unless it is asked about single merchants', async () => {
    await run('new-block', 'club-card')
    writeFileSync(join(root, editorSchemaFile), '{}')
    const { out } = await run('validate', 'shop', '--fix')
    expect(out).toContain('schemas/merchant.schema.json:1:1  warning  schema-stale')
    expect(schema()).toBe('{}')
    expect((await run('validate', '--fix')).out).toBe('1 merchant, 0 errors, 0 warnings, 1 fixed.')
    expect(schema()).toContain('"const": "club-card"')
  })

  it('has its description fixed with the merchants', async () => {
    await run('new-block', 'club-card')
    const file = join(root, 'blocks/club-card/block.json')
    const described = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...described, calls: ['memberInf'] }))
    expect((await run('validate', '--fix')).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8')).calls).toEqual(['memberInfo'])
  })
})
