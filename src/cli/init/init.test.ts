import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderWriter } from '../../site/disk/create-folder-writer.ts'
import { snapshotWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { runLivery } from '../testing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-init-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const init = (dir: string) =>
  runLivery(
    ['init', dir],
    { read: () => undefined, list: () => [] },
    { filesAt: snapshotWorkspaceFiles, writerAt: createFolderWriter, packageVersion: '1.2.3' },
  )
const read = (path: string): string => readFileSync(join(folder, 'my-sites', path), 'utf8')

describe('livery init', () => {
  it('makes a workspace that depends on this version, and says what comes next', async () => {
    const { code, out } = await init(join(folder, 'my-sites'))
    expect(code).toBe(0)
    expect(out).toContain('Next:\n  npm install\n  npx livery new')
    expect(JSON.parse(read('package.json')).dependencies).toEqual({ livery: '1.2.3' })
    expect(JSON.parse(read('livery.json')).schemaVersion).toBe(1)
    expect(read('.gitattributes')).toContain('merchants/**/*.json merge=livery')
    expect(read('.gitignore').split('\n')).toContain('node_modules/')
    expect(read('.github/workflows/livery.yml')).toContain('npx livery validate')
    expect(JSON.parse(read('tsconfig.json'))).toEqual({
      extends: './node_modules/livery/block/tsconfig.json',
      include: ['blocks', 'gateways'],
    })
    for (const { url } of JSON.parse(read('.vscode/settings.json'))['json.schemas'])
      expect(url).toMatch(
        /^\.\/(node_modules\/livery\/schemas\/[a-z-]+|schemas\/(merchant|messages))\.schema\.json$/,
      )
    expect(JSON.parse(read('schemas/merchant.schema.json')).allOf).toEqual([
      { $ref: '../node_modules/livery/schemas/merchant.schema.json' },
    ])
  })

  it('keeps files that are there, and installs the package beside what they depend on', async () => {
    mkdirSync(join(folder, 'my-sites'))
    writeFileSync(join(folder, 'my-sites/package.json'), '{ "name": "mine" }')
    const { code, out } = await init(join(folder, 'my-sites'))
    expect(code).toBe(0)
    expect(out).toContain('package.json was there and stays as it is.')
    expect(out).toContain('npm install livery@1.2.3')
    expect(read('package.json')).toBe('{ "name": "mine" }')
  })

  it('tells editors the blocks that are there', async () => {
    mkdirSync(join(folder, 'my-sites/blocks/club-card'), { recursive: true })
    const card = { schemaVersion: 1, title: 'Card', description: 'A card.', height: 100 }
    writeFileSync(join(folder, 'my-sites/blocks/club-card/block.json'), JSON.stringify(card))
    await init(join(folder, 'my-sites'))
    expect(read('schemas/merchant.schema.json')).toContain('"const": "club-card"')
  })

  it('changes nothing in a workspace', async () => {
    await init(join(folder, 'my-sites'))
    writeFileSync(join(folder, 'my-sites/README.md'), 'mine')
    const { code, error } = await init(join(folder, 'my-sites'))
    expect(code).toBe(1)
    expect(error).toContain('livery.json is there: this is a workspace.')
    expect(read('README.md')).toBe('mine')
  })
})
