import { fetchWithin } from '../../../src/cli/conform/fetch-within.ts'
import { calls } from '../../../src/core/contract/calls.ts'
import type { Vendors } from '../../../src/core/contract/generated/gateway.ts'
import { type RouteDeclaration, routes } from '../../../src/core/contract/pages.ts'
import { bareLogin, signInBarely } from '../../support/host-client.ts'
import type { TestHost } from '../../support/start-test-host.ts'
import { sessionOf } from './keep-session.ts'
import type { StillVisit } from './load-still.ts'
import type { SandboxControl } from './sandbox.ts'
import type { Account, StillLoad } from './still-loads.ts'
import { readMerchant } from './words.ts'

interface TestWorld {
  readonly host: TestHost
  readonly sandbox: SandboxControl
}

type Storages = StillVisit['storages']

const usernames: Readonly<Record<Exclude<Account, 'guest'>, string>> = {
  member: 'member88',
  agent: 'agent88',
}
const nothing: Storages = { device: {}, visit: {} }
/** What is kept of each session that a worker has opened. */
const sessions = new Map<string, Storages>()
const flags = Object.values<RouteDeclaration>(routes).flatMap(({ flag }) => flag ?? [])

/** Opens every page of a merchant, and signs the account in that visits it. */
export async function setOutStill(load: StillLoad, world: TestWorld): Promise<StillVisit> {
  const { code, account, template } = load
  const { sandbox, host } = world
  await sandbox.reset()
  const storages = account === 'guest' ? nothing : await signIn(load, world)
  const variant = { base: '0', new: '1' } as const
  await sandbox.change(code, {
    loginCaptcha: 'after-failures',
    whitelabel: Object.fromEntries(flags.map((flag) => [flag, true])),
    ...(template && {
      templates: { mem_cen: variant[template], dep_func: variant[template] },
    }),
  })
  const { languages, gateway } = readMerchant(code)
  const origin = host.address(code)
  const path = load.path.includes('VENDOR')
    ? load.path.replace('VENDOR', await findVendor(origin, gateway.merchantCode || code))
    : load.path
  return { ...load, origin, language: load.language ?? languages.default, path, storages }
}

async function signIn({ code, account }: StillLoad, world: TestWorld): Promise<Storages> {
  if (account === 'guest') return nothing
  const { host, sandbox } = world
  const key = `${host.port} ${code} ${account}`
  const known = sessions.get(key)
  if (known) return known
  await sandbox.change(code, bareLogin)
  const merchantCode = readMerchant(code).gateway.merchantCode || code
  const username = usernames[account]
  const member = { origin: host.address(code), merchantCode, username }
  const session = sessionOf(await signInBarely(member), merchantCode)
  await sandbox.reset()
  const kept: Storages = {
    device: { autoLogin: '1' },
    visit: { sessionInfo: JSON.stringify(session) },
  }
  sessions.set(key, kept)
  return kept
}

/** Returns the code of a merchant's first vendor of slots. */
async function findVendor(origin: string, merchantCode: string): Promise<string> {
  const query = new URLSearchParams({ typeId: '1', merchant_code: merchantCode })
  const headers = { Merchant: merchantCode, ModuleId: 'games', Device: '', Language: 'EN' }
  const response = await fetchWithin(`${origin}${calls.vendors.path}?${query}`, { headers })
  // The sandbox answers as the contract says.
  const { value } = (await response.json()) as { readonly value: Vendors }
  return value.mapping['RNG']?.[0]?.accountTypeName ?? ''
}
