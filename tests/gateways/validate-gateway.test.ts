import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { runLivery } from '../../src/cli/testing.ts'
import type { Finding } from '../../src/core/config/finding.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { controlSandbox, type SandboxControl } from '../e2e/support/sandbox.ts'
import { liveWorld } from '../support/live-world.ts'
import { startBrokenGateway } from '../support/start-broken-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const root = join(import.meta.dirname, '../..')

function validate(gateway: string, ...words: readonly string[]) {
  return runLivery(['validate', ...words, '--gateway', gateway], openDiskFiles(root), liveWorld)
}

/** Returns the findings of the live settings, as `code path`. */
async function liveOf(code: string): Promise<readonly Finding[]> {
  const { out } = await validate(`http://localhost:${host.port}`, code, '--format', 'json')
  const found: readonly Finding[] = JSON.parse(out)
  return found.filter((finding) => finding.code.startsWith('gateway-'))
}

let host: TestHost
let sandbox: SandboxControl

beforeAll(async () => {
  host = await startTestHost({ root })
  sandbox = controlSandbox(host.port)
})
afterEach(() => sandbox.reset())
afterAll(() => host.close())

it('the demonstration merchants pass before the sandbox', async () => {
  const { code, out } = await validate(`http://localhost:${host.port}`)
  expect(code).toBe(0)
  expect(out).toMatch(/^\d merchants, 0 errors, \d+ warnings?\.$/m)
  const findings = await Promise.all(['siamstar', 'kiwibet', 'hongyun', 'reef'].map(liveOf))
  expect(findings.flat().map((finding) => finding.code)).toEqual([])
  // The sandbox makes the accounts and records of five merchants first.
})

it('a switch of the platform is reported at the line that it affects, and only where it does', async () => {
  await sandbox.change('reef', {
    whitelabel: { REG3: false, FREEPLAY3: false, PTSYS33: true },
    patterns: { username: { acceptedPattern: '(a)\\1' } },
  })
  const found = await liveOf('reef')
  expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(
    expect.arrayContaining([
      'gateway-flag-unknown flags',
      'gateway-pattern-refused registration.fields.username',
      'gateway-block-hidden pages.home.blocks.trial.when',
    ]),
  )
  const trial = found.find(({ path }) => path === 'pages.home.blocks.trial.when')
  expect(trial?.message).toContain('Flag FREEPLAY3 is off (set by the gateway).')
  const typed = openDiskFiles(root)
    .read(trial?.file ?? '')
    ?.split('\n')
  expect(typed?.[(trial?.line ?? 0) - 1]).toContain('"when"')
  // The page of a closed registration shows another block instead of its form.
  expect(found.some(({ path }) => path.startsWith('pages.register'))).toBe(false)
  expect(await liveOf('kiwibet')).toEqual([])
})

it('a required field with a text in one language only is reported with the missing languages', async () => {
  await sandbox.change('kiwibet', {
    register: { fields: { qqNum: { enabled: true, required: true } } },
  })
  const [dropped] = await liveOf('kiwibet')
  expect(dropped).toMatchObject({ code: 'gateway-field-dropped', severity: 'error' })
  expect(dropped?.message).toContain('its "when" hides it in en, th')
})

it.each([
  ['is nobody', undefined, 'There is no answer: the connection failed.'],
  ['sends a page', '<!doctype html><h1>Welcome</h1>', 'The answer is not { "success": true'],
  ['sends half an answer', '{"success":true,"value":{"inf', 'The answer is not { "success": true'],
  ['sends another shape', '{"success":true,"value":7}', 'The shape differs: SystemStatus must be'],
])('a gateway that %s is reported in a sentence, and exits with 1', async (_, body, says) => {
  const address = body
    ? await startBrokenGateway((_request, response) => response.end(body))
    : await startBrokenGateway((request) => request.socket.destroy())
  const { code, out } = await validate(address, 'reef')
  expect(code).toBe(1)
  expect(out).toContain('error  gateway-answer')
  expect(out).toContain(says)
  const script = await validate(address, 'reef', '--format', 'json')
  expect(script.code).toBe(1)
  expect(JSON.parse(script.out)).toContainEqual(
    expect.objectContaining({ code: 'gateway-answer', severity: 'error' }),
  )
})

it('a gateway that refuses every call is reported once, with its code', async () => {
  const address = await startBrokenGateway((_request, response) => {
    response.statusCode = 400
    response.setHeader('content-type', 'application/json')
    response.end('{"success":false,"errorCode":"request_param_err","message":"no"}')
  })
  const { code, out } = await validate(address, 'reef')
  expect(code).toBe(1)
  expect(out.match(/gateway-answer/g)).toHaveLength(1)
  expect(out).toContain(
    'The gateway did not return its settings. It is refused with request_param_err.',
  )
})

