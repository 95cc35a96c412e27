import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import { GatewayError } from '../../src/core/gateway-client/gateway-error.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { createDefaultWorld } from '../../src/sandbox/world/default-world.ts'
import { readShapeSchemas } from '../../src/site/disk/shape-schemas.ts'
import { startTestSandbox, type TestSandbox } from '../support/start-test-sandbox.ts'

interface Property {
  readonly $ref?: string
  readonly type?: string
  readonly items?: Property
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Property>>
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}
interface Shape extends Property {
  readonly required?: readonly string[]
}

interface SchemaFile {
  readonly $id: string
  readonly definitions?: Readonly<Record<string, Shape>>
}

const files: readonly SchemaFile[] = readShapeSchemas()
const definitions: Readonly<Record<string, Shape>> = Object.assign(
  {},
  ...files.map((file) => file.definitions ?? {}),
)
const names = Object.keys(calls) as CallName[] // the keys of a closed record
const inputs = names.flatMap((name) => {
  const { query, body }: CallDeclaration = calls[name]
  return [
    ...(query ? [{ name, part: 'query' as const, shape: query }] : []),
    ...(body ? [{ name, part: 'body' as const, shape: body }] : []),
  ]
})

const numbers = [1e300, -5, 2 ** 53, 1.5, Number.NaN]
const texts = [
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  '__proto__',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00',
  '-1e300',
]
const others = [null, [], { length: -1 }]

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  const world = createDefaultWorld('hostile')
  sandbox = await startTestSandbox({
    world: { ...world, settings: { ...world.settings, humanCheck: false, wallet: 'transfer' } },
  })
  token = await signIn()
})
afterAll(() => sandbox.close())

async function signIn(): Promise<string> {
  const body = { username: 'member88', password: demoPassword }
  return (await sandbox.client.call('login', { body })).token
}

test.each(inputs)('$name refuses a $part without bounds', ({ shape }) => {
  for (const [key, property] of Object.entries(definitions[shape]?.properties ?? {})) {
    expect(isBounded(property), `${shape}.${key}`).toBe(true)
  }
})

function isBounded(property: Property): boolean {
  const { $ref, type, items, properties = {} } = property
  if ($ref !== undefined)
    return isBounded(definitions[$ref.replace(/^.*#\/definitions\//, '')] ?? {})
  if (property.enum !== undefined || type === 'boolean') return true
  if (type === 'string') return property.maxLength !== undefined
  if (type === 'array') return property.maxItems !== undefined && isBounded(items ?? {})
  if (type === 'object') return Object.values(properties).every(isBounded)
  return property.minimum !== undefined && property.maximum !== undefined
}

test.each(inputs)(
  '$name refuses a hostile $part, and goes on to answer',
  async ({ name, part, shape }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const given = fill(shape)
    for (const key of Object.keys(definitions[shape]?.properties ?? {}))
      for (const hostile of [...numbers, ...texts, ...(part === 'body' ? others : [])])
        await ask(name, { ...fillOther(name, part), [part]: { ...given, [key]: hostile } })
    if (part === 'body')
      for (const whole of [...others, 7, 'text'])
        await ask(name, { ...fillOther(name, part), body: whole })
    expect(logged.mock.calls).toEqual([])
  },
  60_000,
)

test('hostile headers are refused or ignored', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const headers = { Merchant: 'test', Authorization: token }
  for (const name of ['Merchant', 'Authorization', 'Language', 'Device', 'ModuleId', 'Encryption'])
    for (const value of ['', '__proto__', 'constructor', '%', '\u00ff', 'x'.repeat(4000)])
      for (const [method, path] of [
        ['GET', calls.memberInfo.path],
        ['POST', calls.login.path],
        ['PUT', calls.register.path],
      ] as const) {
        const body = method === 'GET' ? {} : { body: '{"value":"AAAA"}' }
        const init = { method, headers: { ...headers, [name]: value }, ...body }
        await expectRefusal(await sandbox.fetch(path, init))
      }
  expect(logged.mock.calls).toEqual([])
})

test('a body that is nested without end is read only for the fields of the call', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [first] = await sandbox.client.call('popularGames', { query: { merchantCode: 'test' } })
  const { vendor, gameCode } = first ?? {}
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const body = `{"vendor":"${vendor}","gameCode":"${gameCode}","more":${deep}}`
  const headers = { Merchant: 'test', Authorization: token, 'Idempotency-Key': 'deep' }
  const init = { method: 'POST', headers, body }
  expect((await sandbox.fetch(calls.addFavourite.path, init)).status).toBe(200)
  expect(logged.mock.calls).toEqual([])
})

test.each([
  ['gameList', 'pageNum=1e300&merchant=test&merchantCode=test&clientType=2&typeId=1'],
  ['gameList', 'pageNum=1.5&merchant=test&merchantCode=test&clientType=2&typeId=1'],
  ['gameList', 'minimumBet=-5&merchant=test&merchantCode=test&clientType=2&typeId=1'],
  ['favourites', 'pageNum=-5'],
  ['favourites', 'pageNum=0'],
  ['orders', 'pageNum=1e300'],
  ['orders', 'from=-1'],
  ['winnerBoard', 'gameCategory=ALL&language=EN&limitNum=1e9'],
] as const)('%s refuses ?%s because of its shape', async (name, search) => {
  const headers = { Merchant: 'test', Authorization: token }
  const answer = await sandbox.fetch(`${calls[name].path}?${search}`, { headers })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errorCode: 'request_param_err' })
})

