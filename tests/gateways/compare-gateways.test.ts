import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { controlSandbox, type SandboxControl } from '../e2e/support/sandbox.ts'
import { runWithEnvironments } from '../support/run-with-environments.ts'
import { startBrokenGateway } from '../support/start-broken-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const root = join(import.meta.dirname, '../..')

let staging: TestHost
let production: TestHost
let ofStaging: SandboxControl

beforeAll(async () => {
  staging = await startTestHost({ root })
  production = await startTestHost({ root })
  ofStaging = controlSandbox(staging.port)
})
afterEach(() => ofStaging.reset())
afterAll(async () => {
  await staging.close()
  await production.close()
})

/** Runs a command in a workspace with two environments. */
function type(line: string, addresses: Readonly<Record<string, string>> = {}) {
  return runWithEnvironments(line.split(' '), {
    staging: `http://localhost:${staging.port}`,
    production: `http://localhost:${production.port}`,
    ...addresses,
  })
}

it('two gateways with the same settings have no difference', async () => {
  expect(await type('compare staging production reef')).toMatchObject({
    code: 0,
    out: '1 merchant of staging and production compared, no difference.',
  })
})

it('each difference between two gateways has a sentence, and so has what players meet', async () => {
  await ofStaging.change('reef', {
    whitelabel: { PTSYS3: true },
    templates: { mem_cen: '1' },
    register: { fields: { email: { enabled: true, required: true } } },
    patterns: { username: { acceptedPattern: '^[a-z]{4,9}$', minLength: 4, maxLength: 9 } },
  })
  const { code, out } = await type('compare staging production reef kiwibet')
  expect(code).toBe(1)
  const lines = out.split('\n').map((line) => line.trim())
  expect(lines[0]).toMatch(/^reef: \d+ differences$/)
  expect(lines).toContain('The flag PTSYS3 (Points mall) is on in staging and off in production.')
  expect(lines).toContain('The template mem_cen is "new" in staging and "base" in production.')
  expect(lines).toContain(
    'The field email of the registration is required in staging and optional in production.',
  )
  expect(lines).toContain(
    'The pattern of username in en, km and ja is "^[a-z]{4,9}$" of 4 to 9 characters in staging and "^[A-Za-z0-9][A-Za-z0-9]*$" of 4 to 16 characters in production.',
  )
  expect(out).toMatch(/Players of production meet this, compared with those of staging:\n {4}On /)
  expect(out.endsWith('2 merchants of staging and production compared, 1 with differences.')).toBe(
    true,
  )
})

it('a gateway is named by its address too, and scripts get each difference', async () => {
  await ofStaging.change('kiwibet', { whitelabel: { FREEPLAY3: false } })
  const address = `http://localhost:${production.port}`
  const { code, out } = await type(`compare staging ${address} kiwibet --format json`)
  expect(code).toBe(1)
  const [{ merchant, differences, problems }] = JSON.parse(out)
  expect({ merchant, problems }).toEqual({ merchant: 'kiwibet', problems: [] })
  expect(differences).toContainEqual({
    kind: 'flag',
    name: 'FREEPLAY3',
    sentence: `The flag FREEPLAY3 (Free play) is off in staging and on in localhost:${production.port}.`,
  })
})

it('a merchant is not compared where one of the gateways does not answer', async () => {
  const broken = await startBrokenGateway((_, response) => response.writeHead(500).end())
  const { code, out } = await type('compare staging gone reef', { gone: broken })
  expect(code).toBe(1)
  expect(out).toContain('reef: not compared\n  gone: The gateway did not return its settings.')
  expect(out).toContain('1 merchant of staging and gone compared, no difference, 1 not compared.')
})

it.each([
  ['compare stagign production', 'Did you mean "staging"?'],
  ['why reef home --env nowhere', 'livery.json has no environment "nowhere".'],
  ['conform --merchant reef', 'Name one gateway'],
  ['validate reef --env staging --gateway http://localhost:1', 'cannot be used with'],
])('"%s" is refused in a sentence', async (line, sentence) => {
  const { code, error } = await type(line)
  expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining(sentence) })
})

it('why and validate read the gateway of an environment', async () => {
  await ofStaging.change('reef', { whitelabel: { FREEPLAY3: false, PTSYS33: true } })
  const why = await type('why reef home trial --env staging')
  expect(why.out).toContain('FLAG_OFF Flag FREEPLAY3 is off (set by the gateway).')
  expect((await type('why reef home trial --env production')).out).toContain('shown')
  expect((await type('validate reef --env staging')).out).toContain('gateway-flag-unknown')
  expect((await type('validate reef --env production')).out).not.toContain('gateway-flag-unknown')
})
