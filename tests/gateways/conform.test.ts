import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { runLivery } from '../../src/cli/testing.ts'
import type { Files } from '../../src/core/config/files.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import { ownBlockFile } from '../../src/core/config/own-blocks/own-block.ts'
import { calls } from '../../src/core/contract/calls.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { makeTempRoot, plainMerchant } from '../e2e/support/temp-root.ts'
import { signInAt } from '../support/host-client.ts'
import { liveWorld as world } from '../support/live-world.ts'
import { operatorHeaders } from '../support/operator.ts'
import { startBrokenGateway } from '../support/start-broken-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

interface Verdict {
  readonly call: string
  readonly state: string
  readonly messages: readonly string[]
}

const liveWorld = { ...world, now: Date.now }
const nothing = { read: () => undefined, list: () => [] }

async function conform(address: string, ...more: readonly string[]) {
  const words = ['conform', address, '--merchant', 'siamstar', '--format', 'json', ...more]
  const { code, out, error } = await runLivery(words, nothing, liveWorld)
  const verdicts: Verdict[] = out === '' ? [] : JSON.parse(out)
  return { code, error, verdicts, of: (call: string) => verdicts.find((one) => one.call === call) }
}

let host: TestHost

beforeAll(async () => {
  host = await startTestHost({ root: join(import.meta.dirname, '../..') })
  // The first request of a merchant makes its accounts with their past.
  await signInAt({
    origin: host.address('siamstar'),
    merchantCode: 'siamstar',
    username: 'member88',
  })
})
afterAll(() => host.close())

it('the sandbox conforms in every call that a guest may ask and that changes nothing', async () => {
  const { code, verdicts, of } = await conform(host.address('siamstar'))
  expect(verdicts.filter(({ state }) => state === 'differs')).toEqual([])
  expect(code).toBe(0)
  expect(verdicts.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.keys(calls)))
  for (const [name, { kind, token }] of Object.entries(calls))
    expect(of(name)?.state, name).toBe(kind === 'read' && !token ? 'conforms' : 'left')
  expect(of('a token of no session')?.state).toBe('conforms')
  expect(of('an unknown merchant')?.state).toBe('conforms')
  expect(of('an address of no call')?.state).toBe('conforms')
})

it('the check sends what needs a player with a token, and what can be undone with --write', async () => {
  const member = { merchantCode: 'siamstar', username: 'member88' }
  const { token } = await signInAt({ origin: host.address('siamstar'), ...member })
  const read = await conform(host.address('siamstar'), '--token', token)
  expect(read.verdicts.filter(({ state }) => state === 'differs')).toEqual([])
  expect(read.of('walletBalance')?.state).toBe('conforms')
  expect(read.of('addFavourite')).toMatchObject({
    state: 'left',
    messages: ['it changes something: --write asks for it'],
  })
  const written = await conform(host.address('siamstar'), '--token', token, '--write')
  expect(written.verdicts.filter(({ state }) => state === 'differs')).toEqual([])
  for (const call of ['captcha', 'addFavourite', 'removeFavourite', 'setHeadIcon'])
    expect(written.of(call)?.state, call).toBe('conforms')
  for (const call of ['register', 'walletTransfer', 'launchGame', 'logout', 'trialUser'])
    expect(written.of(call)?.state, call).toBe('left')
})

it('the check sends what only agents may send with the token of an agent', async () => {
  const agent = { merchantCode: 'siamstar', username: 'agent88' }
  const { token } = await signInAt({ origin: host.address('siamstar'), ...agent })
  const { verdicts, of } = await conform(host.address('siamstar'), '--token', token)
  expect(verdicts.filter(({ state }) => state === 'differs')).toEqual([])
  for (const call of ['downlines', 'downline', 'agentIncome', 'agentPayout', 'contractHistory'])
    expect(of(call)?.state, call).toBe('conforms')
})

