import { Hono } from 'hono'
import type { Login } from '../core/contract/generated/gateway.ts'
import type { PictureCache } from '../site/pictures/picture-cache.ts'
import { findAccount } from './accounts/accounts.ts'
import { createCdnApp } from './apps/cdn-app.ts'
import { createGatewayApp, isGatewayPath } from './apps/gateway-app.ts'
import { createPicturesApp } from './apps/pictures-app.ts'
import { seedMerchant } from './demo/demo-accounts.ts'
import { createFaultStore, type Fault } from './requests/faults.ts'
import type { RequestConnection, Sandbox } from './requests/sandbox.ts'
import { createSession, findSession } from './requests/sessions.ts'
import type { MerchantDirectory, SandboxMerchant } from './world/sandbox-merchant.ts'
import type { SandboxSettings } from './world/sandbox-settings.ts'

/** The dependencies of one part of the sandbox. */
export interface ScopeOptions {
  readonly directory: MerchantDirectory
  /** Lays its own settings over those of the merchant. */
  readonly settle: (live: SandboxSettings) => SandboxSettings
  /** The faults to simulate, by call. */
  readonly faults: Readonly<Record<string, Fault>>
}

/** The gateway as somebody meets it in a scope; nothing there switches what others meet. */
export interface SandboxScope {
  /** Returns true if a request is for the gateway, the icon CDN or a composed picture. */
  readonly answers: (request: Request) => boolean
  readonly fetch: (request: Request, connection: RequestConnection) => Response | Promise<Response>
  /** Signs a demo account in, without its password. */
  readonly enter: (merchant: SandboxMerchant, username: string) => Promise<Login | undefined>
  readonly isOpen: (token: string) => Promise<boolean>
}

interface Shared {
  readonly sandbox: Sandbox
  readonly pictures: PictureCache
}

export function openScope({ sandbox, pictures }: Shared, options: ScopeOptions): SandboxScope {
  const { directory, settle, faults } = options
  const store = createFaultStore()
  const scoped: Sandbox = {
    ...sandbox,
    directory,
    faults: {
      ...store,
      take: (_, call) => (Object.hasOwn(faults, call) ? faults[call] : undefined),
    },
    settings: {
      ...sandbox.settings,
      load: async (merchant) => settle(await sandbox.settings.load(merchant)),
    },
  }
  const app = new Hono<{ Bindings: RequestConnection }>()
  app.route('/cdn', createCdnApp(directory, pictures))
  app.route('/pictures', createPicturesApp({ directory, store: pictures, seed: sandbox.seed }))
  app.route('/', createGatewayApp(scoped))
  return {
    answers: ({ method, url }) => isGatewayPath(directory, method, new URL(url).pathname),
    fetch: (request, connection) => app.fetch(request, connection),
    enter: (merchant, username) =>
      sandbox.running.run(async () => {
        await seedMerchant(scoped, merchant)
        const account = await findAccount(sandbox.database, merchant.code, username)
        return account && (await createSession(sandbox, account))
      }),
    isOpen: async (token) => (await findSession(sandbox, token)) !== undefined,
  }
}
