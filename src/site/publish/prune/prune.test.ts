import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findHoles } from '../../../../tests/support/read-site.ts'
import {
  type CheckingBucket,
  openCheckingBucket,
  type StoredObject,
} from '../../../../tests/support/s3/checking-bucket.ts'
import { lockFolder } from '../folder/folder-lock.ts'
import { rollBack } from '../rollback.ts'
import { look } from '../target.ts'
import { type House, openHouse, readTree } from '../testing.ts'
import { previewPrune, prune } from './prune.ts'

let house: House
beforeAll(() => {
  house = openHouse()
})
afterAll(() => house.close())
beforeEach(() => {
  house.writeMerchant('acme', {})
  house.writeMerchant('brio', {})
})

const day = 86_400_000
const only = { keep: 1, days: 30 }
const everything = { keep: 1, days: 0 }

/** Publishes acme in a colour of its own. */
async function publish(out: string, release: string): Promise<string> {
  const hue = [...release].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 100
  house.writeMerchant('acme', { theme: { mode: 'light', primary: `#2244${10 + (hue % 89)}` } })
  const published = await house.publish(out, { release })
  return published.release?.hosts.get('acme.test') ?? ''
}

/** Lets everything below a folder, or what begins so, be as old as so many days. */
function age(out: string, days: number, begins = ''): void {
  const time = new Date(Date.now() - days * day)
  for (const path of readTree(house.at(out)).keys())
    if (path.startsWith(begins)) utimesSync(join(house.at(out), path), time, time)
}

const namesOf = async (out: string) => (await look(house.at(out))).names()

