import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../../src/site/publish/folder/folder-lock.ts'
import { dryRunPrune, prune } from '../../src/site/publish/prune/prune.ts'
import { openPublishedFolder } from '../../src/site/publish/publish-target.ts'
import { rollBack } from '../../src/site/publish/rollback.ts'
import { createTestProject, readTree, type TestProject } from '../../src/site/publish/testing.ts'
import { findHoles } from '../support/read-site.ts'
import {
  type CheckingBucket,
  openCheckingBucket,
  type StoredObject,
} from '../support/s3/checking-bucket.ts'

let project: TestProject
beforeAll(() => {
  project = createTestProject()
})
afterAll(() => project.close())
beforeEach(() => {
  project.writeMerchant('acme', {})
  project.writeMerchant('brio', {})
})

const day = 86_400_000
const only = { keep: 1, days: 30 }
const everything = { keep: 1, days: 0 }

/** Publishes acme with a colour that depends on the release. */
async function publish(out: string, release: string): Promise<string> {
  const hue = [...release].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 100
  project.writeMerchant('acme', { theme: { mode: 'light', primary: `#2244${10 + (hue % 89)}` } })
  const published = await project.publish(out, { release })
  return published.release?.hosts.get('acme.test') ?? ''
}

/** Sets the age in days of everything below a folder, or of the paths with a prefix. */
function age(out: string, days: number, begins = ''): void {
  const time = new Date(Date.now() - days * day)
  for (const path of readTree(project.at(out)).keys())
    if (path.startsWith(begins)) utimesSync(join(project.at(out), path), time, time)
}

const namesOf = async (out: string) => (await openPublishedFolder(project.at(out))).names()

