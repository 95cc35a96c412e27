import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPort, type PortAnswer, type PortRequest } from '../../../../tests/support/ask-port.ts'
import { readSite } from '../../../../tests/support/read-site.ts'
import { createTestProject, type TestProject } from '../testing.ts'
import { type FolderServer, serveFolder } from './serve-folder.ts'

let project: TestProject
let alone: FolderServer
let behind: FolderServer
let gateway: Server

beforeAll(async () => {
  project = createTestProject()
  project.writeMerchant('acme', { gateway: { origin: 'https://gateway.example' } })
  project.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
  await project.publish('site')
  writeFileSync(project.at('secret.js'), 'secret')
  symlinkSync(project.at('secret.js'), project.at('site/files/out.js'))
  mkdirSync(project.at('elsewhere'))
  writeFileSync(project.at('elsewhere/index.html'), 'secret')
  symlinkSync(project.at('elsewhere'), project.at('site/hosts/evil.test'))
  gateway = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      const { method, url, headers } = asked
      answer.writeHead(201, { 'x-said': 'yes', 'content-type': 'application/json' })
      answer.end(JSON.stringify({ method, url, headers, body: Buffer.concat(parts).toString() }))
    })
  })
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  const { port } = gateway.address() as AddressInfo // a server that listens has an address
  alone = await serveFolder(project.at('site'), { port: 0 })
  behind = await serveFolder(project.at('site'), {
    port: 0,
    gateway: new URL(`http://localhost:${port}`),
  })
})
afterAll(async () => {
  await Promise.all([alone.close(), behind.close()])
  gateway.close()
  project.close()
})

interface AskedHere extends PortRequest {
  readonly at?: FolderServer
}

function ask(path: string, { at = alone, ...asked }: AskedHere = {}): Promise<PortAnswer> {
  return askPort(at.port, path, asked)
}

const fileNamed = (pattern: RegExp, leastBytes = 0): string => {
  const folder = project.at('site/files')
  const file = readdirSync(folder).find(
    (name) => pattern.test(name) && statSync(join(folder, name)).size >= leastBytes,
  )
  return `/files/${file}`
}

describe('a page', () => {
  it.each(['/', '/m', '/m/home', '/m/deposit/1?from=a', '/m/nowhere', '/register.html'])(
    'is the page of its host at %s',
    async (path) => {
      const brio = await ask(path, { host: 'BRIO.test:4180' })
      expect(brio).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
      expect(brio.body.toString()).toContain('<title>Brio</title>')
      expect((await ask(path)).body.toString()).toBe(readSite(project.at('site'), 'acme.test'))
    },
  )

  it.each([
    ['/worker.js', 'text/javascript; charset=utf-8', /^const site = \{"name":"acme-/],
    ['/offline.html', 'text/html; charset=utf-8', /^<!doctype html><html lang=/],
  ])('has %s beside it, revalidated each time, with the same policy', async (path, type, text) => {
    const page = await ask('/m/home')
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(String(body)).toMatch(text)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': page.headers['content-security-policy'],
    })
    expect(headers['content-security-policy']).toContain(
      "trusted-types dompurify start worker; worker-src 'self'",
    )
  })

  it('is revalidated each time, and has its policy and the headers of every page', async () => {
    const { headers } = await ask('/m/home')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      vary: 'accept-encoding',
    })
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){2}; style-src 'self' 'sha256-/,
    )
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://gateway.example;",
    )
  })

  it('changes with the next release, and is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/m/home')
    const known = { 'if-none-match': String(headers['etag']) }
    const again = await ask('/m/home', { headers: known })
    expect(again).toMatchObject({ status: 304, headers: { etag: headers['etag'] } })
    expect(again.body).toHaveLength(0)
    project.writeMerchant('acme', { brand: { name: { en: 'Acme Two' } } })
    await project.publish('site', { codes: ['acme'] })
    const fresh = await ask('/m/home', { headers: known })
    expect(fresh.status).toBe(200)
    expect(fresh.body.toString()).toContain('<title>Acme Two</title>')
  })

  it('is missing for an unknown host', async () => {
    for (const host of ['none.test', '..', '.', 'evil.test', ''])
      expect((await ask('/m/home', { host })).status).toBe(404)
  })
})

