import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWorkspaceWriter, snapshotWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { composeWorkspace, digestText } from '../../site/new-workspace/compose-workspace.ts'
import type { CliEnvironment } from '../environment.ts'
import { runLivery } from '../testing.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-upgrade-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
  writeFileSync(join(root, path), text)
}
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const has = (path: string): boolean => existsSync(join(root, path))

/** The files of the folder, so that a test can say that none has changed. */
const all = () => [...composeWorkspace('1.0.0').keys()].map((path) => has(path) && read(path))

const shop = {
  $schema: '../../schemas/merchant.schema.json',
  schemaVersion: 1,
  code: 'shop',
  extends: 'base',
  hosts: ['shop.example'],
}

/** Makes a workspace of the version 1.0.0; `older` are the texts of files that a new version has changed. */
function makeWorkspace(older: Readonly<Record<string, string>> = {}): void {
  for (const [path, text] of composeWorkspace('1.0.0')) write(path, older[path] ?? text)
  const livery = JSON.parse(read('livery.json'))
  for (const [path, text] of Object.entries(older)) livery.scaffold.files[path] = digestText(text)
  write('livery.json', livery)
  write('merchants/shop/merchant.json', shop)
}

const upgrade = (line = '--yes', world: Partial<CliEnvironment> = {}) =>
  runLivery(
    ['upgrade', '--root', root, ...line.split(' ').filter((word) => word !== '')],
    { read: () => undefined, list: () => [] },
    {
      filesAt: snapshotWorkspaceFiles,
      writerAt: createWorkspaceWriter,
      packageVersion: '1.1.0',
      ...world,
    },
  )
const scaffold = () => JSON.parse(read('livery.json')).scaffold

