import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/core/contract/pages.ts'
import { serveFolder } from '../../src/site/publish/serve/serve-folder.ts'
import { createTestProject, type TestProject } from '../../src/site/publish/testing.ts'
import { askPort, type PortAnswer, type PortRequest } from '../support/ask-port.ts'
import { type RunningServer, startCaddy, startNginx } from './support/start-servers.ts'

const hosts = ['acme.test', 'brio.test', 'coda.test']
const encodings = [undefined, 'gzip', 'br', 'gzip, deflate, br', 'identity', 'gzip;q=0, br;q=0']
/** Headers of one connection or one server, which do not describe the content. Lengths show in the body. */
const ofNoMatter = new Set([
  'date',
  'connection',
  'keep-alive',
  'server',
  'transfer-encoding',
  'content-length',
])

let project: TestProject
let gateway: Server
let ours: RunningServer
let oursBehind: RunningServer
beforeAll(async () => {
  project = createTestProject()
  writeAcme()
  project.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
  project.writeMerchant('coda', { theme: { mode: 'light', primary: '#224466' } })
  await project.publish('site')
  gateway = createServer((asked, answer) => {
    answer.writeHead(201, { 'content-type': 'application/json', 'x-said': 'yes' })
    const { host, 'x-forwarded-host': player } = asked.headers
    answer.end(JSON.stringify({ method: asked.method, url: asked.url, host, player }))
  })
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  ours = await serveFolder(project.at('site'), { port: 0 })
  oursBehind = await serveFolder(project.at('site'), {
    port: 0,
    gateway: new URL(gatewayAddress()),
  })
})
afterAll(async () => {
  await Promise.all([ours.close(), oursBehind.close()])
  gateway.close()
  project.close()
})

/** Writes the merchant with an own page that shows a document. */
function writeAcme(): void {
  project.writeMerchant('acme', {
    gateway: { origin: 'https://gateway.example' },
    pages: {
      'own-rules': {
        path: '/m/club/rules',
        title: { en: 'The rules', th: 'กติกา' },
        order: ['text'],
        blocks: { text: { type: 'document', settings: { file: 'rules' } } },
      },
    },
  })
  project.writeFile('merchants/acme/documents/rules.en.md', '## House rules')
  project.writeFile('merchants/acme/documents/rules.th.md', '## กติกาของบ้าน')
}

