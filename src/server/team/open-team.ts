import { createHmac } from 'node:crypto'
import { grantsOf, type TeamSettings } from '../../core/config/team-settings.ts'
import type { OtherText, SaveBody } from '../../core/contract/generated/studio-api.ts'
import { hasRole } from '../../core/contract/team-roles.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import {
  isSameSecret,
  type OperatorDecision,
  type OperatorRefusal,
  type OperatorRequest,
  readBearer,
} from '../access/operator-access.ts'
import { type ChangeSources, describeChange } from './describe-change.ts'
import type { Member } from './member.ts'
import { createRateLimit } from './rate-limit.ts'
import { readSender } from './read-sender.ts'
import { openIdentityProvider } from './sign-in/identity-provider.ts'
import { createLogoutApp } from './sign-in/logout-app.ts'
import { createSignInApp } from './sign-in/sign-in-app.ts'
import { openTeamStore, type TeamStore } from './store/open-team-store.ts'
import { type MerchantNames, renameGrant } from './store/rename-merchant.ts'
import { nameOf, type Sender } from './store/sessions.ts'
import { TeamStoreError } from './store/team-store-error.ts'
import { type CallerParts, createTeamCaller } from './team-caller.ts'
import { type TeamCookies, teamCookies } from './team-cookies.ts'
import { createTeamMetrics, type TeamMetrics } from './team-metrics.ts'
import type { Announcements } from './together/announcements.ts'
import { openEvents } from './together/open-events.ts'

export interface TeamOptions {
  readonly settings: TeamSettings
  /** The client's secret at the identity provider. */
  readonly secret: string
  /** The studio's origin, such as `https://studio.example`. */
  readonly origin: string
  /** The folder of the store. */
  readonly data: string
  /** The address of a PostgreSQL database in its place. */
  readonly database?: string | undefined
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  readonly report: (line: string) => void
  readonly files: DiskFiles
  readonly readSettings: ChangeSources['readSettings']
  /** Lists as sentences what texts would change for the players of a merchant. */
  readonly listChanges: (code: string, texts: readonly OtherText[]) => Promise<readonly string[]>
  /** How often one sender may do something within a minute, and the limits of open pages. */
  readonly limits?: Partial<TeamLimits>
}

export interface TeamLimits {
  /** Sign-ins that an address begins or ends. */
  readonly signIns: number
  /** Logouts that the identity provider, or whoever says to be it, sends from an address. */
  readonly logouts: number
  /** Calls of a member that change something. */
  readonly changes: number
  /** Requests of an address with a wrong token or session; those above are refused unseen. */
  readonly refusals: number
  /** Drafts that the pages of a session keep. */
  readonly drafts: number
  /** Pages of a person that hear of what colleagues do, at the same time. */
  readonly pages: number
  /** Milliseconds between two heartbeats of such a page. */
  readonly heartbeat: number
}

const usualLimits: TeamLimits = {
  signIns: 30,
  logouts: 120,
  changes: 120,
  refusals: 60,
  drafts: 60,
  pages: 20,
  heartbeat: 5000,
}

/** The people and machines that a studio is served to. */
export interface Team {
  /** Decides who sent a request to the studio, and records one that is refused. */
  readonly decide: (request: OperatorRequest) => Promise<OperatorDecision>
  readonly signIn: (request: OperatorRequest) => Promise<Response>
  /** Answers a logout of the identity provider. */
  readonly logOut: (request: Request, incoming: OperatorRequest) => Response | Promise<Response>
  /** Returns true if a request has an API token of a viewer of all merchants, or of a higher role. */
  readonly isMachine: (request: OperatorRequest) => Promise<boolean>
  readonly store: TeamStore
  /** Returns true if the store answers. */
  readonly isReady: () => Promise<boolean>
  /** Tells whoever has a page open what changed. */
  readonly announce: Announcements['announce']
  /** Counts an exchange of commits with the remote. */
  readonly countSync: TeamMetrics['countSync']
  /** Writes the figures for Prometheus. */
  readonly printMetrics: () => Promise<string>
  readonly close: () => Promise<void>
}

/** The header that carries the token against forged requests. */
const csrfHeader = 'x-livery-csrf'

