import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editorSchemaFile } from '../../core/config/own-blocks/editor-schema.ts'
import { findModules } from '../../site/disk/package-folder.ts'
import { createWorkspaceWriter, openWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { createFontSubsetter } from '../../site/fonts/font-subsetter.ts'
import { openMerchantRegistry } from './merchant-registry.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-registry-'))
  write('livery.json', { schemaVersion: 1 })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, value: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(value))
}

const card = {
  schemaVersion: 1,
  title: 'Club card',
  description: 'The card of the club.',
  height: 100,
}
const rows = { type: 'integer', description: 'The rows.' }

function open(writeFile = createWorkspaceWriter(root)) {
  const reported: string[] = []
  const registry = openMerchantRegistry({
    files: openWorkspaceFiles(root),
    write: writeFile,
    subsetter: createFontSubsetter(findModules()),
    template: () => '<head></head>',
    checker: async () => new Map(),
    report: (line) => void reported.push(line),
    now: () => 0,
    gamesOrigin: () => '',
  })
  return { registry, reported }
}

describe('a workspace that is being served', () => {
  it('tells editors each change of the settings of a block', async () => {
    write('blocks/club-card/block.json', card)
    const { registry } = open()
    await registry.look()
    const before = readFileSync(join(root, editorSchemaFile), 'utf8')
    expect(before).toContain('"const": "club-card"')
    expect(before).not.toContain('"rows"')
    write('blocks/club-card/block.json', { ...card, settings: { rows } })
    await registry.look()
    expect(readFileSync(join(root, editorSchemaFile), 'utf8')).toContain('"rows"')
  })

  it('goes on where it cannot write that, and says so', async () => {
    write('blocks/club-card/block.json', card)
    const { registry, reported } = open(() => {
      throw new Error('The disk is full.')
    })
    await registry.look()
    expect(reported).toContain('The disk is full.')
    expect(registry.list()).toEqual([])
  })
})
