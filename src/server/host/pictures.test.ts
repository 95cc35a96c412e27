import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyBase } from '../../../tests/support/copy-base.ts'
import { type Host, startHost } from './start-host.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-pictures-'))
const root = join(folder, 'root')
const art = join(root, 'merchants/acme/art')
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${inner}</svg>`
const webp = { accept: 'image/webp,*/*' }
let host: Host

beforeAll(async () => {
  copyBase(root)
  mkdirSync(art, { recursive: true })
  const merchant = { schemaVersion: 1, code: 'acme', extends: 'base', hosts: ['acme.localhost'] }
  writeFileSync(join(root, 'merchants/acme/merchant.json'), JSON.stringify(merchant))
  writeFileSync(join(art, 'plain.svg'), svg('<rect width="100" height="50" fill="#123456"/>'))
  writeFileSync(join(art, 'script.svg'), svg('<script>alert(1)</script>'))
  writeFileSync(join(art, 'outside.svg'), svg('<use href="https://example.com/a#b"/>'))
  writeFileSync(join(art, 'broken.svg'), svg('<g>'))
  writeFileSync(join(art, 'huge.svg'), svg(`<path d="${'M0 0h9'.repeat(60_000)}"/>`))
  const at = { root, port: 0, dist: join(folder, 'dist'), data: join(folder, 'data') }
  host = await startHost(at)
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port: host.port,
    path,
    headers: { host: 'acme.localhost', ...headers },
  }
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { statusCode: status = 0, headers: given } = answer
        resolve({ status, headers: given, body: Buffer.concat(parts) })
      })
    })
      .on('error', reject)
      .end()
  })
}

async function firstIcon(): Promise<string> {
  const headers = { Merchant: 'acme', Language: 'EN' }
  const { body } = await ask('/lgw/games/popular?merchantCode=acme', headers)
  const [game]: { icon: string }[] = JSON.parse(body.toString('utf8'))
  return game?.icon ?? ''
}

describe('a composed picture', () => {
  it('is as wide as asked, WebP where the browser takes it, and kept for ever at its hashed address', async () => {
    const icon = await firstIcon()
    const { status, headers, body } = await ask(`${icon}&w=192`, webp)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 192, height: 240 })
    const png = await ask(`${icon}&w=192`, { accept: 'image/png' })
    expect(png.headers['content-type']).toBe('image/png')
    expect(await sharp(png.body).metadata()).toMatchObject({ format: 'png', width: 192 })
  })

  it('has the same bytes every time, however many ask at once', async () => {
    const icon = `${await firstIcon()}&w=256`
    const bodies = await Promise.all([0, 1, 2, 3].map(async () => (await ask(icon, webp)).body))
    for (const body of bodies) expect(body.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true)
  })

  it.each(['1', '65', '0', '-64', '1280', '1e3', 'x', ''])('is not made %s wide', async (width) => {
    const { status, headers } = await ask(`${await firstIcon()}&w=${width}`, webp)
    expect(status).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is kept for an hour where the address does not contain its hash', async () => {
    const [path] = (await firstIcon()).split('?')
    const { headers } = await ask(`${path}?v=other&w=192`, webp)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each(['/pictures/acme/NOBODY/A/tile.en', '/pictures/nobody/A/B/tile.en', '/pictures/acme/A'])(
    'is not at %s',
    async (path) => {
      expect((await ask(path, webp)).status).toBe(404)
    },
  )
})

describe('a drawing of the skin', () => {
  it('is a bitmap where the address has a width, and the drawing otherwise', async () => {
    const picture = await ask('/skin/acme/art/plain.svg?v=1&w=128', webp)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(await sharp(picture.body).metadata()).toMatchObject({ width: 128, height: 64 })
    const drawing = await ask('/skin/acme/art/plain.svg?v=1')
    expect(drawing.headers['content-type']).toMatch(/^image\/svg\+xml/)
  })

  it.each(['script', 'outside', 'broken', 'huge'])('is not sent when it is %s', async (name) => {
    expect((await ask(`/skin/acme/art/${name}.svg`)).status).toBe(404)
    expect((await ask(`/skin/acme/art/${name}.svg?w=128`, webp)).status).toBe(404)
  })
})
