import { readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { dryRunPrune, prune } from '../../src/site/publish/prune/prune.ts'
import { openPublishedFolder } from '../../src/site/publish/publish-target.ts'
import { rollBack } from '../../src/site/publish/rollback.ts'
import { serveFolder } from '../../src/site/publish/serve/serve-folder.ts'
import { createTestProject, readTree, type TestProject } from '../../src/site/publish/testing.ts'
import { askPort, type PortAnswer } from '../support/ask-port.ts'
import { type Ceph, cephUser, startCeph } from './support/start-ceph.ts'
import { startNginxOver } from './support/start-servers.ts'

const red = { theme: { mode: 'light', primary: '#882222' } }

let project: TestProject
let ceph: Ceph
beforeAll(async () => {
  project = createTestProject()
  project.writeMerchant('acme')
  project.writeMerchant('brio')
  ceph = await startCeph()
})
afterAll(async () => {
  await ceph.close()
  project.close()
})

const publish = (release: string, more = {}) => project.publish(ceph.address(more), { release })
const pageAt = async (host: string): Promise<Response> =>
  ceph.ask('GET', `/shop/live/hosts/${host}/index.html`)

it('a bucket of Ceph holds what a folder holds, with its headers', async () => {
  const { changedHosts } = await publish('a')
  expect(changedHosts).toBe(2)
  await project.publish('same')
  const files = [...readTree(project.at('same'))].filter(([path]) =>
    /^(assets|fonts|files|sites)\//.test(path),
  )
  for (const [path, content] of files.filter((_, at) => at % 5 === 0)) {
    const answer = await ceph.ask('GET', `/shop/live/${path}`)
    // fetch takes the compression off again.
    if (answer.headers.get('content-encoding')) await answer.body?.cancel()
    else expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(content)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  const page = await pageAt('acme.test')
  expect(page.headers.get('x-amz-meta-content-security-policy')).toMatch(/^default-src 'none';/)
  expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    'text/html; charset=utf-8',
    'no-cache',
  ])
})

it('a bucket of Ceph takes another publish, a rollback and a look at its releases', async () => {
  const before = await (await pageAt('acme.test')).text()
  project.writeMerchant('acme', red)
  expect((await publish('b')).changedHosts).toBe(1)
  expect(await (await pageAt('acme.test')).text()).not.toBe(before)
  const folder = await openPublishedFolder(ceph.address())
  expect([await folder.names(), await folder.current()]).toEqual([['a', 'b'], 'b'])
  expect(await rollBack(ceph.address())).toMatchObject({ release: { name: 'a' }, changedHosts: 1 })
  expect(await (await pageAt('acme.test')).text()).toBe(before)
})

it('a bucket of Ceph is pruned to what is served, and takes another publish', async () => {
  project.writeMerchant('acme', red)
  await publish('b')
  const before = await (await pageAt('acme.test')).text()
  const options = { keep: 1, days: 0 }
  const previewed = await dryRunPrune(ceph.address(), options)
  expect(previewed).toMatchObject({ kept: [{ name: 'b' }], gone: { releases: ['a'], sites: 1 } })
  expect(await prune(ceph.address(), options)).toEqual(previewed)
  const folder = await openPublishedFolder(ceph.address())
  expect([await folder.names(), await folder.current()]).toEqual([['b'], 'b'])
  expect(await (await pageAt('acme.test')).text()).toBe(before)
  for (const address of new Set(before.match(/\/(files|assets|fonts)\/[\w-]+\.\w+/g)))
    expect((await ceph.ask('HEAD', `/shop/live${address}`)).status).toBe(200)
  const left = await dryRunPrune(ceph.address(), options)
  expect([left.gone.files, left.left]).toEqual([0, previewed.left])
  project.writeMerchant('acme')
  expect((await publish('c')).changedHosts).toBe(1)
})

