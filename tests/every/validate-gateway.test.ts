import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { reach } from '../../src/cli/conform/reach.ts'
import { runLivery } from '../../src/cli/testing.ts'
import type { Finding } from '../../src/config/finding.ts'
import { createShapeCheck } from '../../src/config/shape-check.ts'
import { openDiskFiles } from '../../src/disk/disk-files.ts'
import { readShapeSchemas } from '../../src/disk/shape-schemas.ts'
import { controlSandbox, type SandboxControl } from '../e2e/support/sandbox.ts'
import { startLiar } from '../support/start-liar.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const root = join(import.meta.dirname, '../..')
const world = { reach, shapes: () => createShapeCheck(readShapeSchemas(), { values: 'json' }) }

function validate(gateway: string, ...words: readonly string[]) {
  return runLivery(['validate', ...words, '--gateway', gateway], openDiskFiles(root), world)
}

/** What is said of the live settings, as `code path`. */
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

it('the demonstration merchants pass before the sandbox, but for templates nothing asks for', async () => {
  const { code, out } = await validate(`http://localhost:${host.port}`)
  expect(code).toBe(0)
  expect(out).toMatch(/^\d merchants, 0 errors, \d+ warnings\.$/m)
  const said = await Promise.all(['siamstar', 'kiwibet', 'hongyun', 'reef'].map(liveOf))
  expect(new Set(said.flat().map((finding) => finding.code))).toEqual(new Set(['gateway-template']))
})

it('a switch of the platform is told at the line that it touches, and only where it does', async () => {
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
  expect(trial?.message).toContain('Flag FREEPLAY3 is off (the gateway says so).')
  const typed = openDiskFiles(root)
    .read(trial?.file ?? '')
    ?.split('\n')
  expect(typed?.[(trial?.line ?? 0) - 1]).toContain('"when"')
  // The page of a closed registration has a block that stands in for its form.
  expect(found.some(({ path }) => path.startsWith('pages.register'))).toBe(false)
  expect(await liveOf('kiwibet')).toEqual([])
})

it('a field that must be filled and is shown in one language only is told with the languages that lack it', async () => {
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
])('a gateway that %s is told in a sentence, and exits with 1', async (_, body, says) => {
  const address = body
    ? await startLiar((_request, response) => response.end(body))
    : await startLiar((request) => request.socket.destroy())
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

it('a gateway that refuses every call is told once, with its code', async () => {
  const address = await startLiar((_request, response) => {
    response.statusCode = 400
    response.setHeader('content-type', 'application/json')
    response.end('{"success":false,"errorCode":"request_param_err","message":"no"}')
  })
  const { code, out } = await validate(address, 'reef')
  expect(code).toBe(1)
  expect(out.match(/gateway-answer/g)).toHaveLength(1)
  expect(out).toContain(
    'The gateway cannot be asked for its settings. It is refused with request_param_err.',
  )
})

it('one call that fails leaves the others to be judged', async () => {
  await sandbox.fault('reef', 'registerPatterns', { status: 503 })
  await sandbox.change('reef', { whitelabel: { FREEPLAY3: false } })
  const codes = (await liveOf('reef')).map((finding) => finding.code)
  expect(codes).toContain('gateway-answer')
  expect(codes).toContain('gateway-block-hidden')
})

it('an address that is none is refused before anything is asked', async () => {
  const { code, error } = await validate('gateway', 'reef')
  expect(code).toBe(2)
  expect(error).toContain('A gateway is an address such as http://localhost:4173.')
})
