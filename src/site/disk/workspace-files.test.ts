import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkWorkspace } from '../../core/config/check-workspace.ts'
import { overPackage } from '../../core/config/over-package.ts'
import { filesOf } from '../../core/config/testing.ts'
import { openDiskFiles } from './disk-files.ts'
import { packageFolder } from './package-folder.ts'
import {
  createWorkspaceWriter,
  findWorkspace,
  openWorkspaceFiles,
  snapshotWorkspaceFiles,
} from './workspace-files.ts'

const base = 'merchants/base/merchant.json'
const installed = openDiskFiles(packageFolder)
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-workspace-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const workspace = { 'livery.json': '{ "schemaVersion": 1 }' }

describe.each([
  ['read anew', openWorkspaceFiles],
  ['as they are', snapshotWorkspaceFiles],
])('the files of a workspace, %s', (_, open) => {
  it('have base and the messages of the package, and only the merchants of the folder in the list', () => {
    write({ ...workspace, 'merchants/shop/merchant.json': '{ "code": "shop" }' })
    const files = open(root)
    expect(files.read(base)).toBe(installed.read(base))
    expect(files.size(base)).toBe(installed.size(base))
    expect(files.list('locales')).toEqual(installed.list('locales'))
    expect(files.list('merchants/base')).toEqual(installed.list('merchants/base'))
    expect(files.list('merchants')).toEqual(['shop'])
    expect(files.read('merchants/siamstar/merchant.json')).toBeUndefined()
    expect(files.read('package.json')).toBeUndefined()
  })

  it('have what the folder has instead: a language, an area of a language, a base', () => {
    write({
      ...workspace,
      'locales/vi/common.json': '{ "own": "vi" }',
      'locales/en/mall.json': '{ "own": "en" }',
    })
    const files = open(root)
    expect(files.list('locales')).toEqual([...installed.list('locales'), 'vi'].sort())
    expect(files.read('locales/en/mall.json')).toBe('{ "own": "en" }')
    expect(files.read('locales/en/common.json')).toBe(installed.read('locales/en/common.json'))
    write({ [base]: '{ "code": "base" }' })
    const own = open(root)
    expect(own.read(base)).toBe('{ "code": "base" }')
    expect(own.list('merchants/base')).toEqual(['merchant.json'])
    expect(own.list('merchants')).toEqual(['base'])
  })

  it('are those of the folder alone where it is no workspace', () => {
    const files = open(root)
    expect(files.read(base)).toBeUndefined()
    expect(files.list('locales')).toEqual([])
    expect(files.installed).toBeUndefined()
  })
})

describe('what is written to a workspace', () => {
  it('is a file of its own, and never a copy of a file of the package', () => {
    write(workspace)
    const put = createWorkspaceWriter(root)
    put('merchants/shop/merchant.json', '{}')
    expect(openWorkspaceFiles(root).list('merchants')).toEqual(['shop'])
    for (const path of [base, 'locales/en/common.json'])
      expect(() => put(path, '{}')).toThrow(`${path} comes from the installed package.`)
    expect(openWorkspaceFiles(root).read(base)).toBe(installed.read(base))
    put('locales/vi/common.json', '{}')
    expect(openWorkspaceFiles(root).read('locales/vi/common.json')).toBe('{}')
  })
})

describe('a revision of a workspace', () => {
  const taken = { files: installed, schemas: 'node_modules/livery/schemas' }

  it('has what the workspace takes from the package, and its own files as they were', () => {
    write({ ...workspace, 'merchants/shop/merchant.json': '{ "now": true }' })
    const then = overPackage(filesOf({ 'merchants/shop/merchant.json': { before: true } }), taken)
    expect(then.read('merchants/shop/merchant.json')).toContain('before')
    expect(then.read(base)).toBe(installed.read(base))
    expect(then.list('locales')).toEqual(installed.list('locales'))
    expect(then.list('merchants')).toEqual(['shop'])
  })

  it('has the base that it had then', () => {
    write({ ...workspace, 'merchants/shop/merchant.json': '{ "now": true }' })
    const then = overPackage(filesOf({ [base]: { own: true } }), taken)
    expect(then.read(base)).toContain('own')
    expect(then.list('merchants/base')).toEqual(['merchant.json'])
  })
})

describe('livery.json', () => {
  it.each([
    ['{ "schemaVersion": 1 }', []],
    [
      '{ "schemaVersion": 2 }',
      [expect.objectContaining({ file: 'livery.json', line: 1, severity: 'error' })],
    ],
    [
      '{ "schemaVersion": 1,\n  "gateway": 1 }',
      [expect.objectContaining({ file: 'livery.json', line: 2, code: 'unknown-setting' })],
    ],
    [
      '{ "$schema": "./schemas/livery.schema.json",\n  "schemaVersion": 1 }',
      [
        expect.objectContaining({
          code: 'schema-not-found',
          message: expect.stringContaining('"node_modules/livery/schemas/livery.schema.json"'),
        }),
      ],
    ],
  ])('%s is reported at its place', (text, findings) => {
    write({ 'livery.json': text })
    expect(checkWorkspace(openWorkspaceFiles(root))).toEqual(findings)
  })

  it('is not asked of a folder that is no workspace', () => {
    expect(checkWorkspace(openDiskFiles(root))).toEqual([])
  })
})

it('an environment without an address that a gateway can have is reported at its line', () => {
  write({
    'livery.json':
      '{\n  "schemaVersion": 1,\n  "environments": {\n    "staging": { "gateway": "https://a.example/wps" },\n    "Live": { "gateway": "https://a.example" },\n    "next": { "gatway": "https://a.example" }\n  }\n}',
  })
  const found = checkWorkspace(openWorkspaceFiles(root))
  expect(found.map(({ line, path }) => `${line} ${path}`)).toEqual([
    '4 environments.staging.gateway',
    '5 environments.Live',
    '6 environments.next.gateway',
    '6 environments.next.gatway',
  ])
})

describe('the workspace around a folder', () => {
  it('is the nearest folder with livery.json, as a path from the folder', () => {
    write({ ...workspace, 'merchants/shop/art/mark.svg': '', 'inner/livery.json': '{}' })
    expect(findWorkspace(root)).toBe('.')
    expect(findWorkspace(join(root, 'merchants/shop/art'))).toBe(join('..', '..', '..'))
    expect(findWorkspace(join(root, 'inner'))).toBe('.')
  })

  it('is the folder itself where no folder around it is one', () => {
    expect(findWorkspace(root)).toBe('.')
  })
})
