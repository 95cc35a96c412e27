import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { runLivery } from '../../src/cli/testing.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { controlSandbox, type SandboxControl } from '../e2e/support/sandbox.ts'
import { liveWorld } from '../support/live-world.ts'
import { startBrokenGateway } from '../support/start-broken-gateway.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

const root = join(import.meta.dirname, '../..')
let host: TestHost
let sandbox: SandboxControl

beforeAll(async () => {
  host = await startTestHost({ root })
  sandbox = controlSandbox(host.port)
})
afterEach(() => sandbox.reset())
afterAll(() => host.close())

/** Why the trial play of reef's home is there, as a gateway says and as the command line does. */
function why(...words: readonly string[]) {
  return runLivery(['why', 'reef', 'home', 'trial', ...words], openDiskFiles(root), liveWorld)
}

it('explains a block by the live settings of a gateway, and by the overrides', async () => {
  const gateway = `http://localhost:${host.port}`
  expect((await why('--gateway', gateway)).out).toContain('shown')
  await sandbox.change('reef', { whitelabel: { FREEPLAY3: false } })
  const off = await why('--gateway', gateway)
  expect(off).toMatchObject({ code: 0, error: '' })
  expect(off.out).toContain('Flag FREEPLAY3 is off (set by the gateway).')
  expect((await why()).out).toContain('shown')
  expect((await why('--gateway', gateway, '--flag', 'FREEPLAY3=1')).out).toContain('shown')
})

it('a gateway without an answer is reported in a sentence, and exits with 1', async () => {
  const liar = await startBrokenGateway((_request, response) => response.end('<!doctype html>'))
  const { code, out, error } = await why('--gateway', liar)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain('The gateway did not return its settings.')
})