it.each([
  [
    'sends a page',
    { 'content-type': 'text/html' },
    '<!doctype html><h1>Welcome</h1>',
    'This does not look like a gateway: check the address.',
  ],
  [
    'leads elsewhere',
    { location: 'https://elsewhere.example/' },
    '',
    'The status is 302, which leads to "https://elsewhere.example/". This does not look like a gateway: check the address.',
  ],
  [
    'refuses',
    { 'content-type': 'application/json' },
    '{"success":false,"errorCode":"request_param_err","message":"no"}',
    'Check that "gateway.merchantCode" is the code the gateway knows the merchant by, then ask the platform.',
  ],
])(
  'a gateway that %s is reported with what to do, once and in the file of the merchant',
  async (_, headers, body, says) => {
    const address = await startBrokenGateway((_request, response) => {
      response.writeHead('location' in headers ? 302 : 200, headers).end(body)
    })
    const { out } = await validate(address, 'reef', '--format', 'json')
    const found: readonly Finding[] = JSON.parse(out)
    const answers = found.filter((finding) => finding.code === 'gateway-answer')
    expect(answers).toHaveLength(1)
    expect(answers[0]?.message).toContain(says)
    expect(answers[0]?.file).toBe('merchants/reef/merchant.json')
  },
)

it('several calls that fail for one reason are reported in one sentence', async () => {
  await sandbox.fault('reef', 'templates', { status: 500 })
  await sandbox.fault('reef', 'popularGames', { status: 500 })
  const findings = (await liveOf('reef')).filter(({ code }) => code === 'gateway-answer')
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'The gateway did not return a usable answer to "templates", "popularGames".',
    ),
  ])
})

it.each(['says nothing', 'sends a byte a second'])(
  'a gateway that %s is given up after one wait, for every merchant, and people see the wait',
  async (method) => {
    const { answer, count } = leaveUnanswered(method)
    const address = await startBrokenGateway(answer)
    const seen: string[] = []
    const progress = (line: string) => void seen.push(line)
    const words = ['validate', 'reef', 'kiwibet', '--gateway', address]
    const { code, out } = await runImpatiently(words, { count, gateways: 1, progress })
    expect(code).toBe(1)
    expect(count().asked).toBe(1)
    expect(out.match(/error {2}gateway-answer/g)).toHaveLength(2)
    expect(out).toContain(
      'There is no answer within 20 seconds. Check the address, and whether the gateway runs.',
    )
    expect(seen).toContain('0 of 2 merchants asked for, 5 s')
    expect(seen.at(-1)).toBe('')
  },
)

it('two silent gateways are given up after one wait each, for every merchant that is compared', async () => {
  const { answer, count } = leaveUnanswered()
  const addresses = await Promise.all([startBrokenGateway(answer), startBrokenGateway(answer)])
  const words = ['compare', ...addresses, 'reef', 'kiwibet']
  const { code, out } = await runImpatiently(words, { count, gateways: 2 })
  expect({ code, asked: count().asked }).toEqual({ code: 1, asked: 2 })
  expect(out).toContain('2 not compared.')
})

it('conform stops after two calls to a silent gateway, with one sentence', async () => {
  const { answer, count } = leaveUnanswered()
  const words = ['conform', await startBrokenGateway(answer), '--merchant', 'reef']
  const { code, out } = await runImpatiently(words, { count, gateways: 1 })
  expect(code).toBe(1)
  expect(count().asked).toBe(2)
  expect(out.split('\n')).toEqual([
    expect.stringContaining('There is no answer within 20 seconds.'),
    expect.stringContaining('There is no answer within 20 seconds.'),
    'The gateway does not answer, so the other calls are not sent. Check the address, and that the gateway runs.',
    expect.stringMatching(/^0 conform, 2 differ, \d+ left\.$/),
  ])
})

interface Unanswered {
  readonly asked: number
  /** The requests that still wait. */
  readonly waiting: number
}

/** Returns a listener that answers nothing, or a byte a second without an end, and counts its requests. */
function leaveUnanswered(method = 'says nothing') {
  let asked = 0
  let waiting = 0
  const answer: RequestListener = (_request, response) => {
    asked += 1
    waiting += 1
    response.on('close', () => {
      waiting -= 1
    })
    if (method !== 'says nothing') setInterval(() => response.write(' '), 1000)
  }
  return { answer, count: (): Unanswered => ({ asked, waiting }) }
}

interface Impatience {
  readonly count: () => Unanswered
  /** The number of gateways that are asked at the same time. */
  readonly gateways: number
  readonly progress?: (line: string) => void
}

/**
 * Runs a command that waits 20 seconds for an answer. Its clock goes on, a second at a time, only while all of the
 * gateways hold a request, so that no request is given up before it arrives.
 */
async function runImpatiently(words: readonly string[], { count, gateways, progress }: Impatience) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const world = { ...liveWorld, answerMs: 20_000, ...(progress && { progress }) }
  let done = false
  const settled = runLivery(words, openDiskFiles(root), world).finally(() => {
    done = true
  })
  while (!done) {
    if (count().waiting === gateways) await vi.advanceTimersByTimeAsync(1000)
    // Events of the network are not timers.
    await new Promise((resolve) => setImmediate(resolve))
    await pause(5)
  }
  vi.useRealTimers()
  return settled
}

it('one call that fails does not stop the check of the others', async () => {
  await sandbox.fault('reef', 'registerPatterns', { status: 503 })
  await sandbox.change('reef', { whitelabel: { FREEPLAY3: false } })
  const codes = (await liveOf('reef')).map((finding) => finding.code)
  expect(codes).toContain('gateway-answer')
  expect(codes).toContain('gateway-block-hidden')
})

it('a text that is not an address is refused before any request', async () => {
  const { code, error } = await validate('gateway', 'reef')
  expect(code).toBe(2)
  expect(error).toContain('A gateway is an address such as http://localhost:4173.')
})