describe('a folder', () => {
  it('keeps what is served and what that uses, byte for byte, and loses what nothing uses', async () => {
    const old = await publish('out', 'a')
    const [before, sites] = [readTree(house.at('out')), readdirSync(house.at('out/sites'))]
    await publish('out', 'b')
    age('out', 60)
    const previewed = await previewPrune(house.at('out'), only)
    expect(previewed).toMatchObject({
      kept: [{ name: 'b', current: true }],
      gone: { releases: ['a'], sites: 1 },
    })
    expect(previewed.gone.files).toBeGreaterThan(3)
    const whole = readTree(house.at('out'))
    expect(whole.size).toBeGreaterThan(before.size)
    expect(await prune(house.at('out'), only)).toEqual(previewed)
    expect(await namesOf('out')).toEqual(['b'])
    expect(sites).toContain(old)
    expect(readdirSync(house.at('out/sites'))).not.toContain(old)
    for (const host of ['acme.test', 'brio.test'])
      expect(findHoles(house.at('out'), host)).toEqual([])
    const left = readTree(house.at('out'))
    const shared = [...left.keys()].filter((path) => /^(assets|files|sites)\//.test(path))
    expect(shared.length).toBe(previewed.left.files)
    for (const path of shared) expect(left.get(path)).toBe(whole.get(path))
    expect(await prune(house.at('out'), only)).toMatchObject({ gone: { files: 0, releases: [] } })
  })

  it('leaves what a publish to a new folder writes, where only that release stays', async () => {
    house.writeDist('assets/legacy-1.js', 'older()')
    await publish('long', 'a')
    house.writeDist('assets/legacy-1.js', 'old()')
    await publish('long', 'b')
    await prune(house.at('long'), everything)
    await publish('short', 'b')
    const [long, short] = ['long', 'short'].map((out) => readTree(house.at(out)))
    const unnamed = [...(short ?? [])].filter(([path]) => !long?.has(path))
    // These pages do not name it.
    expect(unnamed.map(([path]) => path)).toEqual([
      'assets/c3.css',
      expect.stringMatching(/^assets\/fonts-1-/),
    ])
    expect(new Map([...(long ?? []), ...unnamed].sort())).toEqual(short)
  })

  it('keeps the latest, those that were served lately, and the one gone back to', async () => {
    for (const release of ['a', 'b', 'c', 'd', 'e']) await publish('times', release)
    for (const [at, release] of ['a', 'b', 'c', 'd', 'e'].entries())
      age('times', 100 - at * 20, `releases/${release}.json`)
    const kept = async (keep: number, days: number) =>
      (await previewPrune(house.at('times'), { keep, days })).kept.map(({ name }) => name)
    expect(await kept(1, 0)).toEqual(['e'])
    expect(await kept(3, 0)).toEqual(['e', 'd', 'c'])
    // "d" was served until "e" went out twenty days ago.
    expect(await kept(1, 30)).toEqual(['e', 'd'])
    expect(await kept(1, 50)).toEqual(['e', 'd', 'c'])
    await rollBack(house.at('times'), { release: 'a' })
    expect(await kept(1, 0)).toEqual(['a'])
    await rollBack(house.at('times'), { release: 'e' })
    // Players have pages of "a" open, and of "e" only the last time is known, so "d" stays too.
    expect(await kept(1, 1)).toEqual(['e', 'd', 'a'])
  })

  it('keeps what was written lately, though no release has it', async () => {
    await publish('fresh', 'a')
    await publish('fresh', 'b')
    age('fresh', 60)
    const files = house.at('fresh/files')
    for (const name of ['new.png', 'old.png', 'old.png.br']) writeFileSync(join(files, name), 'x')
    age('fresh', 60, 'files/old.png')
    await prune(house.at('fresh'), only)
    expect(readdirSync(files).filter((name) => /^(new|old)\./.test(name))).toEqual(['new.png'])
  })

  it('is pruned by nobody while another publishes, and by whom it is pruned nobody publishes', async () => {
    await publish('lock', 'a')
    const unlock = lockFolder(house.at('lock'))
    await expect(prune(house.at('lock'), everything)).rejects.toThrow(/^Another process is publ/)
    unlock()
    await expect(prune(house.at('nowhere'), everything)).rejects.toThrow(/^Nothing is published/)
  })

  it('whose hosts serve two releases is left as it is, and one whose name alone is lost is pruned', async () => {
    await publish('torn', 'a')
    await publish('torn', 'b')
    rmSync(house.at('torn/releases/current'))
    expect((await prune(house.at('torn'), everything)).kept).toMatchObject([{ name: 'b' }])
    rmSync(house.at('torn/releases/current'), { force: true })
    rmSync(house.at('torn/hosts/brio.test'))
    await expect(prune(house.at('torn'), everything)).rejects.toThrow(
      /was interrupted\. Publish again or roll back, then prune\.$/,
    )
  })

  it('that a prune was ended in is pruned by the next', async () => {
    await publish('cut', 'a')
    await publish('cut', 'b')
    const progress = () => {
      throw new Error('ended')
    }
    await expect(prune(house.at('cut'), { ...everything, progress })).rejects.toThrow('ended')
    expect(await namesOf('cut')).toEqual(['b'])
    expect(findHoles(house.at('cut'), 'acme.test')).toEqual([])
    expect((await prune(house.at('cut'), everything)).gone.sites).toBe(1)
    await publish('cut', 'a')
    expect(findHoles(house.at('cut'), 'acme.test')).toEqual([])
  })
})

describe('a bucket', () => {
  let bucket: CheckingBucket
  let whole: ReadonlyMap<string, StoredObject>
  const send = (release: string, shade: string) => {
    house.writeMerchant('acme', { theme: { mode: 'light', primary: shade } })
    return house.publish(bucket.address(), { release })
  }
  beforeAll(async () => {
    bucket = await openCheckingBucket()
    house.writeMerchant('acme', {})
    house.writeMerchant('brio', {})
    await send('a', '#224466')
    await send('b', '#882222')
    whole = new Map(bucket.objects)
  })
  beforeEach(() => {
    bucket.fault = () => undefined
    bucket.before = () => undefined
    bucket.objects.clear()
    for (const [key, object] of whole) bucket.objects.set(key, object)
    bucket.asked.length = 0
  })
  afterAll(() => bucket.close())

  /** What pages of hosts name that is not there. */
  const holes = (): string[] =>
    [...bucket.objects]
      .filter(([key]) => /\/hosts\/[^/]+\/index\.html$/.test(key))
      .flatMap(
        ([, { bytes }]) => bytes.toString().match(/\/(files|assets|fonts)\/[\w-]+\.\w+/g) ?? [],
      )
      .filter((address) => !bucket.objects.has(`live${address}`))
  const names = async () => (await look(bucket.address())).names()
  const removals = () => bucket.asked.filter((line) => line.startsWith('DELETE '))

  it('loses the same as a folder, and says which release is served', async () => {
    const previewed = await previewPrune(bucket.address(), everything)
    expect(bucket.asked.filter((line) => !/^(GET|HEAD) /.test(line))).toEqual([])
    expect(previewed.gone).toMatchObject({ releases: ['a'], sites: 1 })
    expect(await prune(bucket.address(), everything)).toEqual(previewed)
    expect([await names(), holes()]).toEqual([['b'], []])
    expect(await (await look(bucket.address())).current()).toBe('b')
    const now = await previewPrune(bucket.address(), everything)
    expect([now.gone.files, now.left]).toEqual([0, previewed.left])
    expect((await send('b2', '#882222')).changedHosts).toBe(0)
  })

  it('keeps all that is young', async () => {
    await prune(bucket.address(), { keep: 1, days: 30 })
    expect(removals()).toEqual([])
  })

  it('is whole wherever a prune ends, and the next one goes on', async () => {
    await prune(bucket.address(), everything)
    const [site = '', ...others] = removals()
    const file = others.find((line) => line.startsWith('DELETE files/')) ?? ''
    const points = ['PUT releases/list', site, ...others.slice(0, 2), file, others.at(-1) ?? '']
    for (const point of points) {
      bucket.objects.clear()
      for (const [key, object] of whole) bucket.objects.set(key, object)
      bucket.fault = (method, key) =>
        `${method} ${key}` === point ? { status: 403, code: 'AccessDenied' } : undefined
      await expect(prune(bucket.address(), everything)).rejects.toThrow(/lack a permission/)
      bucket.fault = () => undefined
      expect(holes()).toEqual([])
      for (const name of await names()) await rollBack(bucket.address(), { release: name })
      expect(holes()).toEqual([])
      await send('c', '#224466')
      expect(holes()).toEqual([])
    }
  }, 60_000)

  it('is not published to by who began before, for what was there then may be gone', async () => {
    let isPruned = false
    bucket.before = async (method, key) => {
      if (isPruned || `${method} ${key}` !== 'PUT releases/current') return
      isPruned = true
      await prune(bucket.address(), everything)
    }
    // The site of "a" is there when this begins.
    await expect(send('c', '#224466')).rejects.toThrow(
      /Another process changed what "s3:.*Try again/,
    )
    expect([await names(), holes()]).toEqual([['b'], []])
    expect((await send('c', '#224466')).changedHosts).toBe(1)
    expect(holes()).toEqual([])
  })

  it('is not pruned while another flips hosts', async () => {
    const text = Buffer.from('-other 0\n')
    bucket.before = () => {
      const object = {
        bytes: Buffer.from(`${text}${bucket.asked.length}`),
        headers: {},
        modified: 0,
      }
      bucket.objects.set('live/releases/current', object)
    }
    await expect(prune(bucket.address(), everything)).rejects.toThrow(
      /^Another process is publishing to "s3:/,
    )
    expect(removals()).toEqual([])
  })
})
