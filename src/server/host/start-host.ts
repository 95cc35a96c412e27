import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { gamesHost, openSandbox } from '../../sandbox/open-sandbox.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import type { DiskWrites } from '../../site/disk/replace-files.ts'
import { watchFolders } from '../../site/disk/watch-folders.ts'
import { createFontSubsetter } from '../../site/fonts/font-subsetter.ts'
import { createPictureCache } from '../../site/pictures/picture-cache.ts'
import { readForwardedHost } from '../access/forwarded-host.ts'
import { createOperatorAccess, isForwarded } from '../access/operator-access.ts'
import { createDraftBuilder } from '../preview/draft-builder.ts'
import { frameScript } from '../preview/frame-script.ts'
import { openPhonePreviews } from '../preview/open-phone-previews.ts'
import { openPreviews } from '../preview/open-previews.ts'
import { openQueryWorker } from '../studio-api/open-query-worker.ts'
import { openPublishing } from '../studio-api/publishing-jobs.ts'
import { createStudioApiApp, isForStudioApi } from '../studio-api/studio-api-app.ts'
import { answerPage } from './answer-page.ts'
import { openMerchantDirectory } from './merchant-directory.ts'
import { openMerchantRegistry } from './merchant-registry.ts'
import { openCheckWorker } from './open-check-worker.ts'
import { createStudioApp, isForStudio } from './studio-app.ts'
import type { StudioBuild } from './waiting-page.ts'

export interface HostOptions {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  /** 0 chooses a free one. */
  readonly port: number
  /** The folder of the built player that is published, and of the studio; `dist` below the project by default. */
  readonly dist?: string
  /** The folder of the player that is served; by default the one that is published. */
  readonly player?: string
  /** Builds what a publish reads of `dist` where it is missing or stale. */
  readonly preparePublish?: () => Promise<void>
  /** Returns the state of the studio's build while its page is missing. */
  readonly studioBuild?: () => StudioBuild
  /** The folder of the sandbox's database. */
  readonly data?: string
  /** The folder where drawn pictures are kept; below `data` by default. */
  readonly pictures?: string
  readonly seed?: string
  /** The minimum number of games of every merchant; by default the number in its world. */
  readonly games?: number
  /** True to send no popups of worlds; for what opens homes to look at them. */
  readonly noPopups?: boolean
  /** The secret that operators' calls carry; a random one by default. */
  readonly token?: string
  /** The folder that the studio publishes to; below `data` by default. */
  readonly published?: string
  /** The disk operations of the studio API; by default those of the machine. */
  readonly writes?: DiskWrites
  /** Addresses at which phones may reach a preview once that is asked; the machine's own by default. */
  readonly networks?: () => readonly string[]
  /** Epoch milliseconds; the machine's clock by default. */
  readonly now?: () => number
  /** Hears what an operator should know of the merchants, line by line. */
  readonly report?: (line: string) => void
  readonly development?: Development
}

