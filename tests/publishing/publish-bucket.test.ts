import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openForDryRun, openPublishedFolder } from '../../src/site/publish/publish-target.ts'
import type { Hosts } from '../../src/site/publish/release.ts'
import { planRollback, rollBack } from '../../src/site/publish/rollback.ts'
import { createTestProject, readTree, type TestProject } from '../../src/site/publish/testing.ts'
import {
  type CheckingBucket,
  openCheckingBucket,
  type StoredObject,
} from '../support/s3/checking-bucket.ts'

let project: TestProject
let bucket: CheckingBucket
/** Icons, art and fonts, which take long to build and are the same in every test. */
let shared: readonly (readonly [string, StoredObject])[]
beforeAll(async () => {
  project = createTestProject()
  for (const code of ['acme', 'brio']) project.writeMerchant(code)
  const first = await openCheckingBucket()
  await project.publish(first.address())
  shared = [...first.objects].filter(([key]) =>
    /^live\/((fonts|files)\/(?!.*\.html)|releases\/\.conditions$)/.test(key),
  )
  first.close()
})
beforeEach(async () => {
  bucket = await openCheckingBucket()
  for (const [key, object] of shared) bucket.objects.set(key, object)
  project.writeMerchant('acme', blue)
  project.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
})
afterEach(() => bucket.close())
afterAll(() => project.close())

const blue = { theme: { mode: 'light', primary: '#224466' } }
const red = { theme: { mode: 'light', primary: '#882222' } }

const publish = (release?: string, more = {}) =>
  project.publish(bucket.address(more), release === undefined ? {} : { release })
const siteAt = (host: string): string | undefined =>
  bucket.objects.get(`live/hosts/${host}/index.html`)?.headers['x-amz-meta-livery-site']
const keysBelow = (folder: string): string[] =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`live/${folder}/`))

