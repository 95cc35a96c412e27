import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/site/publish/serve/serve-folder.ts'
import { createTestProject, type TestProject } from '../../src/site/publish/testing.ts'
import { askPort, type PortAnswer, type PortRequest } from '../support/ask-port.ts'
import { openPreview } from '../support/open-preview.ts'
import { operatorHeaders, operatorToken } from '../support/operator.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'
import { type RunningServer, startCaddy, startNginx } from './support/start-servers.ts'

let project: TestProject
let host: TestHost
beforeAll(async () => {
  project = createTestProject()
  project.writeMerchant('acme', { gateway: { frameHosts: [] } })
  await project.publish('site')
  host = await startTestHost({ root: project.root })
  await host.look()
})
afterAll(async () => {
  await host.close()
  project.close()
})

const gateway = (): string => `http://127.0.0.1:${host.port}`

/** What a visitor may send as the host: the operators' names in every spelling, the site's own, and none. */
const names = (port: number): readonly string[] => [
  `localhost:${port}`,
  `LOCALHOST:${port}`,
  `localhost.:${port}`,
  `localhost:0${port}`,
  `127.0.0.1:${port}`,
  `127.1:${port}`,
  `2130706433:${port}`,
  `0x7f.1:${port}`,
  `017700000001:${port}`,
  `[::1]:${port}`,
  'localhost',
  'acme.test',
  '',
]

/** One call of each kind of operators' calls: reads and writes of the studio and of the sandbox. */
const calls: readonly (readonly [path: string, more: PortRequest])[] = [
  ['/studio/api/merchants', {}],
  ['/studio/api/merchants/acme/files', {}],
  ['/studio/api/merchants', { method: 'POST', body: '{"code":"stolen"}' }],
  ['/sandbox/outbox', {}],
  ['/sandbox/acme/settings', {}],
  ['/sandbox/acme/settings', { method: 'PATCH', body: '{"whitelabel":{"PTSYS3":true}}' }],
  ['/sandbox/reset', { method: 'POST' }],
]

/** What leads to an operator's call if a server in between resolves it, or passes it on as it is. */
const spellings = (port: number): readonly string[] => [
  '/%73andbox/outbox',
  '/sandbox//outbox',
  '//sandbox/outbox',
  '/sandbox/./outbox',
  '/sandbox/%2e/outbox',
  '/m/../sandbox/outbox',
  '/m/%2e%2e/sandbox/outbox',
  '/m/..%2fsandbox/outbox',
  '/studio/../sandbox/outbox',
  '/assets/../sandbox/outbox',
  '/sandbox/outbox?a=/m/home',
  '/sandbox/outbox#/m/home',
  '/sandbox;a/outbox',
  `http://localhost:${port}/sandbox/outbox`,
  `http://localhost:${port}/studio/api/merchants`,
  `http://acme.test/sandbox/outbox`,
]

/** Everything that a visitor could learn of an operator, the token itself included. */
const stolen = {
  ...operatorHeaders,
  'content-type': 'application/json',
  cookie: () => `livery-operator-${host.port}=${operatorToken}`,
}

function send(port: number, path: string, asked: PortRequest): Promise<PortAnswer> {
  const headers = { ...stolen, cookie: stolen.cookie(), ...asked.headers }
  return askPort(port, path, { ...asked, headers })
}

/** Returns true if an answer is an operator's: success, and no page of a merchant. */
function isOpen({ status, headers }: PortAnswer): boolean {
  return status < 400 && !/^text\/html/.test(headers['content-type'] ?? '')
}

it('on this machine, with the token of this start, every call answers', async () => {
  const answers = await Promise.all(
    calls.map(([path, more]) => send(host.port, path, { ...more, host: `localhost:${host.port}` })),
  )
  expect(answers.map(isOpen)).toEqual(calls.map(() => true))
})

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  [
    'livery serve',
    ({ root, gateway = '' }: { readonly root: string; readonly gateway?: string | undefined }) =>
      serveFolder(root, { port: 0, gateway: new URL(gateway) }),
  ],
])('through %s', (_, start) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ root: project.at('site'), gateway: gateway() })
  })
  afterAll(() => server.close())

  it('a name that a visitor asks for never reaches an operator’s call', async () => {
    for (const name of [...names(host.port), ...names(server.port)])
      for (const [path, more] of calls) {
        const answer = await send(server.port, path, { ...more, host: name })
        expect(isOpen(answer), `${more.method ?? 'GET'} ${path} at "${name}"`).toBe(false)
      }
  })

  it('no header and no spelling of a path reaches an operator’s call', async () => {
    const forwarded = ['x-forwarded-host', 'x-forwarded-for', 'forwarded', 'x-real-ip', 'via']
    const values = [`localhost:${host.port}`, '127.0.0.1', '']
    const headers = [
      ...forwarded.flatMap((name) => values.map((value) => ({ [name]: value }))),
      // Headers that a proxy drops because the connection names them.
      { connection: [...forwarded, 'keep-alive'].join(', ') },
      { connection: 'host, x-forwarded-host', 'x-forwarded-host': `localhost:${host.port}` },
    ]
    for (const more of headers) {
      const answer = await send(server.port, '/sandbox/outbox', {
        host: 'acme.test',
        headers: more,
      })
      expect(isOpen(answer), JSON.stringify(more)).toBe(false)
    }
    for (const path of spellings(host.port)) {
      const asked = { host: `localhost:${host.port}` }
      expect(isOpen(await send(server.port, path, asked)), path).toBe(false)
    }
  })

  it('nobody sees a draft or the list of merchants by the name of a preview', async () => {
    const { origin } = await openPreview({ port: host.port, merchant: 'acme' })
    const name = new URL(origin).host
    for (const asked of [
      { host: name },
      { host: 'acme.test', headers: { 'x-forwarded-host': name } },
    ])
      for (const path of ['/x', '/preview/revision', '/m/home']) {
        const { body } = await send(server.port, path, asked)
        expect(body.toString(), path).not.toMatch(/id="preview"|^[0-9a-f]{16} [0-9a-f]{16}$|<li>/)
      }
  })
})

it('a page under an attacker’s name that resolves to this machine reaches no call, whatever headers it sends', async () => {
  for (const name of [`rebound.example:${host.port}`, `acme.test:${host.port}`])
    for (const headers of [{}, { 'x-forwarded-host': `localhost:${host.port}` }])
      for (const [path, more] of calls) {
        const answer = await send(host.port, path, { ...more, host: name, headers })
        expect(isOpen(answer), `${path} at "${name}"`).toBe(false)
      }
})
