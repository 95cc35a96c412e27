import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTempRoot, plainMerchant, type TempRoot } from '../../../tests/e2e/support/temp-root.ts'
import { bareLogin, signInBarely } from '../../../tests/support/host-client.ts'
import { openPreview } from '../../../tests/support/open-preview.ts'
import { operatorHeaders } from '../../../tests/support/operator.ts'
import { startTestHost, type TestHost } from '../../../tests/support/start-test-host.ts'
import { writePlayerPage } from '../../../tests/support/write-player-page.ts'
import { fetchWithin } from '../../site/gateway/fetch-within.ts'

let root: TempRoot
let staging: TestHost
let local: TestHost

beforeAll(async () => {
  root = makeTempRoot()
  const gateway = {
    origin: 'https://own.example',
    fallbackOrigins: ['https://second.example'],
    paths: { templates: '/own/templates' },
  }
  root.write('cove', plainMerchant('cove', { gateway }))
  staging = await startTestHost({ root: root.path })
  const address = new URL(`http://localhost:${staging.port}`)
  const dist = writePlayerPage(root.path)
  local = await startTestHost({ root: root.path, dist, gateway: { name: 'staging', address } })
  await change(staging, { ...bareLogin, templates: { mem_cen: '1' } })
})
afterAll(async () => {
  await local.close()
  await staging.close()
  root.remove()
})

/** Changes the settings of a host's own sandbox. */
function change({ port }: TestHost, settings: object): Promise<Response> {
  return fetchWithin(`http://localhost:${port}/sandbox/cove/settings`, {
    method: 'PATCH',
    headers: operatorHeaders,
    body: JSON.stringify(settings),
  })
}

async function readTemplate(origin: string): Promise<string> {
  const headers = { Merchant: 'cove', ModuleId: 'common', Device: '', Language: 'EN' }
  const answer = await fetchWithin(`${origin}/own/templates?merchantCode=cove`, { headers })
  return (await answer.json()).value.mem_cen
}

it('every call of a page is answered by the other gateway, also at a path of the merchant’s own', async () => {
  expect(await readTemplate(local.address('cove'))).toBe('1')
  await change(local, { templates: { mem_cen: '0' } })
  expect(await readTemplate(local.address('cove'))).toBe('1')
})

it('a player who logs in here has a session there', async () => {
  const member = { merchantCode: 'cove', username: 'member88' }
  const { token } = await signInBarely({ origin: local.address('cove'), ...member })
  const ask = (host: TestHost) =>
    fetchWithin(`${host.address('cove')}/wps/wallets/balance`, {
      headers: { Merchant: 'cove', Authorization: token },
    })
  expect((await ask(staging)).status).toBe(200)
  expect((await ask(local)).status).toBe(200)
})

it('pages ask their own host, whatever gateway their merchant names', async () => {
  const page = await fetchWithin(`${local.address('cove')}/m/home`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toContain('own.example')
  expect(policy).not.toContain('games.localhost')
})

it('a preview shows the other gateway to a guest, whoever looks in the scenario', async () => {
  const request = { merchant: 'cove', scenario: { session: 'member' as const } }
  const { origin } = await openPreview({ port: local.port, ...request })
  expect(await readTemplate(origin)).toBe('1')
  const page = await (await fetchWithin(`${origin}/m/home`)).text()
  const [, frame = ''] = /id="preview">([^<]*)</.exec(page) ?? []
  expect(JSON.parse(frame)).not.toHaveProperty('session')
})