it('two publishes to Ceph at once never mix', async () => {
  const houses = ['One', 'Two'].map(openProjectOf)
  const both = await Promise.allSettled(
    houses.map((one) => one.publish(ceph.address(), { release: one.name })),
  )
  const done = both.flatMap((end) => (end.status === 'fulfilled' ? [end.value.release?.name] : []))
  const failures = both.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  // One may run wholly after the other.
  expect(done.length).toBeGreaterThan(0)
  for (const reason of failures)
    expect(reason).toMatch(/Another process (is publishing to|changed what) "s3:/)
  const folder = await openPublishedFolder(ceph.address())
  const current = await folder.current()
  expect(done).toContain(current)
  const hosts = await folder.serving()
  expect([...hosts.keys()]).toEqual(['acme.test', 'brio.test'])
  expect(hosts).toEqual((await folder.release(current ?? ''))?.hosts)
  for (const [host, site] of hosts)
    for (const file of ['index.html', 'offline.html', 'worker.js']) {
      const [served, own] = await Promise.all(
        [`hosts/${host}`, `sites/${site}`].map(async (at) =>
          (await ceph.ask('GET', `/shop/live/${at}/${file}`)).text(),
        ),
      )
      expect({ host, file, served }).toEqual({ host, file, served: own })
      if (file === 'index.html')
        expect(served).toContain(`<title>${host.slice(0, 4)} ${current}</title>`)
    }
})

/** A project whose merchants bear its name, so that a mixture of two would show. */
function openProjectOf(name: string) {
  const own = createTestProject()
  onTestFinished(own.close)
  for (const code of ['acme', 'brio'])
    own.writeMerchant(code, { brand: { name: { en: `${code} ${name}` } } })
  return { name, ...own }
}

it('nginx in front of Ceph sends what livery serve sends of a folder', async () => {
  await project.publish('same')
  await publish('front')
  const everybody = {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: '*',
        Action: ['s3:GetObject'],
        Resource: ['arn:aws:s3:::shop/live/*'],
      },
    ],
  }
  expect((await ceph.ask('PUT', '/shop?policy', JSON.stringify(everybody))).ok).toBe(true)
  const front = await startNginxOver(ceph.address())
  onTestFinished(front.close)
  const served = await serveFolder(project.at('same'), { port: 0 })
  onTestFinished(served.close)
  const named = readdirSync(project.at('same/files')).filter((name) => !/\.(br|gz)$/.test(name))
  const site = readdirSync(project.at('same/hosts/acme.test'))
  const own = site.filter((name) => !/\.(br|gz|json)$|^index/.test(name)).map((name) => `/${name}`)
  const paths = [...own, '/', '/m/home', '/m/deposit/1?a=b', '/assets/index-a1.js', '/assets/d4.js']
  const missing = ['/hosts/acme.test/index.html', '/releases/list', '/assets/none.js', '/sites']
  for (const path of [...paths, ...missing, ...named.map((name) => `/files/${name}`)])
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const [ours, theirs] = await Promise.all(
        [served, front].map(async ({ port }) => describe(await askPort(port, path, { headers }))),
      )
      expect({ path, encoding, ...theirs }).toEqual({ path, encoding, ...ours })
    }
  for (const host of ['none.test', 'sites'])
    expect((await askPort(front.port, '/m/home', { host })).status).toBe(404)
})

/** Returns the response as a player receives it, whatever its compression. */
function describe({ status, headers, body }: PortAnswer): object {
  const { 'content-encoding': encoding, 'content-type': type, vary, ...rest } = headers
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
  const plain = encoding === undefined ? body : unpack(body)
  const policy = rest['content-security-policy']
  return {
    status,
    type,
    vary,
    cache: rest['cache-control'],
    policy,
    plain: plain.toString('base64'),
  }
}

it('wrong keys, a missing bucket and a full one are reported, and the release stays', async () => {
  const before = await (await openPublishedFolder(ceph.address())).serving()
  project.writeMerchant('acme', red)
  const { credentials } = ceph.address()
  const wrong = { ...credentials, secretAccessKey: 'wrong' }
  await expect(publish('e', { credentials: wrong })).rejects.toThrow(/does not know these cred/)
  const unknown = { ...credentials, accessKeyId: 'NOBODY' }
  await expect(publish('e', { credentials: unknown })).rejects.toThrow(/does not know these cred/)
  await expect(publish('e', { bucket: 'nowhere' })).rejects.toThrow(/no bucket called "nowhere"/)
  ceph.admin('quota', 'set', '--quota-scope=user', `--uid=${cephUser}`, '--max-objects=1')
  ceph.admin('quota', 'enable', '--quota-scope=user', `--uid=${cephUser}`)
  project.writeMerchant('brio', { brand: { name: { en: 'Brio Full' } } })
  await expect(publish('e')).rejects.toThrow(/is full, or its quota is used up/)
  ceph.admin('quota', 'disable', '--quota-scope=user', `--uid=${cephUser}`)
  expect(await (await openPublishedFolder(ceph.address())).serving()).toEqual(before)
})
