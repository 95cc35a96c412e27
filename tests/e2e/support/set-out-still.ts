import { type RouteDeclaration, routes } from '../../../src/core/contract/pages.ts'
import { bareLogin, signInBarely } from '../../support/host-client.ts'
import type { TestHost } from '../../support/start-test-host.ts'
import { fillVendor } from './fill-vendor.ts'
import { sessionOf } from './keep-session.ts'
import type { KeptStorages } from './keep-storages.ts'
import type { StillVisit } from './load-still.ts'
import type { SandboxControl } from './sandbox.ts'
import type { Account, StillLoad } from './still-loads.ts'
import { readMerchant } from './words.ts'

export interface TestWorld {
  readonly host: TestHost
  readonly sandbox: SandboxControl
}

/** Somebody who may open every page of a merchant. */
export interface Visitor {
  /** The address of the merchant's pages, without a path. */
  readonly origin: string
  /** The merchant's first language. */
  readonly language: string
  readonly storages: KeptStorages
}

const usernames: Readonly<Record<Exclude<Account, 'guest'>, string>> = {
  member: 'member88',
  agent: 'agent88',
}
const nothing: KeptStorages = { device: {}, visit: {} }
/** What is kept of each session that a worker has opened. */
const sessions = new Map<string, KeptStorages>()
const flags = Object.values<RouteDeclaration>(routes).flatMap(({ flag }) => flag ?? [])

/** Prepares one load of one page. */
export async function setOutStill(load: StillLoad, world: TestWorld): Promise<StillVisit> {
  const visitor = await setOutVisitor(load, world)
  const path = fillVendor(load.path, load.code)
  return { ...load, ...visitor, language: load.language ?? visitor.language, path }
}

/** Opens every page of a merchant, and signs the account in that visits it. */
export async function setOutVisitor(
  visit: Pick<StillLoad, 'code' | 'account' | 'template'>,
  world: TestWorld,
): Promise<Visitor> {
  const { code, template } = visit
  const { sandbox, host } = world
  await sandbox.reset()
  const storages = await signIn(visit, world)
  const variant = { base: '0', new: '1' } as const
  await sandbox.change(code, {
    loginCaptcha: 'after-failures',
    whitelabel: Object.fromEntries(flags.map((flag) => [flag, true])),
    ...(template && {
      templates: { mem_cen: variant[template], dep_func: variant[template] },
    }),
  })
  const { languages } = readMerchant(code)
  const origin = host.address(code)
  return {
    origin,
    language: languages.default,
    storages,
  }
}

async function signIn(
  { code, account }: Pick<StillLoad, 'code' | 'account'>,
  world: TestWorld,
): Promise<KeptStorages> {
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
  const kept: KeptStorages = {
    device: { autoLogin: '1' },
    visit: { sessionInfo: JSON.stringify(session) },
  }
  sessions.set(key, kept)
  return kept
}
