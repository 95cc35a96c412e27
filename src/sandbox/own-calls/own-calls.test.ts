import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patience } from '../../../tests/support/patience.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { demoPassword } from '../demo/demo-accounts.ts'

const examples = join(import.meta.dirname, '../../../examples')
const status = '/wps/relay/CLUB_status'
const joinPath = '/wps/relay/CLUB_join'
let root: string
let data: string
let sandbox: TestSandbox

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-own-calls-'))
  data = join(root, 'data')
  mkdirSync(data)
  cpSync(examples, root, { recursive: true })
  sandbox = await open()
})

afterEach(async () => {
  await sandbox.close()
  rmSync(root, { recursive: true, force: true })
})

/** Opens the sandbox of the folder. A handler that ends is never stopped, however slow the machine is. */
function open(timeoutMs = patience.timeout): Promise<TestSandbox> {
  const files = openDiskFiles(root)
  return startTestSandbox({ data, workspace: { root, files, timeoutMs } })
}

async function reopen(timeoutMs?: number): Promise<void> {
  await sandbox.close()
  sandbox = await open(timeoutMs)
}

function write(handlers: string): void {
  writeFileSync(join(root, 'blocks/club-card/sandbox.ts'), handlers)
}

async function logIn(username: string): Promise<string> {
  const proof = await sandbox.passHumanCheck()
  const body = { username, password: demoPassword, ...proof }
  return (await sandbox.client.call('login', { body })).token
}

interface AskOptions {
  readonly token?: string
  readonly key?: string
  readonly body?: object
}

async function ask(path: string, { token, key, body }: AskOptions = {}) {
  const headers = {
    Merchant: 'test',
    Language: 'EN',
    ...(token && { Authorization: token }),
    ...(key && { 'Idempotency-Key': key }),
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await sandbox.fetch(path, init)
  return { status: answer.status, ...(await answer.json()) }
}

describe('the calls of an own block in the sandbox', () => {
  it('are answered for each player, and what is kept of one survives a restart', async () => {
    const token = await logIn('member88')
    const other = await logIn('newbie88')
    expect(await ask(status, { token })).toMatchObject({ value: { joined: false, points: 0 } })
    expect(await ask(joinPath, { token, key: 'a', body: { season: 3 } })).toMatchObject({
      success: true,
    })
    await reopen()
    expect(await ask(status, { token })).toMatchObject({ value: { joined: true, points: 300 } })
    expect(await ask(status, { token: other })).toMatchObject({ value: { joined: false } })
  })

  it('are refused without a session, with what the description does not take, and by the handler', async () => {
    expect(await ask(status)).toMatchObject({ status: 401, errorCode: 'login.not.session' })
    const token = await logIn('agent88')
    const wrong = await ask(joinPath, { token, key: 'a', body: { season: 'third' } })
    expect(wrong).toMatchObject({ status: 400, errorCode: 'request_param_err' })
    const full = await ask(joinPath, { token, key: 'b', body: { season: 3 } })
    expect(full).toMatchObject({ status: 400, errorCode: 'club.full' })
    expect(sandbox.reported).toEqual([])
  })

  it('run once for a key, however often and at once it is sent', async () => {
    write(`export default {
      status: ({ store }) => ({ joined: true, points: Number(store.joins ?? 0) }),
      join: ({ store }) => { store.joins = Number(store.joins ?? 0) + 1; return {} },
    }`)
    const token = await logIn('member88')
    const body = { season: 3 }
    const keys = ['a', 'a', 'b', 'a', 'c']
    await Promise.all(keys.map((key) => ask(joinPath, { token, key, body })))
    expect(await ask(status, { token })).toMatchObject({ value: { points: 3 } })
  })

  it('are answered by a changed handler at once', async () => {
    const token = await logIn('member88')
    await ask(status, { token })
    write('export default { status: () => ({ joined: true, points: 7 }) }')
    expect(await ask(status, { token })).toMatchObject({ value: { points: 7 } })
  })
})

const broken: readonly (readonly [what: string, handlers: string, reported: string])[] = [
  [
    'throws',
    'export default {\n  status: () => { throw new Error("no card") } }',
    'sandbox.ts:2:1',
  ],
  [
    'throws later',
    'export default { status: () => new Promise(() => setTimeout(() => { throw new Error("late") })) }',
    'late',
  ],
  ['ends its process', 'export default { status: () => process.exit(1) }', 'ended its thread'],
  [
    'answers something else',
    'export default { status: () => ({ joined: "yes" }) }',
    'the answer differs',
  ],
  ['is missing', 'export default { join: () => ({}) }', 'no function named "status"'],
  ['is no code', 'export default {', 'sandbox.ts:1:1'],
]

it.each(broken)('a handler that %s fails its call alone, with a finding', async (_, code, line) => {
  const good = readFileSync(join(root, 'blocks/club-card/sandbox.ts'), 'utf8')
  const token = await logIn('member88')
  write(code)
  expect(await ask(status, { token })).toMatchObject({ status: 502, errorCode: 'system.busy' })
  expect(sandbox.reported.join('\n')).toContain(line)
  expect(sandbox.reported.join('\n')).toMatch(
    /blocks\/club-card\/sandbox\.ts.* {2}error {2}own-block-code/,
  )
  write(good)
  expect(await ask(status, { token })).toMatchObject({ value: { joined: false } })
})

it.each([
  ['ends', 'for (;;);'],
  ['answers', 'return new Promise(() => {})'],
])('a handler that never %s is stopped, and the next call is answered', async (_, body) => {
  const good = readFileSync(join(root, 'blocks/club-card/sandbox.ts'), 'utf8')
  const token = await logIn('member88')
  write(`export default { status: () => { ${body} } }`)
  await reopen(1500)
  expect(await ask(status, { token })).toMatchObject({ status: 502, errorCode: 'system.busy' })
  expect(sandbox.reported.join('\n')).toContain('did not end within')
  write(good)
  await reopen()
  expect(await ask(status, { token })).toMatchObject({ value: { joined: false } })
})

it('a block without handlers fails its calls alone, and other calls are answered', async () => {
  rmSync(join(root, 'blocks/club-card/sandbox.ts'))
  const token = await logIn('member88')
  expect(await ask(status, { token })).toMatchObject({ status: 502 })
  expect(sandbox.reported.join('\n')).toContain('there is no such file')
  expect(await ask('/wps/member/info', { token })).toMatchObject({ success: true })
})
