import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sourceFolders } from '../../core/config/files.ts'
import type { OpenSandbox } from '../../sandbox/open-sandbox.ts'
import { watchFolders } from '../../site/disk/watch-folders.ts'
import { readForwardedHost } from '../access/forwarded-host.ts'
import {
  createOperatorAccess,
  isForwarded,
  type OperatorAccess,
} from '../access/operator-access.ts'
import { localOrigins } from '../access/studio-origins.ts'
import { answerPage } from '../merchants/answer-page.ts'
import type { CallProxy } from '../preview/call-proxy.ts'
import { createCallProxy } from './create-call-proxy.ts'
import { fillOptions, type HostContext, type HostOptions } from './host-options.ts'
import { closeServer, listenOnLoopback } from './listen-on-loopback.ts'
import { openHostSandbox } from './open-host-sandbox.ts'
import { type HostMerchants, openMerchants } from './open-merchants.ts'
import { openOperators } from './open-operators.ts'

export interface Host {
  readonly port: number
  /** The secret of this start, which operators' calls carry. */
  readonly token: string
  /** The address of the studio with the token, which its first page keeps in a cookie. */
  readonly studio: string
  /** Returns the address of each merchant's home, by code. */
  readonly addresses: () => ReadonlyMap<string, string>
  /** Takes the merchants folder in as it is now; done when players see what they may see of it. */
  readonly look: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Holds the token of this start in the data folder, for operators' scripts. */
const tokenFile = 'operator-token'

/** Serves every merchant, its gateway and the sign-in provider on one loopback port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const settings = fillOptions(options)
  let listening = settings.port
  const port = (): number => listening
  const context: HostContext = { settings, port, origins: localOrigins(port) }
  const access = createOperatorAccess(context.port, settings.token)
  const merchants = openMerchants(context)
  const sandbox = await openHostSandbox(context, merchants)
  const { gateway } = settings
  const { adapters, ownBlocks } = merchants.registry
  const asked = { isCall: sandbox.answers, adapters, ownBlocks, origins: context.origins }
  const calls = gateway && createCallProxy({ gateway: gateway.address, ...asked })
  const operators = openOperators({
    ...context,
    merchants,
    sandbox,
    decide: (request) => ({ refusal: access.refuse(request) }),
    takeToken: access.takeToken,
    calls,
  })
  const server = createHostServer({ ...context, merchants, sandbox, access, operators, calls })
  listening = await listenOnLoopback(server, settings.port).catch(async (error: unknown) => {
    await sandbox.close()
    throw error
  })
  writeFileSync(join(settings.data, tokenFile), access.token, { mode: 0o600 })
  const { look, built } = merchants.registry
  void look()
  await built()
  const unwatch = watchFolders(settings.root, sourceFolders, () => void look())
  const close = async (): Promise<void> => {
    unwatch()
    await Promise.all([
      operators.close(),
      merchants.close(),
      closeServer(server).then(sandbox.close),
    ])
  }
  const { token } = access
  const studio = `http://localhost:${listening}/studio?token=${token}`
  const addresses = (): Map<string, string> => addressesOf(merchants, listening)
  return { port: listening, token, studio, addresses, look, close }
}

interface HostParts extends HostContext {
  readonly merchants: HostMerchants
  readonly sandbox: OpenSandbox
  readonly access: OperatorAccess
  readonly operators: ReturnType<typeof openOperators>
  readonly calls: CallProxy | undefined
}

/** Creates the server, which passes each request to the part that answers it. */
function createHostServer(parts: HostParts): Server {
  const { settings, port, sandbox, operators, calls } = parts
  const { development } = settings
  const { pages, games, gateway } = createListeners(parts)
  const server = createServer((request, response) => {
    const wasForwarded = isForwarded(request)
    if (wasForwarded) takeForwardedHost(request, port())
    const room = operators.rooms.find(({ isFor }) => isFor(request) && !wasForwarded)
    if (room) return void room.answer(request, response)
    if (sandbox.isSocial(request)) return sandbox.social(request, response)
    const listener = chooseListener(request)
    if (!development || listener === gateway || listener === calls?.answer)
      return void listener(request, response)
    return development.answer(request, response, () => void listener(request, response))
  })
  function chooseListener(request: IncomingMessage) {
    const isPreview = operators.isPreview(request)
    // A draft is an operator's: no visitor of a published site sees one.
    if (isPreview && isForwarded(request)) return pages
    if (calls?.isFor(request)) return calls.answer
    if (isPreview) return operators.preview
    if (sandbox.isGames(request)) return games
    return sandbox.answers(request) ? gateway : pages
  }
  return server
}

/** Returns what answers players: the pages of merchants, the demonstration games and the gateway. */
function createListeners({ settings, merchants, sandbox, access }: HostParts) {
  const withoutPolicy = (answer: Response): Response => {
    if (settings.development) answer.headers.delete('content-security-policy')
    return answer
  }
  const pages = getRequestListener(async (request) =>
    withoutPolicy(await answerPage(request, merchants.pages)),
  )
  const games = getRequestListener(async (request) => {
    if (isShared(request)) return answerPage(request, merchants.pages)
    return withoutPolicy(await sandbox.games(request))
  })
  const gateway = getRequestListener((request, { incoming }) =>
    sandbox.fetch(request, {
      caller: incoming.socket.remoteAddress ?? '',
      drop: () => incoming.socket.destroy(),
      isOperator: access.refuse(incoming) === undefined,
    }),
  )
  return { pages, games, gateway }
}

function addressesOf({ registry }: HostMerchants, port: number): Map<string, string> {
  const named = registry
    .list()
    .flatMap(({ code, hosts: [host] }) =>
      host ? [[code, `http://${host}:${port}/m/home`] as const] : [],
    )
  return new Map(named)
}

/** Sets the host of a forwarded request to the one that the player asked for. */
function takeForwardedHost(request: IncomingMessage, port: number): void {
  const forwarded = readForwardedHost(request, port)
  // The gateway answers links to the page that asked, not to the server in between.
  if (forwarded !== undefined) request.headers.host = forwarded
}

/** Returns true if a game requests a file that all pages share: a script, a skin or a font. */
function isShared({ url }: Request): boolean {
  return /^\/(assets|skin|fonts)\//.test(new URL(url).pathname)
}
