import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type House, openHouse } from './testing.ts'

let house: House
const child = { extends: 'acme', hosts: ['brio.test'] }
beforeEach(async () => {
  house = openHouse()
  house.writeMerchant('acme', { brand: { name: { en: 'Acme' } } })
  house.writeMerchant('brio', child)
  house.writeMerchant('coda')
  await house.publish('out')
})
afterEach(() => house.close())

function edit(path: string, from: string, to: string): void {
  const file = join(house.root, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

/** The hosts that serve another site after a publish than before it. */
async function changedBy(work: () => void): Promise<readonly string[]> {
  const before = (await house.publish('out')).release?.hosts ?? new Map()
  work()
  const { release } = await house.publish('out')
  return [...(release?.hosts ?? [])].flatMap(([host, site]) =>
    before.get(host) === site ? [] : [host],
  )
}

test('what nothing changed is published without being made, and serves what it served', async () => {
  const known = await house.publish('out')
  rmSync(join(house.at('out'), 'releases/known'))
  const made = await house.publish('out')
  expect(known.published).toEqual(['acme', 'brio', 'coda'])
  expect(known.release).toEqual(made.release)
  expect([known.changedHosts, made.changedHosts]).toEqual([0, 0])
  // What was not made anew was not looked for.
  expect(known.files.kept).toBeLessThan(made.files.kept)
})

test('a change of a merchant reaches it and those that inherit from it', async () => {
  expect(await changedBy(() => edit('merchants/acme/merchant.json', 'Acme', 'Acre'))).toEqual([
    'acme.test',
    'brio.test',
  ])
  expect(await changedBy(() => edit('merchants/brio/merchant.json', '"brio"', ' "brio"'))).toEqual(
    [],
  )
})

test('a change of a language or of the player reaches every merchant', async () => {
  const all = ['acme.test', 'brio.test', 'coda.test']
  expect(
    await changedBy(() => edit('locales/en/common.json', '"English"', '"Plain English"')),
  ).toEqual(all)
  expect(
    await changedBy(() =>
      house.writeDist('index.html', '<!doctype html><html><head><title></title></head></html>'),
    ),
  ).toEqual(all)
})

test('a host that somebody else claims meanwhile is refused to both', async () => {
  house.writeMerchant('doux', { hosts: ['coda.test'] })
  const { refused } = await house.publish('out')
  expect(refused.map(({ code }) => code)).toEqual(['coda', 'doux'])
})

test('a merchant that broke meanwhile is refused, and goes out again when it is mended', async () => {
  edit('merchants/coda/merchant.json', '"coda"', '"codas"')
  expect((await house.publish('out')).refused.map(({ code }) => code)).toEqual(['coda'])
  edit('merchants/coda/merchant.json', '"codas"', '"coda"')
  expect((await house.publish('out')).refused).toEqual([])
})

test('nonsense in the place of what is known is as nothing known', async () => {
  for (const text of ['{', '[]', '{"coda":{}}', '{"coda":null}']) {
    writeFileSync(join(house.at('out'), 'releases/known'), text)
    const { published, changedHosts } = await house.publish('out')
    expect({ published, changedHosts }).toEqual({
      published: ['acme', 'brio', 'coda'],
      changedHosts: 0,
    })
  }
})