const gatewayAddress = (): string => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` // it listens at a port

const pages = [
  ...new Set(Object.values(routes).flatMap(({ paths }) => paths)),
  '/m/deposit/1?from=a',
  '/m/nowhere/at/all',
  '/?lang=th',
]
const oddPaths = [
  '/assets/none.js',
  '/assets/',
  '/assets/index-a1.js.br',
  '/assets/../releases/list',
  '/assets/%2e%2e/releases/list',
  '/assets/..%2freleases%2flist',
  '/assets//index-a1.js',
  '/assets/./index-a1.js',
  '/assets/%2e/index-a1.js',
  '/assets/..%5c..%5csecret.js',
  '/m/../hosts/acme.test/site.json',
  '/m//home',
  '/hosts/acme.test/index.html',
  '/hosts/acme.test/site.json',
  '/sites',
  '/releases/list',
  '/.lock',
  '/.beside/',
  '/index.html',
  '/site.json',
  '//secret.js',
  '/wps/system/status',
  '/register.htm',
  '/mobile',
]

/** Returns the address of the published file that has a text. */
function addressWith(text: string): string {
  const isWith = (name: string): boolean =>
    name.endsWith('.json') && readFileSync(project.at(`site/files/${name}`), 'utf8').includes(text)
  const found = readdirSync(project.at('site/files')).filter(isWith)
  expect(found).toHaveLength(1)
  return `/files/${found[0]}`
}

/** Lists the files of a site other than its page, by their paths. */
function beside(): string[] {
  const names = readdirSync(project.at('site/hosts/acme.test'))
  return names
    .filter((name) => !/\.(br|gz)$|^(index\.html|site\.json)$/.test(name))
    .map((name) => `/${name}`)
}

/** An address of every folder and kind of file that is published. */
function published(): string[] {
  return ['assets', 'fonts', 'files'].flatMap((folder) => {
    const names = readdirSync(project.at(`site/${folder}`)).filter(
      (name) => !/\.(br|gz)$/.test(name),
    )
    const byKind = Map.groupBy(names, (name) => name.slice(name.lastIndexOf('.')))
    return [...byKind.values()].flatMap((kind) =>
      kind.slice(0, 2).map((name) => `/${folder}/${name}`),
    )
  })
}

function describeAnswer({ status, headers, body }: PortAnswer): object {
  // A response without a body may have no type (RFC 9110 §15.4.5).
  const kept = Object.entries(headers).filter(
    ([name]) => !ofNoMatter.has(name) && !(status === 304 && name === 'content-type'),
  )
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  }
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s', (_, start) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ root: project.at('site') })
  })
  afterAll(() => server.close())

  /** Asks both the same, and expects one answer. */
  const expectSame = async (path: string, asked: PortRequest = {}): Promise<PortAnswer> => {
    const [own, theirs] = await Promise.all([
      askPort(ours.port, path, asked),
      askPort(server.port, path, asked),
    ])
    expect({ path, asked, ...describeAnswer(theirs) }).toEqual({
      path,
      asked,
      ...describeAnswer(own),
    })
    return theirs
  }

  it('sends a page of a merchant’s own, and its document in each language', async () => {
    const host = 'acme.test'
    for (const encoding of encodings) {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
      expect((await expectSame('/m/club/rules', { host, headers })).status).toBe(200)
      for (const words of ['House rules', 'กติกาของบ้าน']) {
        const { status } = await expectSame(addressWith(words), { host, headers })
        expect(status).toBe(200)
      }
    }
    const { body } = await expectSame(addressWith('House rules'), { host })
    expect(body.toString()).toContain('<h3>House rules</h3>')
  })

  it('sends the page of its host at every path of the product, as it was compressed', async () => {
    for (const host of hosts)
      for (const path of [...pages, ...beside()])
        expect((await expectSame(path, { host })).status).toBe(200)
    for (const host of hosts)
      for (const encoding of encodings)
        await expectSame('/m/home', { host, headers: { 'accept-encoding': encoding } })
  })

  it('sends every kind of file, as it was compressed, for ever', async () => {
    for (const path of published())
      for (const encoding of encodings)
        expect((await expectSame(path, { headers: { 'accept-encoding': encoding } })).status).toBe(
          200,
        )
  })

  it('answers HEAD with the headers alone, and 304 to a browser that has the file', async () => {
    for (const path of ['/m/home', ...beside(), ...published()]) {
      const { headers } = await expectSame(path, { method: 'HEAD' })
      const known = String(headers['etag'])
      const again = await expectSame(path, { headers: { 'if-none-match': known } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect((await expectSame(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      await expectSame(path, { headers: { range: 'bytes=0-3' } })
    }
  })

  it('answers no other method', async () => {
    for (const path of oddPaths) expect((await expectSame(path)).status).toBe(404)
    for (const path of ['/m/home', '/assets/index-a1.js'])
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await expectSame(path, { method })).status).toBe(405)
    for (const path of ['/assets/%00.js', '/assets/%zz.js'])
      expect([400, 404]).toContain((await askPort(server.port, path)).status)
  })

  it('answers only for hosts that are published', async () => {
    for (const host of ['none.test', 'acme.test.none', '127.0.0.1', 'localhost'])
      expect((await expectSame('/m/home', { host })).status).toBe(404)
    for (const host of ['..', '.', '../sites', 'acme.test/..', '*', '%2e%2e', ''])
      expect([400, 404]).toContain((await askPort(server.port, '/m/home', { host })).status)
    const pretended = { 'x-livery-site': 'brio-1', 'x-livery-host': 'brio.test' }
    expect((await expectSame('/m/home', { headers: pretended })).status).toBe(200)
  })

  it('serves the next release, and the previous one again, without a restart', async () => {
    const before = await expectSame('/m/home')
    const known = { 'if-none-match': String(before.headers['etag']) }
    project.writeMerchant('acme', { brand: { name: { en: 'Acme Two' } } })
    project.writeMerchant('late')
    await project.publish('site')
    const after = await expectSame('/m/home', { headers: known })
    expect(after.body.toString()).toContain('<title>Acme Two</title>')
    expect(after.headers['content-security-policy']).not.toBe(
      before.headers['content-security-policy'],
    )
    expect((await expectSame('/m/home', { host: 'late.test' })).status).toBe(200)
    writeAcme()
    project.removeMerchant('late')
    await project.publish('site')
    expect((await expectSame('/m/home', { headers: known })).status).toBe(304)
    expect((await expectSame('/m/home', { host: 'late.test' })).status).toBe(404)
  })

  it('passes on to a gateway what the folder does not answer', async () => {
    const behind = await start({ root: project.at('site'), gateway: gatewayAddress() })
    const asked: readonly (readonly [string, PortRequest])[] = [
      ['/wps/system/status?a=1', {}],
      ['/wps/member/login', { method: 'POST', body: '{"a":1}' }],
      ['/m/home', { method: 'POST', body: 'x' }],
      ['/m/home', {}],
      ['/assets/none.js', {}],
    ]
    for (const [path, how] of asked) {
      const [own, theirs] = await Promise.all(
        [oursBehind, behind].map(({ port }) => askPort(port, path, how)),
      )
      expect([path, theirs?.status, theirs?.body.toString()]).toEqual([
        path,
        own?.status,
        own?.body.toString(),
      ])
    }
    await behind.close()
    const silent = await start({ root: project.at('site'), gateway: 'http://127.0.0.1:1' })
    expect(await askPort(silent.port, '/wps/system/status')).toMatchObject({ status: 502 })
    await silent.close()
  })
})