describe('livery upgrade', () => {
  it('replaces a file that nobody changed, shows how, and records the version', async () => {
    makeWorkspace({ '.gitignore': 'node_modules/\n' })
    const { code, out } = await upgrade()
    expect(code).toBe(0)
    expect(out).toContain('This workspace is at Livery 1.0.0; the installed package is 1.1.0.')
    expect(out).toContain('.gitignore changes.\n  --- .gitignore\n  +++ .gitignore\n')
    expect(out).toContain('\n  +data/\n')
    expect(out).toContain('Upgraded to Livery 1.1.0: 2 files changed, 0 new.')
    expect(read('.gitignore')).toBe(composeWorkspace('1.1.0').get('.gitignore'))
    expect(scaffold()).toEqual(
      JSON.parse(composeWorkspace('1.1.0').get('livery.json') ?? '').scaffold,
    )
  })

  it('shows what is new since the version of the workspace', async () => {
    makeWorkspace()
    const changelog = '# Changelog\n\n## 1.1.0\n\n- A new thing.\n\n## 1.0.0\n\n- An old one.\n'
    const project = {
      read: (path: string) => (path === 'CHANGELOG.md' ? changelog : undefined),
      list: () => [],
    }
    const { out } = await upgrade('--dry-run', { project })
    expect(out).toContain('the installed package is 1.1.0.\n  ## 1.1.0\n\n  - A new thing.\n')
    expect(out).not.toContain('An old one')
    const { news } = JSON.parse((await upgrade('--yes --format json', { project })).out)
    expect(news).toEqual(['## 1.1.0', '', '- A new thing.'])
  })

  it('keeps a file that was changed, shows what the new version has, and shows it once', async () => {
    makeWorkspace({ 'tsconfig.json': '{}\n' })
    write('tsconfig.json', '{ "mine": true }\n')
    const { out } = await upgrade()
    expect(out).toContain('tsconfig.json has a new version. It was changed here')
    expect(out).toContain('\n  -{ "mine": true }\n')
    expect(read('tsconfig.json')).toBe('{ "mine": true }\n')
    const again = await upgrade('')
    expect(again.code).toBe(0)
    expect(again.out).toMatch(/^This workspace is at Livery 1\.1\.0, the version of the installed/)
    expect(again.out).toContain('There is nothing to upgrade.')
    expect(again.out).not.toContain('tsconfig.json')
  })

  it('does not bring back a file that was removed, and brings one that the older version lacked', async () => {
    makeWorkspace({ '.github/workflows/livery.yml': 'name: Older\n' })
    rmSync(join(root, '.github'), { recursive: true })
    rmSync(join(root, 'tsconfig.json'))
    const livery = JSON.parse(read('livery.json'))
    delete livery.scaffold.files['tsconfig.json']
    write('livery.json', livery)
    const { out } = await upgrade()
    expect(out).toContain('.github/workflows/livery.yml has a new version. It was removed here')
    expect(out).toContain('tsconfig.json is new.')
    expect(has('.github')).toBe(false)
    expect(read('tsconfig.json')).toContain('node_modules/livery/block/tsconfig.json')
  })

  it('takes a workspace that was made before versions were recorded, with what was changed in it', async () => {
    makeWorkspace()
    write('livery.json', '{\n  // ours\n  "schemaVersion": 1\n}\n')
    rmSync(join(root, 'schemas'), { recursive: true })
    const $schema = '../../node_modules/livery/schemas/merchant.schema.json'
    write('merchants/shop/merchant.json', { ...shop, $schema })
    write('README.md', '# Ours\n')
    rmSync(join(root, 'tsconfig.json'))
    const { code, out } = await upgrade()
    expect(code).toBe(0)
    expect(out).toContain('was made before Livery recorded its version')
    expect(out).toContain('README.md has a new version. It was changed here')
    expect(read('README.md')).toBe('# Ours\n')
    expect(has('tsconfig.json')).toBe(true)
    expect(has('schemas/merchant.schema.json')).toBe(true)
    expect(JSON.parse(read('merchants/shop/merchant.json'))).toEqual(shop)
    expect(read('livery.json')).toMatch(/^\{\n {2}\/\/ ours\n {2}"schemaVersion": 1,\n/)
  })

  it('writes the new name of a value that a merchant has by its old one', async () => {
    makeWorkspace()
    const service = { type: 'service', variant: 'disc' }
    write('merchants/shop/merchant.json', {
      ...shop,
      pages: { shell: { blocks: { service } } },
    })
    const { out } = await upgrade()
    expect(out).toContain('it is shown as "headset"')
    expect(out).toContain('+          "variant": "headset"')
    expect(read('merchants/shop/merchant.json')).toContain('"variant": "headset"')
  })

  it('lists the errors that are left, and exits with 1', async () => {
    makeWorkspace()
    write('merchants/shop/merchant.json', { ...shop, schemaVersion: 2 })
    const { code, out } = await upgrade()
    expect(code).toBe(1)
    expect(out).toContain('merchants/shop/merchant.json:3:20  error  wrong-value')
    expect(out).toContain('Install the version of Livery that wrote this file.')
    expect(scaffold().version).toBe('1.1.0')
  })

  it('writes nothing with --dry-run, without a yes, and where nobody can be asked', async () => {
    makeWorkspace({ '.gitignore': 'node_modules/\n' })
    const before = all()
    const dry = await upgrade('--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.out).toContain('An upgrade would leave 2 files changed, 0 new. Nothing was written.')
    const refused = await upgrade('', { prompt: async () => 'n' })
    expect(refused).toMatchObject({ code: 1, error: 'Nothing was changed.' })
    const alone = await upgrade('')
    expect(alone).toMatchObject({ code: 2, error: expect.stringContaining('Add --yes') })
    expect(all()).toEqual(before)
    expect(await upgrade('', { prompt: async () => 'y' })).toMatchObject({ code: 0 })
    expect(scaffold().version).toBe('1.1.0')
  })

  it('names the command of npm that gets a newer package, from where the present one came', async () => {
    makeWorkspace()
    expect((await upgrade()).out).toContain('"npm install livery@latest"')
    write('package.json', { dependencies: { livery: 'file:../packed/livery-1.1.0.tgz' } })
    expect((await upgrade()).out).toContain('"npm install ../packed/livery-<version>.tgz"')
  })

  it('changes nothing where the workspace is newer than the package, or there is no workspace', async () => {
    makeWorkspace()
    const before = all()
    const newer = await upgrade('--yes', { packageVersion: '0.9.0' })
    expect(newer).toMatchObject({ code: 1, error: expect.stringContaining('livery@1.0.0') })
    expect(all()).toEqual(before)
    rmSync(join(root, 'livery.json'))
    const none = await upgrade()
    expect(none).toMatchObject({ code: 1, error: expect.stringContaining('npx livery init') })
  })

  it('prints as JSON what it wrote', async () => {
    makeWorkspace({ '.gitignore': 'node_modules/\n' })
    const { out } = await upgrade('--yes --format json')
    expect(JSON.parse(out)).toMatchObject({
      from: '1.0.0',
      to: '1.1.0',
      written: true,
      files: [
        { file: '.gitignore', diff: expect.stringContaining('+data/') },
        { file: 'livery.json', diff: expect.stringContaining('"1.1.0"') },
      ],
      kept: [],
    })
  })
})