describe('a file', () => {
  it('is sent in its precompressed form, to be cached for ever', async () => {
    const path = fileNamed(/^[\w-]+\.json$/, 2000)
    const plain = await ask(path)
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(plain.body.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
    })
    const accept = (encodings: string) => ask(path, { headers: { 'accept-encoding': encodings } })
    const br = await accept('gzip, deflate, br')
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    const gz = await accept('gzip')
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body)).toEqual(plain.body)
    expect(gz.headers['etag']).toBe(br.headers['etag'])
  })

  it('that is never compressed is the same in every encoding, so that a browser asks for it once', async () => {
    const accept = { 'accept-encoding': 'gzip, deflate, br' }
    const [font] = readdirSync(project.at('site/fonts'))
    for (const path of [fileNamed(/\.png$/), `/fonts/${font}`]) {
      const { status, headers } = await ask(path, { headers: accept })
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('vary')
      expect(headers).not.toHaveProperty('content-encoding')
    }
  })

  it('has its media type', async () => {
    const types = [
      [fileNamed(/\.webmanifest$/), 'application/manifest+json; charset=utf-8'],
      [fileNamed(/\.png$/), 'image/png'],
      [fileNamed(/\.svg$/), 'image/svg+xml; charset=utf-8'],
      ['/assets/index-a1.js', 'text/javascript; charset=utf-8'],
      ['/assets/c3.css', 'text/css; charset=utf-8'],
    ] as const
    for (const [path, type] of types) expect((await ask(path)).headers['content-type']).toBe(type)
  })

  it('answers HEAD with headers only, and 304 to a browser that has it', async () => {
    const path = '/assets/index-a1.js'
    const whole = await ask(path)
    const head = await ask(path, { method: 'HEAD' })
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
    expect(head.body).toHaveLength(0)
    const { etag } = whole.headers
    for (const known of [String(etag), `"x", ${etag}`, '*'])
      expect((await ask(path, { headers: { 'if-none-match': known } })).status).toBe(304)
    expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets/index-a1.js.br',
    '/assets/../releases/list',
    '/assets/%2e%2e/releases/list',
    '/assets/..%2freleases%2flist',
    '/assets//index-a1.js',
    '/assets/./index-a1.js',
    '/assets/%00.js',
    '/assets/%zz.js',
    '/assets/..%5c..%5csecret.js',
    '/files/out.js',
    '/hosts/acme.test/index.html',
    '/hosts/acme.test/site.json',
    '/releases/list',
    '/sites',
    '/.lock',
    '/index.html',
    '//secret.js',
    '/wps/system/status',
  ])('is missing at %s', async (path) => {
    const { status, body, headers } = await ask(path)
    expect([status, body.toString()]).toEqual([404, 'Not found\n'])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('can only be read', async () => {
    for (const path of ['/assets/index-a1.js', '/m/home']) {
      const { status, headers } = await ask(path, { method: 'POST', body: 'x' })
      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('a gateway behind the server', () => {
  it('gets the requests that the folder does not answer, and its responses come back', async () => {
    const answer = await ask('/wps/member/login?a=1', {
      at: behind,
      method: 'POST',
      headers: { merchant: 'acme', connection: 'x-hop', 'x-hop': '1' },
      body: '{"a":1}',
    })
    expect(answer).toMatchObject({ status: 201, headers: { 'x-said': 'yes' } })
    const { headers, ...rest } = JSON.parse(answer.body.toString())
    expect(rest).toEqual({ method: 'POST', url: '/wps/member/login?a=1', body: '{"a":1}' })
    expect(headers).toMatchObject({
      merchant: 'acme',
      host: expect.stringMatching(/^localhost:/),
      'x-forwarded-host': 'acme.test',
    })
    expect(headers).not.toHaveProperty('x-hop')
  })

  it('gets no requests for pages and files', async () => {
    expect((await ask('/m/home', { at: behind })).status).toBe(200)
    expect((await ask('/assets/none.js', { at: behind })).status).toBe(404)
  })

  it('that ends a connection after an answer gets the next request on another one', async () => {
    const used = new WeakSet<object>()
    const brief = createServer((asked, answer) => {
      if (used.has(asked.socket)) return void asked.socket.destroy()
      used.add(asked.socket)
      answer.end('here')
    })
    await new Promise<void>((done) => brief.listen(0, '127.0.0.1', done))
    const { port } = brief.address() as AddressInfo // a server that listens has an address
    const before = await serveFolder(project.at('site'), {
      port: 0,
      gateway: new URL(`http://127.0.0.1:${port}`),
    })
    const answers: number[] = []
    for (let call = 0; call < 3; call += 1)
      answers.push((await ask('/wps/system/status', { at: before })).status)
    await before.close()
    brief.close()
    expect(answers).toEqual([200, 200, 200])
  })

  it('that does not answer is reported with status 502', async () => {
    const gone = await serveFolder(project.at('site'), {
      port: 0,
      gateway: new URL('http://127.0.0.1:1'),
    })
    const { status, body } = await ask('/wps/system/status', { at: gone })
    await gone.close()
    expect([status, body.toString()]).toEqual([
      502,
      'The gateway at http://127.0.0.1:1 does not answer.\n',
    ])
  })
})

it('a port that is in use is reported in a sentence', async () => {
  await expect(serveFolder(project.at('site'), { port: alone.port })).rejects.toThrow(
    /^Port \d+ is in use\. Choose another with --port\.$/,
  )
})
