import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sourceFolders } from '../../core/config/files.ts'
import type { TeamSettings } from '../../core/config/team-settings.ts'
import { commonHeaders } from '../../site/assemble/security-headers.ts'
import { watchFolders } from '../../site/disk/watch-folders.ts'
import { servedOrigins } from '../access/studio-origins.ts'
import { announceArrivals } from '../history/announce-arrivals.ts'
import { checkWorkspaceHistory } from '../history/check-workspace.ts'
import { openCommits } from '../history/open-commits.ts'
import { openRemote } from '../history/open-remote.ts'
import { answerPage } from '../merchants/answer-page.ts'
import { openReleases } from '../releases/open-releases.ts'
import { answerMonitor, isForMonitor } from '../team/answer-monitor.ts'
import { openTeam, type Team, type TeamLimits } from '../team/open-team.ts'
import { isForLogout } from '../team/sign-in/logout-app.ts'
import { isForSignIn } from '../team/sign-in/sign-in-app.ts'
import {
  fillOptions,
  type HostContext,
  type HostOptions,
  type HostSettings,
} from './host-options.ts'
import { closeServer, listenOnLoopback } from './listen-on-loopback.ts'
import { openHostSandbox } from './open-host-sandbox.ts'
import { type HostMerchants, openMerchants } from './open-merchants.ts'
import { openOperators } from './open-operators.ts'

export interface ServedStudioOptions
  extends Omit<HostOptions, 'development' | 'gateway' | 'token'> {
  /** The origin at which people open the studio, such as `https://studio.example`. */
  readonly origin: string
  /** Who signs in, and what they may do. */
  readonly team: TeamSettings
  /** The client's secret at the identity provider. */
  readonly secret: string
  /** The address of a PostgreSQL database, which several instances of one workspace may share. */
  readonly database?: string | undefined
  readonly limits?: Partial<TeamLimits>
  /** What signs the messages to the webhooks of `livery.json`. */
  readonly webhookSecret?: string | undefined
  /** The milliseconds after which another instance goes on with the schedules and the remote of one that ended. */
  readonly leaseMs?: number
}

export interface ServedStudio {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Serves the studio to a team, on a loopback port behind a proxy that has the certificate: the studio at its own
 * name, previews and the sandbox's games at names below it, and nothing of merchants' hosts.
 */
export async function startServedStudio(options: ServedStudioOptions): Promise<ServedStudio> {
  const { origin, secret, database, limits, leaseMs = usualLease } = options
  const settings = fillOptions(options)
  for (const line of await checkWorkspaceHistory(settings.root)) settings.report(line)
  let listening = settings.port
  const origins = servedOrigins(origin)
  const own = database === undefined ? settings : { ...settings, data: instanceFolder(settings) }
  const context: HostContext = { settings: own, port: () => listening, origins }
  const merchants = openMerchants(context)
  const sandbox = await openHostSandbox(context, merchants)
  const team = await openTeam({
    settings: options.team,
    secret,
    origin,
    data: settings.data,
    database,
    now: settings.now,
    report: settings.report,
    files: merchants.files,
    readSettings: sandbox.switches.read,
    // Nobody saves before the operators below are open.
    listChanges: async (code, texts) => {
      const { changes } = await operators.queries.ask({ about: 'changes', code, texts })
      return changes.filter(({ kind }) => kind !== 'derived').map(({ sentence }) => sentence)
    },
    ...(limits && { limits }),
  })
  const { decide } = team
  const commits = openCommits({ root: settings.root, origin })
  const remote =
    options.team.remote &&
    openRemote({
      ...options.team.remote,
      root: settings.root,
      origin,
      commits,
      store: team.store,
      now: settings.now,
      report: settings.report,
      count: team.countSync,
      leaseMs,
      announce: async (arrived) => {
        const arrivals = await operators.queries.ask({ about: 'arrivals', arrived })
        await announceArrivals(arrivals, { announce: team.announce, now: settings.now })
      },
    })
  const operators = openOperators({
    ...context,
    merchants,
    sandbox,
    decide,
    calls: undefined,
    commits,
    remote,
    openReleases: (publish) =>
      openReleases({
        ...publish,
        ...options.team,
        store: team.store,
        webhookSecret: options.webhookSecret,
        now: settings.now,
        report: settings.report,
        leaseMs,
      }),
  })
  const server = createStudioServer({ context, origin, merchants, sandbox, team, operators })
  const close = async (): Promise<void> => {
    await Promise.all([operators.close(), merchants.close(), closeServer(server)])
    await Promise.all([team.close(), sandbox.close()])
  }
  listening = await listenOnLoopback(server, settings.port).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const { look, built } = merchants.registry
  void look()
  await built()
  const unwatch = watchFolders(settings.root, sourceFolders, () => void look())
  return {
    port: listening,
    close: async () => {
      unwatch()
      await close()
    },
  }
}

/** Returns the folder of the sandbox of one instance of several, which no two may have open. */
function instanceFolder({ data, port }: HostSettings): string {
  return join(data, 'instances', String(port || process.pid))
}

const usualLease = 15_000

interface StudioParts {
  readonly context: HostContext
  readonly origin: string
  readonly merchants: HostMerchants
  readonly sandbox: Awaited<ReturnType<typeof openHostSandbox>>
  readonly team: Team
  readonly operators: ReturnType<typeof openOperators>
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Creates the server, which passes each request to the part that answers its host. */
function createStudioServer(parts: StudioParts): Server {
  const { context, origin, merchants, sandbox, team, operators } = parts
  const { host } = new URL(origin)
  const signIn = getRequestListener((_, { incoming }) => team.signIn(incoming))
  const logOut = getRequestListener((request, { incoming }) => team.logOut(request, incoming))
  const monitor = getRequestListener((_, { incoming }) =>
    answerMonitor(incoming, { team, port: context.port() }),
  )
  const games = getRequestListener((request) =>
    /^\/(assets|skin|fonts)\//.test(new URL(request.url).pathname)
      ? answerPage(request, merchants.pages)
      : sandbox.games(request),
  )
  const rooms = [
    { isFor: isForSignIn, answer: signIn },
    { isFor: isForLogout, answer: logOut },
    ...operators.rooms,
  ]
  const choose = (request: IncomingMessage): Listener => {
    if (isForMonitor(request)) return monitor
    if (request.headers.host?.toLowerCase() === host) {
      if (request.url === '/') return redirectToStudio
      return rooms.find(({ isFor }) => isFor(request))?.answer ?? refuse
    }
    if (operators.isPreview(request)) return operators.preview
    return sandbox.isGames(request) ? games : refuse
  }
  return createServer((request, response) => choose(request)(request, response))
}

const redirectToStudio: Listener = (_, response) =>
  void response.writeHead(303, { ...commonHeaders, location: '/studio' }).end()

const refuse: Listener = (_, response) =>
  void response.writeHead(404, { ...commonHeaders, 'content-type': 'text/plain' }).end('Not found')