describe('a bucket', () => {
  it('gets the same bytes as a folder', async () => {
    bucket.objects.clear()
    const { published, release, files } = await publish()
    expect(published).toEqual(['acme', 'brio'])
    await project.publish('same')
    const tree = readTree(project.at('same'))
    const same = [...tree].filter(([path]) => /^(assets|fonts|files|sites)\//.test(path))
    expect(same.length).toBeGreaterThan(files.fresh)
    for (const [path, content] of same)
      expect(bucket.objects.get(`live/${path}`)?.bytes.toString('base64')).toBe(content)
    expect(keysBelow('files').length + keysBelow('sites').length).toBe(
      same.filter(([path]) => /^(files|sites)\//.test(path)).length,
    )
    const folder = await openPublishedFolder(bucket.address())
    expect(await folder.current()).toBe(release?.name)
    expect(await folder.serving()).toEqual(release?.hosts)
    expect((await folder.times(release?.name ?? ''))?.made).toBeGreaterThan(Date.now() - 60_000)
  })

  it('with other files in a folder of a publish is refused and stays unchanged', async () => {
    bucket.objects.clear()
    bucket.objects.set('live/assets/shop.css', {
      bytes: Buffer.from('theirs'),
      headers: {},
      modified: 0,
    })
    await expect(publish()).rejects.toThrow(/has keys below "assets\/" that no publish wrote\./)
    await expect(openForDryRun(bucket.address())).rejects.toThrow(/that no publish wrote/)
    expect([...bucket.objects.keys()]).toEqual(['live/assets/shop.css'])
  })

  it('stores each file with its media type, its encoding and its Cache-Control', async () => {
    await publish()
    const page = bucket.objects.get('live/hosts/acme.test/index.html')
    expect(page?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-amz-meta-content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src/,
      ),
      'x-amz-meta-livery-site': expect.stringMatching(/^acme-/),
    })
    expect(page?.bytes).toEqual(
      bucket.objects.get(`live/sites/${siteAt('acme.test')}/index.html`)?.bytes,
    )
    const script = bucket.objects.get('live/assets/index-a1.js')
    const [br, gz] = ['br', 'gz'].map((end) => bucket.objects.get(`live/assets/index-a1.js.${end}`))
    for (const file of [script, br, gz])
      expect(file?.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    expect([script, br, gz].map((file) => file?.headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br?.bytes ?? '')).toEqual(script?.bytes)
    expect(gunzipSync(gz?.bytes ?? '')).toEqual(script?.bytes)
  })

  it('is not written if nothing changed; if one merchant changed, only its host’s files are, the page last', async () => {
    await publish('a')
    bucket.asked.length = 0
    expect(await publish()).toMatchObject({ changedHosts: 0, files: { fresh: 0 } })
    expect(
      bucket.asked.filter((line) => /^(PUT|DELETE) (?!releases\/\.conditions)/.test(line)),
    ).toEqual([])
    bucket.asked.length = 0
    project.writeMerchant('acme', red)
    expect(await publish('b')).toMatchObject({ changedHosts: 1 })
    const written = bucket.asked.filter((line) => line.startsWith('PUT hosts/'))
    expect(written).toEqual(
      ['offline.html', 'worker.js', 'index.html'].map((file) => `PUT hosts/acme.test/${file}`),
    )
  })

  it('holds no site whose homes could not be written, and the next publish writes them', async () => {
    bucket.fault = (method, key) =>
      method === 'PUT' && key.endsWith('.html') && key.startsWith('files/')
        ? { status: 403, code: 'AccessDenied' }
        : undefined
    await expect(publish('a')).rejects.toThrow(/lack a permission/)
    expect(keysBelow('sites')).toEqual([])
    bucket.fault = () => undefined
    await publish('a')
    expect(keysBelow('files').some((key) => key.endsWith('.html'))).toBe(true)
    expect(keysBelow('sites').filter((key) => key.endsWith('/site.json'))).toHaveLength(2)
  })

  it('stops serving a removed host, and a rollback restores it', async () => {
    await publish('a')
    project.writeMerchant('acme', { ...blue, hosts: ['later.test'] })
    expect(await publish('b')).toMatchObject({ takenDown: ['acme.test'], changedHosts: 1 })
    expect(siteAt('acme.test')).toBeUndefined()
    expect(await rollBack(bucket.address())).toMatchObject({ release: { name: 'a' } })
    expect([siteAt('acme.test'), siteAt('later.test')]).toEqual([
      expect.stringMatching(/^acme-/),
      undefined,
    ])
    expect(await (await openPublishedFolder(bucket.address())).names()).toEqual(['a', 'b'])
  })

  it('rolls one merchant back and still serves one that was added later', async () => {
    await publish('a')
    project.writeMerchant('acme', red)
    project.writeMerchant('late')
    await publish('b')
    const [acme, late] = [siteAt('acme.test'), siteAt('late.test')]
    bucket.asked.length = 0
    const { basis, offAir } = await planRollback(bucket.address(), { codes: ['acme'] })
    expect(bucket.asked.filter((line) => !/^(GET|HEAD) /.test(line))).toEqual([])
    expect(offAir).toEqual([])
    expect(await rollBack(bucket.address(), { codes: ['acme'], basis })).toMatchObject({
      to: 'a',
      changedHosts: 1,
      takenDown: [],
    })
    project.removeMerchant('late')
    expect(siteAt('late.test')).toBe(late)
    expect(siteAt('acme.test')).not.toBe(acme)
    const written = bucket.asked.filter((line) => /^PUT (releases|hosts)/.test(line))
    expect(written.filter((line) => /late|\/[ab]\.json/.test(line))).toEqual([])
  })

  it('without a release reports that nothing is published', async () => {
    await expect(openPublishedFolder(bucket.address())).rejects.toThrow(
      /^Nothing is published in "s3:\/\/shop\/live"/,
    )
  })
})

describe('an S3 server', () => {
  it.each(['cut', 'lost', { status: 503, code: 'SlowDown' }, { status: 500 }] as const)(
    'that sometimes fails with %j gets the request again',
    async (fault) => {
      const failed = new Map<string, number>()
      bucket.fault = (method, key) => {
        const line = `${method} ${key}`
        const times = failed.get(line) ?? 0
        failed.set(line, times + 1)
        return times === 0 && /hosts|releases|index/.test(key) ? fault : undefined
      }
      const { release, changedHosts } = await publish()
      expect(changedHosts).toBe(2)
      expect(siteAt('acme.test')).toBe(release?.hosts.get('acme.test'))
      bucket.fault = () => undefined
      expect(await (await openPublishedFolder(bucket.address())).current()).toBe(release?.name)
    },
  )

  it('that keeps failing, cannot be found or refuses connections is reported in a sentence', async () => {
    bucket.fault = () => ({ status: 503, code: 'SlowDown', headers: { 'retry-after': '0.01' } })
    await expect(publish()).rejects.toThrow(/keeps failing \(SlowDown\)\. Try again later\./)
    bucket.close()
    await expect(publish()).rejects.toThrow(/refuses connections\. Check the endpoint/)
    await expect(publish('a', { endpoint: new URL('http://no.invalid') })).rejects.toThrow(
      /no\.invalid has no address/,
    )
  })

  it('refuses a wrong secret key by the signature', async () => {
    bucket.objects.clear()
    const credentials = { accessKeyId: 'LIVERYKEY', secretAccessKey: 'wrong' }
    await expect(publish('a', { credentials })).rejects.toThrow(/does not know these credentials/)
    expect(bucket.objects.size).toBe(0)
  })

  it('that accepts ETags only without quotes gets them without quotes', async () => {
    bucket.conditions = 'unquoted'
    await publish('a')
    project.writeMerchant('acme', red)
    expect((await publish('b')).changedHosts).toBe(1)
  })

  it.each(['refused', 'invalid', 'ignored'] as const)(
    'where conditional writes are %s is refused without --alone',
    async (conditions) => {
      bucket.conditions = conditions
      await expect(publish('a')).rejects.toThrow(
        /does not support conditional writes.* If nobody else publishes there, add --alone\./,
      )
      expect(keysBelow('hosts')).toEqual([])
      expect((await publish('a', { alone: true })).changedHosts).toBe(2)
      project.writeMerchant('acme', red)
      expect((await publish('b', { alone: true })).changedHosts).toBe(1)
    },
  )
})

describe('an error response such as', () => {
  let failing: CheckingBucket
  let hosts: Hosts | undefined
  beforeAll(async () => {
    failing = await openCheckingBucket()
    hosts = (await project.publish(failing.address(), { release: 'a' })).release?.hosts
  })
  afterAll(() => failing.close())

  it.each([
    [{ status: 403, code: 'SignatureDoesNotMatch' }, 'does not know these credentials'],
    [{ status: 403, code: 'InvalidAccessKeyId' }, 'does not know these credentials'],
    [{ status: 400, code: 'ExpiredToken' }, 'no longer accepts this session'],
    [{ status: 403, code: 'AccessDenied' }, 'lack a permission'],
    [{ status: 404, code: 'NoSuchBucket' }, 'there is no bucket called "shop"'],
    [{ status: 403, code: 'QuotaExceeded' }, 'is full, or its quota is used up'],
    [{ status: 507 }, 'is full, or its quota is used up'],
    [{ status: 403, code: 'RequestTimeTooSkewed' }, 'differ too much. Correct the clock'],
    [
      { status: 301, code: 'PermanentRedirect' },
      'is not in the region "eu-test-1". Set AWS_REGION',
    ],
    [{ status: 404 }, 'does not answer as S3 does. Check the endpoint'],
    [{ status: 200 }, 'does not answer as S3 does. Check the endpoint'],
    [{ status: 400, code: 'MetadataTooLarge' }, 'the headers of a page are too long'],
  ])('%j is explained, and hosts still serve the old release', async (fault, sentence) => {
    project.writeMerchant('acme', red)
    failing.fault = () => fault
    const failed = await project.publish(failing.address()).catch((cause: unknown) => cause)
    failing.fault = () => undefined
    expect(String(failed)).toContain(sentence)
    expect(String(failed)).toContain('Every host still serves what it served before.')
    expect(String(failed)).not.toContain('livery/secret')
    const folder = await openPublishedFolder(failing.address())
    expect([await folder.current(), await folder.serving()]).toEqual(['a', hosts])
  })
})

describe('two publishes at once', () => {
  const write = (text: string): void => {
    const object = { bytes: Buffer.from(text), headers: {}, modified: 0 }
    bucket.objects.set('live/releases/current', object)
  }

  /** Delays the first such request until the second one arrives. */
  const meetAt = (line: string): CheckingBucket['before'] => {
    const met = Promise.withResolvers<void>()
    let asked = 0
    return (method, key) => {
      if (`${method} ${key}` !== line) return
      asked += 1
      if (asked === 2) met.resolve()
      return met.promise
    }
  }

  it('never mix: one succeeds, the other fails with the reason', async () => {
    await publish('a')
    project.writeMerchant('acme', red)
    bucket.before = meetAt('GET releases/current')
    const both = await Promise.allSettled([publish('b'), publish('c')])
    const done = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const failed = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(done).toHaveLength(1)
    expect(failed).toEqual([expect.stringMatching(/Another process (changed what|is publishing)/)])
    expect(siteAt('acme.test')).toBe(done[0]?.release?.hosts.get('acme.test'))
    expect(await (await openPublishedFolder(bucket.address())).current()).toBe(
      done[0]?.release?.name,
    )
  })

  it('exclude each other only while the holder renews its lease', async () => {
    await publish('a')
    project.writeMerchant('acme', red)
    let renewals = 0
    write('-other 0\n')
    bucket.clock.whileWaiting = () => {
      renewals += 1
      write(`-other ${renewals}\n`)
    }
    await expect(publish('b')).rejects.toThrow(/^Another process is publishing to "s3:/)
    bucket.clock.whileWaiting = () => undefined
    const { release } = await publish('b')
    expect(siteAt('acme.test')).toBe(release?.hosts.get('acme.test'))
    expect(bucket.objects.get('live/releases/current')?.bytes.toString()).toBe('b\n')
  })

  it('are safe: one whose lease expired writes no pointer', async () => {
    await publish('a')
    project.writeMerchant('acme', red)
    const old = siteAt('acme.test')
    bucket.before = async (method, key) => {
      if (method !== 'GET' || !key.startsWith('sites/')) return
      // Another process takes the lease while this one is slow.
      write('-other 0\n')
      bucket.clock.advance(bucket.address().lease)
    }
    await expect(publish('b')).rejects.toThrow(/was lost for so long that another process/)
    expect(siteAt('acme.test')).toBe(old)
    bucket.before = () => undefined
    await publish('b')
    expect(siteAt('acme.test')).not.toBe(old)
  })

  it('can be repeated: after a failure between two hosts the next publish finishes', async () => {
    await publish('a')
    for (const code of ['acme', 'brio']) project.writeMerchant(code, red)
    bucket.fault = (method, key) =>
      method === 'PUT' && key.startsWith('hosts/brio')
        ? { status: 403, code: 'AccessDenied' }
        : undefined
    await expect(publish('b')).rejects.toThrow(/Some hosts serve the new release already/)
    expect(await (await openPublishedFolder(bucket.address())).current()).toBeUndefined()
    bucket.fault = () => undefined
    const { release } = await publish('b')
    for (const host of ['acme.test', 'brio.test'])
      expect(siteAt(host)).toBe(release?.hosts.get(host))
  })
})
