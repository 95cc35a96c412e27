import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openCheckingBucket } from '../../../tests/support/s3/checking-bucket.ts'
import { compareSites } from '../../core/compare/compare-sites.ts'
import type { BucketAddress } from './bucket/bucket-address.ts'
import { type Preview, previewPublish } from './preview-publish.ts'
import type { PublishRequest } from './publish.ts'
import { look } from './target.ts'
import { type House, openHouse, readTree } from './testing.ts'

let house: House
beforeAll(() => {
  house = openHouse()
})
afterAll(() => house.close())

const blue = { theme: { mode: 'light', primary: '#224466' } }

/** Three merchants, of which nothing is published there yet. */
function settle(): void {
  rmSync(join(house.root, 'merchants/dune'), { recursive: true, force: true })
  house.writeMerchant('acme', blue)
  house.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
  house.writeMerchant('coda')
}

const preview = (out: string | BucketAddress, more: Partial<PublishRequest> = {}) =>
  previewPublish({ ...house.request(out), ...more, compare: compareSites })

/** The outlook of each merchant, with the sentences of what would change. */
function tell({ merchants }: Awaited<ReturnType<typeof preview>>): object {
  return Object.fromEntries(
    merchants.map(({ code, outlook, changes }) => [
      code,
      changes ? changes.map(({ sentence }) => sentence) : outlook,
    ]),
  )
}

/** Expects that a publish does what its preview says. */
async function expectPreviewed(out: string, { release, hosts, turns }: Preview<unknown>) {
  const done = await house.publish(out)
  expect([done.release?.name, done.release?.hosts]).toEqual([release, hosts])
  expect(done.changedHosts + done.takenDown.length).toBe(turns.length)
}

it('where nothing is published everything is new, and not even a folder is made', async () => {
  settle()
  const previewed = await preview('first')
  expect(tell(previewed)).toEqual({ acme: 'new', brio: 'new', coda: 'new' })
  expect(previewed.turns.map(({ host, before }) => [host, before])).toEqual([
    ['acme.test', undefined],
    ['brio.test', undefined],
    ['coda.test', undefined],
  ])
  expect(statSync(house.at('first'), { throwIfNoEntry: false })).toBeUndefined()
  await expectPreviewed('first', previewed)
})

it('tells of each merchant what differs from what it serves, and writes nothing', async () => {
  settle()
  await house.publish('out')
  expect(tell(await preview('out'))).toEqual({
    acme: 'unchanged',
    brio: 'unchanged',
    coda: 'unchanged',
  })
  const before = readTree(house.at('out'))
  house.writeMerchant('acme', { ...blue, hosts: ['acme.test', 'acme.example'], brand: art })
  house.writeMerchant('brio', { theme: { shape: 'rond' } })
  house.writeMerchant('dune')
  house.removeMerchant('coda')
  const previewed = await preview('out')
  expect(tell(previewed)).toEqual({
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
  expect(readTree(house.at('out'))).toEqual(before)
  await expectPreviewed('out', previewed)
})
const art = { logo: 'art/mark.svg' }

it('tells the words of every language that are others, and a player of another build', async () => {
  settle()
  await house.publish('words')
  const file = join(house.root, 'locales/en/common.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"login": "Log in"', '"login": "Come in"'))
  house.writeDist(
    'index.html',
    `<!doctype html><html lang="en"><head><title></title>
    <script type="module" src="/assets/index-a2.js"></script></head><body><div id="root"></div></body></html>`,
  )
  onTestFinished(() => writeFileSync(file, text))
  const { brio } = tell(await preview('words')) as { brio: readonly string[] }
  expect(brio.filter((sentence) => sentence.startsWith('English'))).toEqual([
    expect.stringMatching(/^English message [\w.]*login changed from "Log in" to "Come in"$/),
  ])
  expect(brio.at(-1)).toBe("the player's build changed")
})

it('says nothing of what differs where what is served cannot be read', async () => {
  settle()
  const { release } = await house.publish('odd')
  const pages = ['', '<script type="application/json" id="skin">[]</script>']
  for (const page of pages) {
    const site = release?.hosts.get('acme.test') ?? ''
    writeFileSync(house.at(`odd/sites/${site}/index.html`), page)
    house.writeMerchant('acme', { theme: { mode: 'light', primary: '#882222' } })
    expect(tell(await preview('odd'))).toMatchObject({ acme: 'changed' })
  }
})

it('refuses as the publish would: a name that another release has, a player that is not built, and a file in the place of the folder', async () => {
  settle()
  await house.publish('names', { release: 'a' })
  house.writeMerchant('acme', {})
  await expect(preview('names', { release: 'a' })).rejects.toThrow(
    /^"a" is the name of another release/,
  )
  await expect(preview('names', { release: '../x' })).rejects.toThrow(/cannot be the name/)
  await expect(preview('names', { dist: house.at('none') })).rejects.toThrow(/is not built/)
  writeFileSync(house.at('taken'), '')
  for (const place of ['taken', 'taken/deeper'])
    await expect(preview(place)).rejects.toThrow(/there is a file where a folder should be/)
})

it('asks a bucket, and writes nothing there', async () => {
  settle()
  const bucket = await openCheckingBucket()
  onTestFinished(bucket.close)
  expect(tell(await preview(bucket.address()))).toMatchObject({ acme: 'new', brio: 'new' })
  await house.publish(bucket.address(), { release: 'a' })
  bucket.asked.length = 0
  house.writeMerchant('acme', { ...blue, brand: { name: { en: 'Acme' } } })
  house.removeMerchant('coda')
  const previewed = await preview(bucket.address(), { release: 'b' })
  expect(tell(previewed)).toEqual({
    acme: expect.arrayContaining(['brand: name in English Livery → Acme']),
    brio: 'unchanged',
    coda: 'taken-down',
  })
  expect(bucket.asked.filter((line) => !/^(GET|HEAD) /.test(line))).toEqual([])
  const { release } = await house.publish(bucket.address(), { release: 'b' })
  expect([release?.name, release?.hosts]).toEqual([previewed.release, previewed.hosts])
  expect(await (await look(bucket.address())).current()).toBe('b')
})