it('the check asks the calls of own blocks that change nothing, and checks their answers', async () => {
  const root = makeTempRoot()
  root.bringBlock('club-card')
  root.write('club', plainMerchant('club', { extends: 'base' }))
  const own = await startTestHost({ root: root.path })
  onTestFinished(async () => {
    await own.close()
    root.remove()
  })
  const { token } = await signInAt({
    origin: own.address('club'),
    merchantCode: 'club',
    username: 'member88',
  })
  const words = ['conform', own.address('club'), '--merchant', 'club', '--format', 'json']
  let files: Files = openDiskFiles(root.path)
  const ask = async (...more: string[]): Promise<readonly Verdict[]> => {
    const { out } = await runLivery([...words, ...more], files, liveWorld)
    const verdicts: readonly Verdict[] = JSON.parse(out)
    return verdicts.filter(({ call }) => call.startsWith('club-card.'))
  }
  const join = {
    call: 'club-card.join',
    state: 'left',
    messages: ['it changes something that conform does not know: it is never sent'],
  }
  expect(await ask('--token', token, '--write')).toEqual([
    { call: 'club-card.status', state: 'conforms', messages: [] },
    join,
  ])
  const player = ['it needs a player: give the token of one with --token']
  expect(await ask()).toEqual([
    { call: 'club-card.status', state: 'left', messages: player },
    { ...join, messages: player },
  ])
  // The workspace describes another answer than the gateway sends.
  const block = files.read(ownBlockFile('club-card')) ?? ''
  const text = block.replace('"points": { "type": "integer"', '"points": { "type": "string"')
  files = filesOver(files, [{ path: ownBlockFile('club-card'), text }])
  expect(await ask('--token', token)).toEqual([
    {
      call: 'club-card.status',
      state: 'differs',
      messages: ['The shape differs: it is not what "answer" in block.json describes.'],
    },
    join,
  ])
})

it('the check reports that it could not try how an open gateway closes', async () => {
  const { of } = await conform(host.address('siamstar'))
  expect(of('a closed gateway')).toMatchObject({
    state: 'left',
    messages: [
      'the gateway is open: ask again while it is under maintenance or restricts this region',
    ],
  })
})

it.each([{ maintenance: true }, { regionRestriction: true }, { statusNumber: 2 }])(
  'the sandbox refuses as a closed gateway has to with %j, status and customer service excepted',
  async (settings) => {
    const body = JSON.stringify(settings)
    const address = `http://localhost:${host.port}/sandbox/kiwibet/settings`
    await fetchWithin(address, { method: 'PATCH', headers: operatorHeaders, body })
    const words = ['--merchant', 'kiwibet']
    const { code, verdicts, of } = await conform(host.address('kiwibet'), ...words)
    expect(verdicts.filter(({ state }) => state === 'differs')).toEqual([])
    expect(code).toBe(0)
    const refused = 'It is refused as a closed gateway refuses it.'
    expect(of('vendors')).toMatchObject({ state: 'conforms', messages: [refused] })
    for (const call of ['systemStatus', 'customerService'])
      expect(of(call), call).toMatchObject({ state: 'conforms', messages: [] })
    const open = { maintenance: false, regionRestriction: false, statusNumber: null }
    await fetchWithin(address, { method: 'PATCH', body: JSON.stringify(open) })
  },
)

it('a gateway that reports itself closed, but answers or refuses otherwise, has a finding for each call', async () => {
  const address = await startBrokenGateway((request, response) => {
    const isStatus = request.url?.startsWith('/wps/system/status')
    const isVendors = request.url?.includes('VassGameType')
    const value = isStatus ? { maintenance: true, info: {} } : {}
    response.setHeader('Content-Type', 'application/json')
    response.statusCode = isVendors ? 403 : 200
    const refusal = { success: false, errorCode: 'system.restricted' }
    response.end(JSON.stringify(isVendors ? refusal : { success: true, value }))
  })
  const { code, of } = await conform(address)
  expect(code).toBe(1)
  const expected =
    'A closed gateway has to refuse it with status 503 and system.upgrading under maintenance'
  expect(of('vendors')?.messages).toEqual([
    `${expected}; it came with status 403 and system.restricted.`,
  ])
  expect(of('whitelabel')?.messages).toEqual([`${expected}; it came with status 200.`])
})

it('a shape that differs is reported with the place in it', async () => {
  const address = await startBrokenGateway((_request, response) => {
    const value = { status: 'open' }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ success: true, value }))
  })
  const { code, of } = await conform(address)
  expect(code).toBe(1)
  expect(of('systemStatus')?.messages.join(' ')).toMatch(/^The shape differs: SystemStatus/)
  expect(of('a token of no session')?.messages.join(' ')).toContain('status 401')
  expect(of('an address of no call')?.messages.join(' ')).toContain('not 200')
})