describe('a folder', () => {
  it('keeps the current release and its files unchanged, and deletes unused files', async () => {
    const old = await publish('out', 'a')
    const [before, sites] = [readTree(project.at('out')), readdirSync(project.at('out/sites'))]
    await publish('out', 'b')
    age('out', 60)
    const previewed = await dryRunPrune(project.at('out'), only)
    expect(previewed).toMatchObject({
      kept: [{ name: 'b', current: true }],
      gone: { releases: ['a'], sites: 1 },
    })
    expect(previewed.gone.files).toBeGreaterThan(3)
    const whole = readTree(project.at('out'))
    expect(whole.size).toBeGreaterThan(before.size)
    expect(await prune(project.at('out'), only)).toEqual(previewed)
    expect(await namesOf('out')).toEqual(['b'])
    expect(sites).toContain(old)
    expect(readdirSync(project.at('out/sites'))).not.toContain(old)
    for (const host of ['acme.test', 'brio.test'])
      expect(findHoles(project.at('out'), host)).toEqual([])
    const left = readTree(project.at('out'))
    const shared = [...left.keys()].filter((path) => /^(assets|files|sites)\//.test(path))
    expect(shared.length).toBe(previewed.left.files)
    for (const path of shared) expect(left.get(path)).toBe(whole.get(path))
    expect(await prune(project.at('out'), only)).toMatchObject({ gone: { files: 0, releases: [] } })
  })

  it('with one kept release has the same files as a publish to a new folder', async () => {
    project.writeDist('assets/legacy-1.js', 'older()')
    await publish('long', 'a')
    project.writeDist('assets/legacy-1.js', 'old()')
    await publish('long', 'b')
    await prune(project.at('long'), everything)
    // A folder that is there already, into which the project puts nothing that it made before.
    mkdirSync(project.at('short'))
    await publish('short', 'b')
    const [long, short] = ['long', 'short'].map((out) => readTree(project.at(out)))
    const unnamed = [...(short ?? [])].filter(([path]) => !long?.has(path))
    // These pages do not refer to them.
    expect(unnamed.map(([path]) => path)).toEqual([
      'assets/c3.css',
      expect.stringMatching(/^assets\/fonts-1-/),
    ])
    expect(new Map([...(long ?? []), ...unnamed].sort())).toEqual(short)
  })

  it('keeps the latest releases, recently served ones, and the one rolled back to', async () => {
    for (const release of ['a', 'b', 'c', 'd', 'e']) await publish('times', release)
    for (const [at, release] of ['a', 'b', 'c', 'd', 'e'].entries())
      age('times', 100 - at * 20, `releases/${release}.json`)
    const kept = async (keep: number, days: number) =>
      (await dryRunPrune(project.at('times'), { keep, days })).kept.map(({ name }) => name)
    expect(await kept(1, 0)).toEqual(['e'])
    expect(await kept(3, 0)).toEqual(['e', 'd', 'c'])
    // "d" was served until "e" was published twenty days ago.
    expect(await kept(1, 30)).toEqual(['e', 'd'])
    expect(await kept(1, 50)).toEqual(['e', 'd', 'c'])
    await rollBack(project.at('times'), { release: 'a' })
    // Whole hours decide, not the order of two clocks within a millisecond.
    age('times', 1 / 24, 'releases/a.served')
    expect(await kept(1, 0)).toEqual(['a'])
    await rollBack(project.at('times'), { release: 'e' })
    // Players may have pages of "a" open. Of "e" only the latest time is known, so "d" is kept too.
    expect(await kept(1, 1)).toEqual(['e', 'd', 'a'])
  })

  it('keeps recently written files that no release uses', async () => {
    await publish('fresh', 'a')
    await publish('fresh', 'b')
    age('fresh', 60)
    const files = project.at('fresh/files')
    for (const name of ['new.png', 'old.png', 'old.png.br']) writeFileSync(join(files, name), 'x')
    age('fresh', 60, 'files/old.png')
    await prune(project.at('fresh'), only)
    expect(readdirSync(files).filter((name) => /^(new|old)\./.test(name))).toEqual(['new.png'])
  })

  it('cannot be pruned during a publish, or before the first one', async () => {
    await publish('lock', 'a')
    const unlock = lockFolder(project.at('lock'))
    await expect(prune(project.at('lock'), everything)).rejects.toThrow(/^Another process is publ/)
    unlock()
    await expect(prune(project.at('nowhere'), everything)).rejects.toThrow(/^Nothing is published/)
  })

  it('cannot be pruned while hosts serve two releases; a lost release name alone does not matter', async () => {
    await publish('torn', 'a')
    await publish('torn', 'b')
    rmSync(project.at('torn/releases/current'))
    expect((await prune(project.at('torn'), everything)).kept).toMatchObject([{ name: 'b' }])
    rmSync(project.at('torn/releases/current'), { force: true })
    rmSync(project.at('torn/hosts/brio.test'))
    await expect(prune(project.at('torn'), everything)).rejects.toThrow(
      /was interrupted\. Publish again or roll back, then prune\.$/,
    )
  })

  it('after an interrupted prune is pruned completely by the next', async () => {
    await publish('cut', 'a')
    await publish('cut', 'b')
    const progress = () => {
      throw new Error('ended')
    }
    await expect(prune(project.at('cut'), { ...everything, progress })).rejects.toThrow('ended')
    expect(await namesOf('cut')).toEqual(['b'])
    expect(findHoles(project.at('cut'), 'acme.test')).toEqual([])
    expect((await prune(project.at('cut'), everything)).gone.sites).toBe(1)
    await publish('cut', 'a')
    expect(findHoles(project.at('cut'), 'acme.test')).toEqual([])
  })
})

describe('a bucket', () => {
  let bucket: CheckingBucket
  let whole: ReadonlyMap<string, StoredObject>
  const send = (release: string, shade: string) => {
    project.writeMerchant('acme', { theme: { mode: 'light', primary: shade } })
    return project.publish(bucket.address(), { release })
  }
  beforeAll(async () => {
    bucket = await openCheckingBucket()
    project.writeMerchant('acme', {})
    project.writeMerchant('brio', {})
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

  /** Lists the addresses in hosts’ pages that do not exist. */
  const missingFiles = (): string[] =>
    [...bucket.objects]
      .filter(([key]) => /\/hosts\/[^/]+\/index\.html$/.test(key))
      .flatMap(
        ([, { bytes }]) => bytes.toString().match(/\/(files|assets|fonts)\/[\w-]+\.\w+/g) ?? [],
      )
      .filter((address) => !bucket.objects.has(`live${address}`))
  const names = async () => (await openPublishedFolder(bucket.address())).names()
  const removals = () => bucket.asked.filter((line) => line.startsWith('DELETE '))

  it('loses the same files as a folder, and still knows the current release', async () => {
    const previewed = await dryRunPrune(bucket.address(), everything)
    expect(bucket.asked.filter((line) => !/^(GET|HEAD) /.test(line))).toEqual([])
    expect(previewed.gone).toMatchObject({ releases: ['a'], sites: 1 })
    expect(await prune(bucket.address(), everything)).toEqual(previewed)
    expect([await names(), missingFiles()]).toEqual([['b'], []])
    expect(await (await openPublishedFolder(bucket.address())).current()).toBe('b')
    const now = await dryRunPrune(bucket.address(), everything)
    expect([now.gone.files, now.left]).toEqual([0, previewed.left])
    expect((await send('b2', '#882222')).changedHosts).toBe(0)
  })

  it('keeps all recent files', async () => {
    await prune(bucket.address(), { keep: 1, days: 30 })
    expect(removals()).toEqual([])
  })

  it('stays complete wherever a prune is interrupted, and the next prune continues', async () => {
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
      expect(missingFiles()).toEqual([])
      for (const name of await names()) await rollBack(bucket.address(), { release: name })
      expect(missingFiles()).toEqual([])
      await send('c', '#224466')
      expect(missingFiles()).toEqual([])
    }
  })

  it('refuses a publish that began before the prune, because its files may be gone', async () => {
    let isPruned = false
    bucket.before = async (method, key) => {
      if (isPruned || `${method} ${key}` !== 'PUT releases/current') return
      isPruned = true
      await prune(bucket.address(), everything)
    }
    // The site of "a" exists when this publish begins.
    await expect(send('c', '#224466')).rejects.toThrow(
      /Another process changed what "s3:.*Try again/,
    )
    expect([await names(), missingFiles()]).toEqual([['b'], []])
    expect((await send('c', '#224466')).changedHosts).toBe(1)
    expect(missingFiles()).toEqual([])
  })

  it('cannot be pruned while another process switches hosts', async () => {
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
