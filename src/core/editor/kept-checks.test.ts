import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snapshotFiles } from '../../site/disk/snapshot-files.ts'
import { checkMerchants, joinFindings } from '../config/check-merchants.ts'
import { checkWorkspace } from '../config/check-workspace.ts'
import { filesOver } from '../config/files-over.ts'
import type { Finding } from '../config/finding.ts'
import { documentsOver } from './documents-over.ts'
import { openKeptChecks } from './kept-checks.ts'

const repository = snapshotFiles(join(import.meta.dirname, '../../..'))
const start = { schemaVersion: 1, extends: 'base' }
const name = { en: 'Lagoon', th: 'ลากูน' }
const lagoon = { ...start, code: 'lagoon', hosts: ['lagoon.example'], brand: { name } }

/** A folder with a base and two merchants beside it, in an editor. */
function open(texts: Readonly<Record<string, object>>) {
  const all = { lagoon, cove: { ...start, code: 'cove', extends: 'lagoon' }, ...texts }
  const own = Object.entries(all).map(([code, content]) => ({
    path: `merchants/${code}/merchant.json`,
    text: JSON.stringify(content),
  }))
  const codes = ['base', ...Object.keys(all)].sort()
  const below = filesOver(
    { ...repository, list: (folder) => (folder === 'merchants' ? codes : repository.list(folder)) },
    own,
  )
  const documents = new Map<string, string>()
  const files = documentsOver(() => below, documents)
  const isOpen = (code: string) =>
    [...documents.keys()].some((path) => path.startsWith(`merchants/${code}/`))
  const checks = openKeptChecks({ files, now: () => Date.UTC(2026, 0), isOpen })
  const finish = (): number => {
    let checked = 0
    while (checks.checkNext()) checked += 1
    return checked
  }
  return {
    files,
    checks,
    finish,
    type: (path: string, text: string | object): number => {
      documents.set(path, typeof text === 'string' ? text : JSON.stringify(text))
      checks.change(path)
      return finish()
    },
    close: (path: string): void => {
      documents.delete(path)
      checks.change(path)
    },
    found: () => format(checks.findings()),
    validate: () => format(joinFindings([checkWorkspace(files), checkMerchants(files)])),
  }
}

const format = (findings: readonly Finding[]) =>
  findings.map(({ file, line, column, code, message }) => [file, line, column, code, message])

test('a change of a merchant checks this merchant and its heirs, and no other', () => {
  const { type, finish, found, validate } = open({ reef: { ...start, code: 'reef' } })
  expect(finish()).toBe(4)
  expect(type('merchants/cove/merchant.json', { ...start, code: 'cove', thme: {} })).toBe(1)
  expect(found()).toContainEqual(expect.arrayContaining(['unknown-setting']))
  expect(found()).toEqual(validate())
  expect(type('merchants/cove/merchant.json', { ...start, code: 'cove', extends: 'lagoon' })).toBe(
    1,
  )
  expect(type('merchants/lagoon/merchant.json', { ...lagoon, theme: { shape: 'rond' } })).toBe(2)
  expect(found()).toEqual(validate())
})

test('a host that two merchants have is reported at both, and at none once one of them gives it up', () => {
  const { type, finish, found, validate, close } = open({ reef: { ...start, code: 'reef' } })
  finish()
  const file = 'merchants/reef/merchant.json'
  type(file, { ...start, code: 'reef', hosts: ['lagoon.example'] })
  const places = found().filter(([, , , code]) => code === 'host-conflict')
  expect(places.map(([path]) => path)).toEqual(['merchants/lagoon/merchant.json', file])
  close(file)
  finish()
  expect(found()).toEqual(validate())
  expect(found().map(([, , , code]) => code)).not.toContain('host-conflict')
})

test('an empty document is an empty file and not a removed one', () => {
  const { type, finish, found, validate } = open({})
  finish()
  type('merchants/cove/merchant.json', '')
  expect(found()).toContainEqual(expect.arrayContaining(['syntax', expect.stringMatching(/empty/)]))
  expect(found()).toEqual(validate())
})

test('a file of messages, a look and a world that change are checked again', () => {
  const { type, finish, found, validate } = open({})
  finish()
  for (const [file, text] of [
    ['merchants/lagoon/messages/en.json', '{ "login": { "nothing": "x" } }'],
    ['merchants/lagoon/look/row.css', '[data-kit="row"] { colour: red }'],
    ['merchants/lagoon/world.json', '{ "memberz": [] }'],
    ['locales/en/login.json', '{ "login": '],
  ] as const) {
    type(file, text)
    expect(found()).toContainEqual(expect.arrayContaining([file]))
    expect(found()).toEqual(validate())
  }
})

test('an archived merchant is checked while one of its files is open', () => {
  const file = 'merchants/cove/merchant.json'
  const { type, finish, found, close } = open({
    cove: { ...start, code: 'cove', archived: true, thme: {} },
  })
  finish()
  const ofCove = () => found().filter(([path]) => path === file)
  expect(ofCove()).toEqual([])
  type(file, { ...start, code: 'cove', archived: true, thme: {} })
  expect(ofCove()).toHaveLength(1)
  close(file)
  finish()
  expect(ofCove()).toEqual([])
})