it.each<readonly [string, RequestListener, string | RegExp]>([
  [
    'a page of HTML',
    (_request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end('<!doctype html><title>Hello</title>')
    },
    'The answer is not { "success": true',
  ],
  ['nothing', (_request, response) => void response.end(), /The answer is not|must be array/],
  [
    'an error without a code',
    (_request, response) => void response.writeHead(502).end('Bad gateway'),
    'The status is 502, without an error code.',
  ],
  [
    'an error code of its own',
    (_request, response) => {
      const refusal = { success: false, errorCode: 'computer.says.no' }
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(refusal))
    },
    'It is refused with computer.says.no, which is no error code of the contract.',
  ],
])('a gateway that answers %s has a finding for every call', async (_what, answer, messages) => {
  const { code, verdicts } = await conform(await startBrokenGateway(answer))
  expect(code).toBe(1)
  const asked = verdicts.filter(({ call, state }) => call in calls && state !== 'left')
  expect(asked.length).toBeGreaterThan(10)
  for (const verdict of asked) {
    expect(verdict.state).toBe('differs')
    expect(verdict.messages.join(' ')).toMatch(messages)
  }
})

it('a gateway that breaks off every call gets at most two requests', async () => {
  const address = await startBrokenGateway((_request, response) => void response.socket?.destroy())
  const { code, verdicts, of } = await conform(address)
  expect(code).toBe(1)
  expect(of('systemStatus')?.messages).toEqual(['There is no answer: the connection failed.'])
  expect(verdicts.filter(({ state }) => state === 'differs')).toHaveLength(2)
  const words = ['conform', address, '--merchant', 'siamstar']
  const { out } = await runLivery(words, nothing, liveWorld)
  expect(out).toContain('Check the address, and that the gateway runs.\n0 conform, 2 differ, ')
})

it('one call that breaks off stops no other call', async () => {
  const address = await startBrokenGateway((request, response) => {
    if (request.url?.includes('whitelabel') || request.url?.includes('emplate'))
      return void response.socket?.destroy()
    response.writeHead(404).end()
  })
  const { verdicts } = await conform(address)
  expect(verdicts.filter(({ state }) => state === 'differs').length).toBeGreaterThan(10)
})

it.each([
  ['http://localhost:4173/m/home', 'shop', 'It has no path and no password.'],
  ['http://me:secret@localhost:4173', 'shop', 'It has no path and no password.'],
  ['http://localhost:4173/', 'ร้าน', 'letters without accents'],
  ['http://localhost:4173/', 'a b', 'letters without accents'],
])('%s refuses %s as the address of a gateway', async (address, merchant, messages) => {
  const { code, error } = await runLivery(
    ['conform', address, '--merchant', merchant],
    nothing,
    liveWorld,
  )
  expect(code).toBe(2)
  expect(error).toContain(messages)
})

it('an answer that is too long is reported, and not requested again', async () => {
  let long = 0
  const part = Buffer.alloc(1024 * 1024, ' ')
  const address = await startBrokenGateway((request, response) => {
    if (!request.url?.includes('whitelabel')) return void response.writeHead(404).end()
    long += 1
    const send = () => void (response.destroyed || response.write(part, send))
    send()
  })
  const { of } = await conform(address)
  expect(of('whitelabel')?.messages).toEqual(['The answer is longer than 32 MB.'])
  expect(long).toBe(1)
})

it('an unknown merchant code is reported, with where to find the right one', async () => {
  const words = ['conform', host.address('siamstar'), '--merchant', 'SIAMSTAR']
  const { code, out } = await runLivery(words, nothing, liveWorld)
  expect(code).toBe(1)
  expect(out).toContain(
    'The gateway answers for "SIAMSTAR" as for a merchant it does not know. Give --merchant the code it has: "gateway.merchantCode" of merchant.json',
  )
})

it('a text that is not the address of a gateway is refused with one sentence', async () => {
  for (const address of ['siamstar', 'ftp://siamstar.example', 'javascript:alert(1)'])
    expect(await conform(address)).toMatchObject({
      code: 2,
      error: expect.stringContaining('A gateway is an address such as'),
    })
})

it('an operator reads one line for each call, and the totals', async () => {
  const words = ['conform', host.address('siamstar'), '--merchant', 'siamstar']
  const { out } = await runLivery(words, nothing, liveWorld)
  expect(out).toMatch(/^systemStatus {12}conforms$/m)
  expect(out).toMatch(/^register {16}left {6}it makes an account: conform never does that$/m)
  expect(out).toMatch(/\d+ conform, 0 differ, \d+ left\.$/)
})
