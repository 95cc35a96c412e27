import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPreparedFiles, createTestProject, type TestProject } from './testing.ts'

const prepared = createPreparedFiles()
let project: TestProject
const child = { extends: 'acme', hosts: ['brio.test'] }
beforeEach(async () => {
  project = createTestProject({ prepared })
  project.writeMerchant('acme', { brand: { name: { en: 'Acme' } } })
  project.writeMerchant('brio', child)
  project.writeMerchant('coda')
  await project.publish('out')
})
afterEach(() => project.close())
afterAll(() => prepared.remove())

function edit(path: string, from: string, to: string): void {
  const file = join(project.root, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

/** Lists the hosts whose site differs after some work and a publish. */
async function changedBy(work: () => void): Promise<readonly string[]> {
  const before = (await project.publish('out')).release?.hosts ?? new Map()
  work()
  const { release } = await project.publish('out')
  return [...(release?.hosts ?? [])].flatMap(([host, site]) =>
    before.get(host) === site ? [] : [host],
  )
}

test('unchanged merchants are published without being built again', async () => {
  const skipped = await project.publish('out')
  rmSync(join(project.at('out'), 'releases/known'))
  const rebuilt = await project.publish('out')
  expect(skipped.published).toEqual(['acme', 'brio', 'coda'])
  expect(skipped.release).toEqual(rebuilt.release)
  expect([skipped.changedHosts, rebuilt.changedHosts]).toEqual([0, 0])
  // Sites that are not built again are not checked for existing files.
  expect(skipped.files.kept).toBeLessThan(rebuilt.files.kept)
})

test('a change of a merchant rebuilds it and the merchants that inherit from it', async () => {
  expect(await changedBy(() => edit('merchants/acme/merchant.json', 'Acme', 'Acre'))).toEqual([
    'acme.test',
    'brio.test',
  ])
  expect(await changedBy(() => edit('merchants/brio/merchant.json', '"brio"', ' "brio"'))).toEqual(
    [],
  )
})

test('a change of a language or of the player rebuilds every merchant', async () => {
  const all = ['acme.test', 'brio.test', 'coda.test']
  expect(
    await changedBy(() => edit('locales/en/common.json', '"English"', '"Plain English"')),
  ).toEqual(all)
  expect(
    await changedBy(() =>
      project.writeDist('index.html', '<!doctype html><html><head><title></title></head></html>'),
    ),
  ).toEqual(all)
})

test('two merchants that claim the same host are both refused', async () => {
  project.writeMerchant('doux', { hosts: ['coda.test'] })
  const { refused } = await project.publish('out')
  expect(refused.map(({ code }) => code)).toEqual(['coda', 'doux'])
})

test('a broken merchant is refused, and published again when it is fixed', async () => {
  edit('merchants/coda/merchant.json', '"coda"', '"codas"')
  expect((await project.publish('out')).refused.map(({ code }) => code)).toEqual(['coda'])
  edit('merchants/coda/merchant.json', '"codas"', '"coda"')
  expect((await project.publish('out')).refused).toEqual([])
})

test('a broken record of the sites is ignored', async () => {
  for (const text of ['{', '[]', '{"coda":{}}', '{"coda":null}']) {
    writeFileSync(join(project.at('out'), 'releases/known'), text)
    const { published, changedHosts } = await project.publish('out')
    expect({ published, changedHosts }).toEqual({
      published: ['acme', 'brio', 'coda'],
      changedHosts: 0,
    })
  }
})

test('one damaged line of the record rebuilds its merchant and is written anew', async () => {
  const known = join(project.at('out'), 'releases/known')
  const whole = readFileSync(known, 'utf8')
  for (const damaged of [whole.replace('"site":"coda', '"site":'), whole.slice(0, -20)]) {
    expect(damaged).not.toBe(whole)
    writeFileSync(known, damaged)
    const { published, changedHosts } = await project.publish('out')
    expect({ published, changedHosts }).toEqual({
      published: ['acme', 'brio', 'coda'],
      changedHosts: 0,
    })
    expect(readFileSync(known, 'utf8')).toBe(whole)
  }
})

test('a parent without hosts is not checked again, and its children are built again when it changes', async () => {
  project.writeMerchant('deli', { hosts: [] })
  project.writeMerchant('brio', { ...child, extends: 'deli' })
  const first = await project.publish('out')
  const again = await project.publish('out')
  expect([first.published, again.published]).toEqual([
    ['acme', 'brio', 'coda'],
    ['acme', 'brio', 'coda'],
  ])
  expect(again.files).toMatchObject({ fresh: 0 })
  expect(
    await changedBy(() =>
      edit('merchants/deli/merchant.json', '"hosts"', '"brand":{"name":{"en":"Deli"}},"hosts"'),
    ),
  ).toEqual(['brio.test'])
  expect((await project.publish('out', { codes: ['deli'] })).published).toEqual([])
})
