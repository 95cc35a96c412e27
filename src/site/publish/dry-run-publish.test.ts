import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openCheckingBucket } from '../../../tests/support/s3/checking-bucket.ts'
import { compareSites } from '../../core/compare/compare-sites.ts'
import type { BucketAddress } from './bucket/bucket-address.ts'
import { dryRunPublish, type PublishDryRun } from './dry-run-publish.ts'
import type { PublishRequest } from './publish.ts'
import { openPublishedFolder } from './publish-target.ts'
import { createTestProject, readTree, type TestProject } from './testing.ts'

let project: TestProject
beforeAll(() => {
  project = createTestProject()
})
afterAll(() => project.close())

const blue = { theme: { mode: 'light', primary: '#224466' } }

/** Resets the project to three merchants. */
function resetMerchants(): void {
  rmSync(join(project.root, 'merchants/dune'), { recursive: true, force: true })
  project.writeMerchant('acme', blue)
  project.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
  project.writeMerchant('coda')
}

const preview = (out: string | BucketAddress, more: Partial<PublishRequest> = {}) =>
  dryRunPublish({ ...project.request(out), ...more, compare: compareSites })

/** Returns the outcome of each merchant; of a changed one, the sentences about its changes. */
function summarize({ merchants }: Awaited<ReturnType<typeof preview>>): object {
  return Object.fromEntries(
    merchants.map(({ code, outcome, changes }) => [
      code,
      changes ? changes.map(({ sentence }) => sentence) : outcome,
    ]),
  )
}

/** Expects that a publish has the results of its dry run. */
async function expectSameResult(out: string, { release, hosts, turns }: PublishDryRun<unknown>) {
  const done = await project.publish(out)
  expect([done.release?.name, done.release?.hosts]).toEqual([release, hosts])
  expect(done.changedHosts + done.takenDown.length).toBe(turns.length)
}

it('before the first publish every merchant is new, and no folder is created', async () => {
  resetMerchants()
  const previewed = await preview('first')
  expect(summarize(previewed)).toEqual({ acme: 'new', brio: 'new', coda: 'new' })
  expect(previewed.turns.map(({ host, before }) => [host, before])).toEqual([
    ['acme.test', undefined],
    ['brio.test', undefined],
    ['coda.test', undefined],
  ])
  expect(statSync(project.at('first'), { throwIfNoEntry: false })).toBeUndefined()
  await expectSameResult('first', previewed)
})

it('reports what would change for each merchant, and writes nothing', async () => {
  resetMerchants()
  await project.publish('out')
  expect(summarize(await preview('out'))).toEqual({
    acme: 'unchanged',
    brio: 'unchanged',
    coda: 'unchanged',
  })
  const before = readTree(project.at('out'))
  project.writeMerchant('acme', { ...blue, hosts: ['acme.test', 'acme.example'], brand: art })
  project.writeMerchant('brio', { theme: { shape: 'rond' } })
  project.writeMerchant('dune')
  project.removeMerchant('coda')
  const previewed = await preview('out')
  expect(summarize(previewed)).toEqual({
    acme: ['now answers to acme.example', 'brand: logo added'],
    brio: 'refused',
    coda: 'taken-down',
    dune: 'new',
  })
  expect(previewed.refused).toMatchObject([{ code: 'brio', findings: [{ code: 'wrong-value' }] }])
  expect(previewed.turns.map(({ host }) => host)).toEqual([
    'acme.example',
    'acme.test',
    'coda.test',
    'dune.test',
  ])
  expect(readTree(project.at('out'))).toEqual(before)
  await expectSameResult('out', previewed)
})
const art = { logo: 'art/mark.svg' }

it('reports changed messages of every language, and a new build of the player', async () => {
  resetMerchants()
  await project.publish('words')
  const file = join(project.root, 'locales/en/common.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"login": "Log in"', '"login": "Come in"'))
  project.writeDist(
    'index.html',
    `<!doctype html><html lang="en"><head><title></title>
    <script type="module" src="/assets/index-a2.js"></script></head><body><div id="root"></div></body></html>`,
  )
  onTestFinished(() => writeFileSync(file, text))
  const { brio } = summarize(await preview('words')) as { brio: readonly string[] }
  expect(brio.filter((sentence) => sentence.startsWith('English'))).toEqual([
    expect.stringMatching(/^English message [\w.]*login changed from "Log in" to "Come in"$/),
  ])
  expect(brio.at(-1)).toBe("the player's build changed")
})

it('reports no differences if the current page cannot be read', async () => {
  resetMerchants()
  const { release } = await project.publish('odd')
  const pages = ['', '<!doctype html><html data-skin="/files/none.json">', '<html data-skin="/x">']
  for (const page of pages) {
    const site = release?.hosts.get('acme.test') ?? ''
    writeFileSync(project.at(`odd/sites/${site}/index.html`), page)
    project.writeMerchant('acme', { theme: { mode: 'light', primary: '#882222' } })
    expect(summarize(await preview('odd'))).toMatchObject({ acme: 'changed' })
  }
})

it('fails like the publish: a name of another release, a player that is not built, a file in place of the folder', async () => {
  resetMerchants()
  await project.publish('names', { release: 'a' })
  project.writeMerchant('acme', {})
  await expect(preview('names', { release: 'a' })).rejects.toThrow(
    /^"a" is the name of another release/,
  )
  await expect(preview('names', { release: '../x' })).rejects.toThrow(/is not a valid name/)
  await expect(preview('names', { dist: project.at('none') })).rejects.toThrow(/is not built/)
  writeFileSync(project.at('taken'), '')
  for (const place of ['taken', 'taken/deeper'])
    await expect(preview(place)).rejects.toThrow(/there is a file where a folder should be/)
})

it('reads a bucket, and writes nothing there', async () => {
  resetMerchants()
  const bucket = await openCheckingBucket()
  onTestFinished(bucket.close)
  expect(summarize(await preview(bucket.address()))).toMatchObject({ acme: 'new', brio: 'new' })
  await project.publish(bucket.address(), { release: 'a' })
  bucket.asked.length = 0
  project.writeMerchant('acme', { ...blue, brand: { name: { en: 'Acme' } } })
  project.removeMerchant('coda')
  const previewed = await preview(bucket.address(), { release: 'b' })
  expect(summarize(previewed)).toEqual({
    acme: expect.arrayContaining(['brand: name in English Livery → Acme']),
    brio: 'unchanged',
    coda: 'taken-down',
  })
  expect(bucket.asked.filter((line) => !/^(GET|HEAD) /.test(line))).toEqual([])
  const { release } = await project.publish(bucket.address(), { release: 'b' })
  expect([release?.name, release?.hosts]).toEqual([previewed.release, previewed.hosts])
  expect(await (await openPublishedFolder(bucket.address())).current()).toBe('b')
})
