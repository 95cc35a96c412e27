import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { PictureCache } from '../site/pictures/picture-cache.ts'
import { createLoginGuard } from './accounts/login-guard.ts'
import { createMailGuard } from './accounts/mail-guard.ts'
import { createTrialGuard } from './accounts/trials.ts'
import { createCdnApp } from './apps/cdn-app.ts'
import { createChatApp } from './apps/chat-app.ts'
import { createControlApp } from './apps/control-app.ts'
import { createGatewayApp, isGatewayPath } from './apps/gateway-app.ts'
import { createPaymentApp } from './apps/payment-page.ts'
import { createPicturesApp } from './apps/pictures-app.ts'
import { createSwitches, type Switches } from './apps/switches.ts'
import { createWebClipApp } from './apps/web-clip-app.ts'
import { createChallenges } from './captcha/challenges.ts'
import { createChats } from './chat/chats.ts'
import { openDatabase } from './database/open-database.ts'
import { type Chance, cryptoChance } from './game-rules/chance.ts'
import { openOwnCalls, type Workspace } from './own-calls/own-call-answers.ts'
import { createPlayApp } from './play/play-app.ts'
import { startSettling } from './play/start-settling.ts'
import { createAnswerOnce } from './requests/answer-once.ts'
import { createFaultStore } from './requests/faults.ts'
import { createPageOrigins } from './requests/page-origins.ts'
import { createRunningWork } from './requests/running-work.ts'
import type { RequestConnection, Sandbox } from './requests/sandbox.ts'
import { createSettingsStore } from './requests/settings-store.ts'
import { openScope, type SandboxScope, type ScopeOptions } from './scope.ts'
import { loadGatewayKey } from './secrets/gateway-key.ts'
import { createPasswords } from './secrets/passwords.ts'
import { createSocialProvider, type NodeListener } from './social/provider.ts'
import type { MerchantDirectory } from './world/sandbox-merchant.ts'

export interface SandboxOptions {
  /** The folder of the database and the gateway's key. */
  readonly data: string
  readonly seed: string
  readonly directory: MerchantDirectory
  /** The folder whose own blocks have handlers of their calls; without it, no such call is answered. */
  readonly workspace?: Workspace
  /** The port everything is served on. */
  readonly port: () => number
  /** Returns the origin of the games (`games`) and of the social sign-in (`social`), apart from every merchant's pages; below `localhost` by default. */
  readonly originOf?: (name: 'games' | 'social') => string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Hears, in lines, what an operator should know. */
  readonly report: (line: string) => void
  readonly pictures: PictureCache
  /** The page of every game, as it is built. */
  readonly gamePage: () => string
  /** The random source of the games; by default the system's. */
  readonly chance?: Chance
  /** The cost of the hash of a password, the N of scrypt. */
  readonly passwordCost?: number
}

export interface OpenSandbox {
  /** Returns true if a request is for the gateway, the icon CDN, a composed picture or the control API. */
  readonly answers: (request: IncomingMessage) => boolean
  readonly fetch: (request: Request, connection: RequestConnection) => Response | Promise<Response>
  readonly isSocial: (request: IncomingMessage) => boolean
  readonly social: NodeListener
  /** Returns true if a request is for the games' own origin. */
  readonly isGames: (request: IncomingMessage) => boolean
  /** Answers there, but for scripts and skins. */
  readonly games: (request: Request) => Response | Promise<Response>
  /** The settings that staff change while it runs. */
  readonly switches: Switches
  /** The same gateway and accounts under settings, faults and merchants of its own. */
  readonly openScope: (own: ScopeOptions) => SandboxScope
  /** Waits for the calls that run, and for accounts that are made, before it closes the database. */
  readonly close: () => Promise<void>
}

/** Opens the sandbox gateway over its data folder; throws DataFolderError. */
export async function openSandbox(options: SandboxOptions): Promise<OpenSandbox> {
  const { directory, pictures } = options
  const sandbox = openParts(options)
  const { app, games } = composeApps(sandbox, options)
  const settling = startSettling(sandbox)
  return {
    answers: ({ url = '/', method = 'GET' }) => {
      const path = url.split('?')[0] ?? '/'
      return path.startsWith('/sandbox/') || isGatewayPath(directory, method, path)
    },
    fetch: (request, connection) => app.fetch(request, connection),
    isSocial: ({ headers }) => isAt(sandbox.socialOrigin(), headers.host),
    social: lazySocial(sandbox),
    isGames: ({ headers }) => isAt(sandbox.gamesOrigin(), headers.host),
    games: (request) => games.fetch(request),
    switches: createSwitches(sandbox),
    openScope: (own) => openScope({ sandbox, pictures }, own),
    close: async () => {
      await sandbox.running.end()
      await sandbox.ownCalls.close()
      await settling.stop()
      await sandbox.database.destroy()
    },
  }
}

/** Returns true if a request asks the host of an origin, by any port. */
function isAt(origin: string, host = ''): boolean {
  return host.replace(/:\d+$/, '').toLowerCase() === new URL(origin).hostname
}

/** Opens the database and the key, and creates what requests share. */
function openParts({ data, seed, directory, port, now, ...options }: SandboxOptions): Sandbox {
  const { originOf = (name) => `http://${name}.localhost:${port()}` } = options
  const database = openDatabase(data)
  const key = loadGatewayKey(data)
  return {
    database,
    running: createRunningWork(),
    answerOnce: createAnswerOnce({ database, secret: key.derive('idempotency records'), now }),
    key,
    passwords: createPasswords(options.passwordCost),
    challenges: createChallenges(now),
    chats: createChats(now),
    guard: createLoginGuard(now),
    mailGuard: createMailGuard(now),
    trialGuard: createTrialGuard(now),
    settings: createSettingsStore(database),
    faults: createFaultStore(),
    directory,
    ownCalls: openOwnCalls(options.workspace, options.report),
    now,
    seed,
    startedAt: now(),
    chance: options.chance ?? cryptoChance,
    reportOnce: once(options.report),
    socialOrigin: () => originOf('social'),
    gamesOrigin: () => originOf('games'),
    pages: createPageOrigins(),
  }
}

/** Composes what answers at the names of merchants, and at the games' own. */
function composeApps(
  sandbox: Sandbox,
  { directory, pictures, seed, gamePage }: SandboxOptions,
): { readonly app: Hono<{ Bindings: RequestConnection }>; readonly games: Hono } {
  const cdn = createCdnApp(directory, pictures)
  const composed = createPicturesApp({ directory, store: pictures, seed })
  const app = new Hono<{ Bindings: RequestConnection }>()
  app.route('/cdn', cdn)
  app.route('/pictures', composed)
  app.route('/sandbox', createControlApp(sandbox))
  app.route('/', createGatewayApp(sandbox))
  const games = new Hono()
  games.route('/cdn', cdn)
  games.route('/pictures', composed)
  games.route('/', createPaymentApp(sandbox))
  games.route('/', createChatApp(sandbox))
  games.route('/', createWebClipApp(sandbox))
  games.route('/', createPlayApp(sandbox, gamePage))
  return { app, games }
}

function once(report: (line: string) => void): (line: string) => void {
  const reported = new Set<string>()
  return (line) => {
    if (!reported.has(line)) report(line)
    reported.add(line)
  }
}

/** The provider is made at the first request: only then the port is known. */
function lazySocial({ socialOrigin, directory }: Sandbox): NodeListener {
  let listener: NodeListener | undefined
  return (request, response) => {
    listener ??= createSocialProvider({ issuer: socialOrigin(), merchants: directory.list })
    listener(request, response)
  }
}