/** The player straight from its sources; its pages carry no policy, for hot reload needs inline scripts. */
export interface Development {
  /** The page as the development server writes it. */
  readonly template: () => string
  /** The same of the page of a demonstration game. */
  readonly gamePage: () => string
  /** The same of the studio. */
  readonly studioPage: () => string
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

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

const project = join(import.meta.dirname, '../../..')
/** Holds the token of this start in the data folder, for operators' scripts. */
const tokenFile = 'operator-token'

/** Serves every merchant, its gateway and the sign-in provider on one loopback port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { root, port, data = join(project, 'data'), seed = 'livery', report = () => {} } = options
  const { development, games: leastGames = 0, noPopups = false, now = Date.now } = options
  const folder = options.dist ?? join(project, 'dist')
  const dist = openDiskFiles(options.player ?? (development ? join(project, 'public') : folder))
  const fonts = openDiskFiles(join(project, 'fonts'))
  let listening = port
  const operators = createOperatorAccess(() => listening, options.token)
  const files = openDiskFiles(root)
  const checker = openCheckWorker(root)
  const press = createFontSubsetter(join(project, 'node_modules'))
  const template = development?.template ?? (() => dist.read('index.html') ?? '')
  const gamesOrigin = (): string => `http://${gamesHost}:${listening}`
  const registry = openMerchantRegistry({
    files,
    press,
    template,
    checker: checker.check,
    report,
    now,
    gamesOrigin,
  })
  const pictures = createPictureCache({ folder: options.pictures ?? join(data, 'pictures') })
  const sandbox = await openSandbox({
    data,
    seed,
    directory: openMerchantDirectory({
      registry,
      files,
      port: () => listening,
      seed,
      games: leastGames,
      noPopups,
      report,
    }),
    port: () => listening,
    now,
    report,
    pictures,
    gamePage: development?.gamePage ?? (() => dist.read('game.html') ?? ''),
  })
  const pages = getRequestListener(async (request) => {
    const answer = await answerPage(request, { registry, dist, fonts, pictures })
    if (development) answer.headers.delete('content-security-policy')
    return answer
  })
  const games = getRequestListener(async (request) => {
    if (isShared(request)) return answerPage(request, { registry, dist, fonts, pictures })
    const answer = await sandbox.games(request)
    if (development) answer.headers.delete('content-security-policy')
    return answer
  })
  const gateway = getRequestListener((request, { incoming }) =>
    sandbox.fetch(request, {
      caller: incoming.socket.remoteAddress ?? '',
      drop: () => incoming.socket.destroy(),
      isOperator: operators.refuse(incoming) === undefined,
    }),
  )
  const queries = openQueryWorker(root)
  const previews = openPreviews({
    readDraft: createDraftBuilder({
      files,
      press,
      template,
      gamesOrigin,
      check: (code, texts) => queries.ask({ about: 'findings', code, texts }),
      shown: registry.byCode,
    }),
    openScope: sandbox.openScope,
    pages: { dist, fonts, pictures },
    script: () => frameScript(dist, development),
    files,
    port: () => listening,
    seed,
    games: leastGames,
    report,
    now,
  })
  const phones = openPhonePreviews({
    previews,
    now,
    ...(options.networks ? { addresses: options.networks } : {}),
  })
  const preview = getRequestListener(async (request, { incoming }) => {
    const answer = await previews.answer(request, {
      caller: incoming.socket.remoteAddress ?? '',
      drop: () => incoming.socket.destroy(),
      isOperator: false,
    })
    if (development) answer.headers.delete('content-security-policy')
    return answer
  })
  const publishing = openPublishing({
    root,
    out: options.published ?? join(root, 'published'),
    dist: folder,
    fonts: join(project, 'fonts'),
    modules: join(project, 'node_modules'),
    prepare: options.preparePublish ?? (async () => {}),
  })
  const studioApiApp = createStudioApiApp({
    root,
    files,
    queries,
    switches: sandbox.switches,
    previews,
    phones,
    publishing,
    port: () => listening,
    report,
    ...(options.writes ? { writes: options.writes } : {}),
  })
  const studioApi = getRequestListener((request, { incoming }) =>
    studioApiApp.fetch(request, { refusal: operators.refuse(incoming) }),
  )
  const answerStudio = createStudioApp({
    dist: openDiskFiles(folder),
    files,
    build: options.studioBuild ?? (() => 'missing'),
    port: () => listening,
    ...(development ? { page: development.studioPage } : {}),
  })
  const studio = getRequestListener((request, { incoming }) =>
    answerStudio(request, { refusal: operators.refuse(incoming) }),
  )
  const openStudio = (request: IncomingMessage, response: ServerResponse): void => {
    const redirect = operators.takeToken(request)
    if (redirect) response.writeHead(303, redirect).end()
    else void studio(request, response)
  }
  const rooms = [
    { isFor: isForStudioApi, answer: studioApi },
    { isFor: isForStudio, answer: openStudio },
  ]
  const server = createServer((request, response) => {
    const wasForwarded = isForwarded(request)
    if (wasForwarded) takeForwardedHost(request, listening)
    const room = rooms.find(({ isFor }) => isFor(request) && !wasForwarded)
    if (room) return void room.answer(request, response)
    if (sandbox.isSocial(request)) return sandbox.social(request, response)
    const listener = chooseListener(request)
    if (!development || listener === gateway) return void listener(request, response)
    return development.answer(request, response, () => void listener(request, response))
  })
  function chooseListener(request: IncomingMessage) {
    // A draft is an operator's: no visitor of a published site sees one.
    if (previews.isPreview(request)) return isForwarded(request) ? pages : preview
    if (sandbox.isGames(request)) return games
    return sandbox.answers(request) ? gateway : pages
  }
  listening = await listen(server, port).catch(async (error: unknown) => {
    await sandbox.close()
    throw error
  })
  writeFileSync(join(data, tokenFile), operators.token, { mode: 0o600 })
  void registry.look()
  const unwatch = watchFolders(root, ['merchants', 'locales'], () => void registry.look())
  const close = async (): Promise<void> => {
    unwatch()
    await Promise.all([
      checker.close(),
      queries.close(),
      phones.close(),
      publishing.close(),
      press.close(),
      closeAll(server, sandbox, pictures),
    ])
  }
  const addresses = () =>
    new Map(
      registry
        .list()
        .flatMap(({ code, hosts: [host] }) =>
          host ? [[code, `http://${host}:${listening}/m/home`]] : [],
        ),
    )
  const studioAddress = `http://localhost:${listening}/studio?token=${operators.token}`
  const { token } = operators
  return { port: listening, token, studio: studioAddress, addresses, look: registry.look, close }
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

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? portOf(address) : port)
    })
  })
}

function portOf({ port }: AddressInfo): number {
  return port
}

async function closeAll(
  server: Server,
  sandbox: { readonly close: () => Promise<void> },
  pictures: { readonly close: () => void },
): Promise<void> {
  pictures.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await sandbox.close()
}