test('the recent games list only games of the merchant', async () => {
  const [first] = await sandbox.client.call('popularGames', { query: { merchantCode: 'test' } })
  const { vendor = '', gameCode = '' } = first ?? {}
  const add = (query: { vendor: string; gameCode?: string }) =>
    sandbox.client.call('addRecentGame', { query })
  for (const query of [
    { vendor: 'NOBODY' },
    { vendor: 'NOBODY', gameCode },
    { vendor, gameCode: 'NONE' },
  ])
    await expect(add(query)).rejects.toMatchObject({ status: 404, code: 'game.not.found' })
  expect(await add({ vendor })).toBe(true)
  expect(await add({ vendor, gameCode })).toBe(true)
  const { list } = await sandbox.client.call('recentGames')
  expect(list.map((game) => [game.vendor, game.gameCode])).toEqual([[vendor, gameCode]])
})

/** Asks a call as a member; an answer or a refusal is fine, an error of the gateway's own is not. */
async function ask(name: CallName, options: object): Promise<void> {
  sandbox.signIn(token)
  try {
    await sandbox.client.call(name, options as never) // hostile: of no shape
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const failure = `${name} ${JSON.stringify(options).slice(0, 200)}: ${String(error)}`
    if (error.kind === 'session') expect(error.call, failure).toBe('logout')
    else expect(error.kind, failure).toBe('refused')
    expect(error.status ?? 0, failure).toBeLessThan(500)
    expect(error.message, failure).not.toMatch(/\bat .*:\d+:\d+|Error:/)
  }
}

async function expectRefusal(answer: Response): Promise<void> {
  const text = await answer.text()
  expect(answer.status, text).toBeLessThan(500)
  expect(JSON.parse(text)).toHaveProperty('success')
}

function fill(shape: string): Record<string, unknown> {
  const { required = [], properties = {} } = definitions[shape] ?? {}
  return Object.fromEntries(required.map((key) => [key, fillOne(properties[key] ?? {})]))
}

function fillOther(name: CallName, part: 'query' | 'body'): object {
  const { query, body }: CallDeclaration = calls[name]
  if (part === 'query') return body ? { body: fill(body) } : {}
  return query ? { query: fill(query) } : {}
}

function fillOne({ type, enum: values, minimum = 0 }: Property): unknown {
  if (values) return values[0]
  if (type === 'integer') return Math.max(1, minimum)
  return type === 'boolean' ? true : 'test1'
}