/** Opens the store of a team and the client of its identity provider. Throws TeamStoreError. */
export async function openTeam(options: TeamOptions): Promise<Team> {
  const { origin, data, database, now, report, files, readSettings } = options
  const { settings, rename } = openRenamedGrants(options.settings)
  const limits = { ...usualLimits, ...options.limits }
  const store = await openTeamStore({ folder: data, database, now, limits: settings.sessions })
  const provider = openIdentityProvider(options)
  const cookies = teamCookies(origin)
  const metrics = createTeamMetrics(now())
  const refusals = createRateLimit(limits.refusals, now)
  const events = await openEvents(store, { pages: limits.pages, heartbeat: limits.heartbeat })
  events.announcements.listen(undefined, (_, one) => {
    if (one !== 'missed' && one.to !== undefined) rename({ from: one.merchant, to: one.to })
  })
  const parts = {
    store,
    events,
    get grants() {
      return settings.grants
    },
    keeping: createRateLimit(limits.drafts, now),
    now,
    // The body of a save was checked against its shape. What cannot be listed is announced without its sentences.
    listChanges: ({ code, body }) =>
      options.listChanges(code, (body as SaveBody).files).catch(() => []),
    files,
    metrics,
    changes: createRateLimit(limits.changes, now),
    describe: (name, asked) => describeChange(name, asked, { files, readSettings }),
    signOutAddress: async () =>
      (await provider.signOutAddress().catch(() => undefined)) ?? `${origin}/studio`,
  } satisfies CallerParts
  const logouts = createLogoutApp({
    settings,
    provider,
    store,
    events,
    metrics,
    limit: createRateLimit(limits.logouts, now),
    report,
  })
  const find = createMemberSearch({ settings, origin, store, cookies })
  const decide = async (request: OperatorRequest): Promise<OperatorDecision> => {
    const from = readSender(request)
    const found = await find(request, from)
    if (typeof found !== 'string')
      return { refusal: undefined, caller: createTeamCaller(found, parts) }
    metrics.countCall('unknown', 'refused')
    // A flood of refused requests is counted and not recorded, so that it cannot fill the disk.
    if (!refusals.take(from.address)) return { refusal: 'too-often' }
    await store.audit.append({
      who: '',
      from,
      // Without the query of the address, which may hold anything.
      action: `${request.method} ${request.url?.split('?')[0]}`.slice(0, 200),
      merchants: [],
      outcome: 'refused',
      problem: found,
    })
    return { refusal: found }
  }
  return {
    decide: async (request) => {
      // The page and its scripts hold nothing of a merchant and are open to all. In any other spelling a picture is refused too.
      if (!isGuarded(request)) return { refusal: 'signed-out' }
      return decide(request).catch((cause: unknown): OperatorDecision => {
        if (!(cause instanceof TeamStoreError)) throw cause
        report(cause.message)
        return { refusal: 'no-store' }
      })
    },
    signIn: createSignInApp({
      settings,
      origin,
      provider,
      store,
      cookies,
      metrics,
      limit: createRateLimit(limits.signIns, now),
      report,
    }),
    logOut: (request, incoming) => logouts.fetch(request, { incoming }),
    isMachine: async (request) => {
      const machine = await findMachine(request, readSender(request), store)
      return machine !== undefined && hasRole(machine.grants, 'viewer')
    },
    store,
    isReady: store.isReady,
    announce: events.announcements.announce,
    countSync: metrics.countSync,
    printMetrics: async () => {
      const sessions = await store.sessions.list().catch(() => undefined)
      return metrics.print({ sessions: sessions?.length })
    },
    close: async () => {
      await events.close()
      await store.close()
    },
  }
}

/** Opens the settings of a team, whose roles follow a merchant that is renamed while the studio runs. */
function openRenamedGrants(settings: TeamSettings) {
  let { grants } = settings
  return {
    settings: {
      ...settings,
      get grants() {
        return grants
      },
    },
    rename: (names: MerchantNames): void => {
      grants = grants.map((grant) => renameGrant(grant, names))
    },
  }
}

type MemberSearch = (request: OperatorRequest, from: Sender) => Promise<Member | OperatorRefusal>

interface SearchParts {
  readonly settings: TeamSettings
  readonly origin: string
  readonly store: TeamStore
  readonly cookies: TeamCookies
}

/**
 * Creates the one decision who of a team sent a request: a machine by the token in its Authorization header, or a
 * person by the cookie of a session, where no page of another origin sent it and, for anything but a GET, where it
 * carries the token against forged requests.
 */
function createMemberSearch({ settings, origin, store, cookies }: SearchParts): MemberSearch {
  return async (request, from) => {
    if (request.headers.authorization !== undefined)
      return (await findMachine(request, from, store)) ?? 'signed-out'
    if (isForeign(request, origin)) return 'foreign'
    const secret = cookies.session.read(request.headers.cookie)
    if (secret === undefined) return 'signed-out'
    const session = await store.sessions.find(secret)
    if (!session) return 'signed-out'
    const csrf = createHmac('sha256', secret).update(csrfHeader).digest('base64url')
    if (!isRead(request) && !hasCsrf(request, csrf)) return 'no-csrf'
    return {
      who: nameOf(session),
      subject: session.subject,
      grants: grantsOf(session.claims, settings.grants),
      from,
      session,
      csrf,
    }
  }
}

function hasCsrf({ headers }: OperatorRequest, csrf: string): boolean {
  const sent = headers[csrfHeader]
  return typeof sent === 'string' && isSameSecret(sent, csrf)
}

/** Returns true for a call of the studio API and for a picture of a merchant. */
function isGuarded({ url = '/' }: OperatorRequest): boolean {
  return /^\/studio\/(api|art)(\/|\?|$)/.test(url)
}

async function findMachine(
  request: OperatorRequest,
  from: Sender,
  { tokens }: TeamStore,
): Promise<Member | undefined> {
  const secret = readBearer(request)
  const token = secret === undefined ? undefined : await tokens.find(secret)
  return token && { who: token.name, subject: token.id, grants: token.grants, from }
}

/** Returns whether a page of another origin sent a request. A browser names the origin of all but a GET. */
function isForeign({ headers, method }: OperatorRequest, origin: string): boolean {
  if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? ''))) return true
  return headers.origin === undefined ? !isRead({ method }) : headers.origin !== origin
}

function isRead({ method }: Pick<OperatorRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}
