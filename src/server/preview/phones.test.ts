import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPreview } from '../../../tests/support/open-preview.ts'
import {
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'
import { openPhonePreviews } from './open-phone-previews.ts'

/** Another address of this machine, in the place of one in its network. */
const network = '127.0.0.2'
let studioApi: TestStudioApi
let networks: readonly string[] = [network]

beforeAll(async () => {
  studioApi = await startTestStudioApi({ networks: () => networks })
})
afterAll(() => studioApi.close())

interface Answer {
  readonly status: number
  readonly text: string
  readonly location: string | undefined
  readonly cookie: string | undefined
}

function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port, path: pathname + search, headers, agent: false }
    const asked = request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          location: answer.headers.location,
          cookie: answer.headers['set-cookie']?.[0],
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

async function openPhone(session: 'guest' | 'member' = 'guest') {
  const { port } = studioApi
  const { id } = await openPreview({ port, merchant: 'shop', scenario: { session } })
  const state = await studioApi.ask('openPhone', { body: { preview: id } })
  const [address = ''] = state.addresses
  return { id, address, origin: new URL(address).origin }
}

const read = () => studioApi.ask('readPhone', { body: undefined })
const close = () => studioApi.ask('closePhone', { body: { preview: 'any' } })

it('the network reaches nothing before a phone is asked for', async () => {
  expect(await read()).toEqual({ addresses: [], visitors: [] })
})

it('a phone with the address sees the preview, its gateway included, and is listed as a visitor', async () => {
  const { id, address, origin } = await openPhone('member')
  expect(address).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/\?phone=[\w-]{32}$/)
  const entered = await ask(address, { 'user-agent': 'A phone' })
  expect(entered).toMatchObject({ status: 302, location: '/m/home' })
  expect(entered.cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = entered.cookie?.split(';')[0] ?? ''
  const page = await ask(`${origin}/m/home`, { cookie })
  expect(page.text).toContain('<title>The Shop</title>')
  expect(page.text).toContain('"userName":"member88"')
  const { text: shown } = await ask(`${origin}/preview/revision`, { cookie })
  expect(page.text).toContain(`"revision":"${shown}"`)
  const flags = await ask(`${origin}/wps/system/whitelabel`, { cookie, merchant: 'shop' })
  expect(JSON.parse(flags.text)).toMatchObject({ success: true })
  expect(await read()).toEqual({
    preview: id,
    addresses: [address],
    visitors: [{ from: '127.0.0.1', browser: 'A phone', at: expect.any(Number) }],
  })
  await close()
})

it('a phone gets nothing without the token, or with another token or name', async () => {
  const { address, origin } = await openPhone()
  const cookie = (await ask(address)).cookie?.split(';')[0] ?? ''
  const nothing = { status: 404, text: '' }
  expect(await ask(`${origin}/m/home`)).toMatchObject(nothing)
  expect(await ask(`${origin}/?phone=`)).toMatchObject(nothing)
  expect(await ask(`${address}x`)).toMatchObject(nothing)
  expect(await ask(`${origin}/m/home`, { cookie: `${cookie}x` })).toMatchObject(nothing)
  const { port } = new URL(origin)
  for (const host of [`localhost:${port}`, `evil.example:${port}`, network])
    expect(await ask(`${origin}/m/home`, { cookie, host })).toMatchObject(nothing)
  expect(await ask(`${origin}/preview/revision`)).toMatchObject(nothing)
  for (const path of ['/studio', '/studio/api/merchants', '/sandbox/shop/settings'])
    expect((await ask(origin + path, { cookie })).status).toBe(404)
  await close()
})

it('a request without an address gets no content, and the studio goes on', async () => {
  const { address } = await openPhone()
  const { hostname, port } = new URL(address)
  for (const path of ['//', 'http://', '*']) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    let output = ''
    for await (const part of socket) output += String(part)
    expect(output).toMatch(/^HTTP\/1\.1 40[04] /)
  }
  expect((await read()).visitors).toEqual([])
  await close()
})

it('the network reaches neither the machine’s own port nor the studio API', async () => {
  await openPhone()
  await expect(ask(`http://${network}:${studioApi.port}/studio`)).rejects.toThrow('ECONNREFUSED')
  await close()
})

it('another preview replaces the first one at the same address', async () => {
  const guest = await openPhone('guest')
  const member = await openPhone('member')
  expect(member.address).toBe(guest.address)
  expect((await read()).preview).toBe(member.id)
  await close()
})

it('an operator closes the preview for phones, and its old address answers nothing', async () => {
  const { address } = await openPhone()
  expect(await close()).toEqual({ addresses: [], visitors: [] })
  await expect(ask(address)).rejects.toThrow('ECONNREFUSED')
  const again = await openPhone()
  expect(new URL(again.address).search).not.toBe(new URL(address).search)
  await close()
})

it('two pages of the studio share what they open at once, and what is closed while it opens is closed', async () => {
  const phones = openPhonePreviews({
    previews: { has: () => true, answerAs: async () => new Response('') },
    addresses: () => [network],
    now: Date.now,
  })
  const [one, other] = await Promise.all([phones.open('a'), phones.open('a')])
  expect(other).toEqual(one)
  await phones.close()
  const opening = phones.open('a')
  await phones.close()
  const { addresses } = Object(await opening)
  expect(phones.read()).toEqual({ addresses: [], visitors: [] })
  await expect(ask(addresses[0])).rejects.toThrow('ECONNREFUSED')
})

it('a preview that cannot be opened is reported', async () => {
  await expect(studioApi.ask('openPhone', { body: { preview: 'none' } })).rejects.toThrow(
    'This preview is not open any more.',
  )
  networks = []
  await expect(openPhone()).rejects.toThrow('no address that a phone could reach')
  networks = [network]
})
