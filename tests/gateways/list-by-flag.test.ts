import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { runWithEnvironments } from '../support/run-with-environments.ts'
import { startBrokenGateway } from '../support/start-broken-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

let staging: TestHost

beforeAll(async () => {
  staging = await startTestHost({ root: join(import.meta.dirname, '../..') })
  const control = controlSandbox(staging.port)
  for (const [code, on] of [
    ['reef', true],
    ['kiwibet', false],
    ['siamstar', true],
    ['hongyun', false],
  ] as const)
    await control.change(code, { whitelabel: { PTSYS3: on } })
})
afterAll(() => staging.close())

const list = (...conditions: readonly string[]) =>
  runWithEnvironments(['list', ...conditions], { staging: `http://localhost:${staging.port}` })

it('the merchants whose players have a flag in staging are listed, with who says so', async () => {
  const { code, out, error } = await list('PTSYS3 on in staging', 'extends = base')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const lines = out.split('\n').map((line) => line.trim())
  expect(lines[0]).toMatch(/^2 of \d+ merchants: PTSYS3 on in staging, extends = base$/)
  expect(lines.filter((line) => /^(reef|siamstar) /.test(line))).toHaveLength(2)
  expect(lines.filter((line) => line === 'PTSYS3 is sent as on in staging')).toHaveLength(2)
})

it('a gateway that refuses is named for each merchant', async () => {
  const refusing = await startBrokenGateway((_, response) => response.writeHead(500).end())
  const { code, error } = await runWithEnvironments(['list', 'PTSYS3 on in staging'], {
    staging: refusing,
  })
  expect(code).toBe(1)
  expect(error).toMatch(/^base, staging: .+\nhongyun, staging: /)
})
