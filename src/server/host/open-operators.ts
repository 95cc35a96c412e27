import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { largestDrawn } from '../../core/contract/picture/read-picture.ts'
import type { OpenSandbox } from '../../sandbox/open-sandbox.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { findModules, packageFolder } from '../../site/disk/package-folder.ts'
import { loadPastPicture } from '../../site/history/load-past-picture.ts'
import type {
  OperatorAccess,
  OperatorDecision,
  OperatorRequest,
} from '../access/operator-access.ts'
import type { Commits } from '../history/open-commits.ts'
import type { Remote } from '../history/open-remote.ts'
import { openServedStates } from '../merchant-lists/open-served-states.ts'
import type { CallProxy } from '../preview/call-proxy.ts'
import { createDraftBuilder } from '../preview/draft-builder.ts'
import { frameScript } from '../preview/frame-script.ts'
import { openPhonePreviews } from '../preview/open-phone-previews.ts'
import { type OpenPreviews, openPreviews } from '../preview/open-previews.ts'
import type { OpenReleases, ReleasesOptions } from '../releases/open-releases.ts'
import { openQueryWorker, type QueryWorker } from '../studio-api/open-query-worker.ts'
import { type EndedJob, openPublishing } from '../studio-api/publishing-jobs.ts'
import { createStudioApiApp, isForStudioApi } from '../studio-api/studio-api-app.ts'
import type { HostContext } from './host-options.ts'
import type { HostMerchants } from './open-merchants.ts'
import { createStudioApp, isForStudio } from './studio-app.ts'

interface OperatorParts extends HostContext {
  readonly merchants: HostMerchants
  readonly sandbox: OpenSandbox
  /** Decides who sent a request. */
  readonly decide: (request: OperatorRequest) => OperatorDecision | Promise<OperatorDecision>
  /** Returns the headers that keep the token of an address in a cookie; absent where nobody has one. */
  readonly takeToken?: OperatorAccess['takeToken']
  /** Answers calls in place of the sandbox. */
  readonly calls: CallProxy | undefined
  /** The commits of the saves; undefined where a person commits by hand. */
  readonly commits?: Commits
  /** The remote of the workspace; undefined where none is configured. */
  readonly remote?: Remote | undefined
  /** The schedules of a team; absent in the studio of one machine. */
  readonly openReleases?: (publish: PublishParts) => OpenReleases
}

/** What publishing needs, with or without a schedule. */
type PublishParts = Pick<ReleasesOptions, 'files' | 'prepare' | 'published' | 'root' | 'sources'>

/** Opens what operators use: the studio's page and API, the previews of drafts, and publishing. */
export function openOperators(parts: OperatorParts) {
  const { settings, port, merchants, sandbox, decide, calls, commits } = parts
  const queries = openQueryWorker(settings.root)
  const lists = openQueryWorker(settings.root)
  const previews = openDraftPreviews(parts, queries)
  const phones = openPhonePreviews({
    previews,
    calls,
    now: settings.now,
    ...(settings.networks ? { addresses: settings.networks } : {}),
  })
  const { root, published } = settings
  const prepare = settings.preparePublish ?? (async () => {})
  const sources = {
    dist: settings.dist,
    fonts: join(packageFolder, 'fonts'),
    modules: findModules(),
  }
  const { files } = merchants
  const releases = parts.openReleases?.({ files, prepare, published, root, sources })
  const served = openServedStates({ ...sources, root, out: published, prepare })
  const publishing = openPublishing({
    ...sources,
    root,
    out: published,
    prepare,
    ...(releases && { tell: (ended) => void tellOf(ended, releases, settings) }),
  })
  const api = createStudioApiApp({
    root: settings.root,
    files: merchants.files,
    queries,
    lists,
    switches: sandbox.switches,
    previews,
    phones,
    publishing,
    served,
    ...(releases && { releases }),
    port,
    report: settings.report,
    ...(commits && { commits }),
    remote: parts.remote,
    ...(settings.writes ? { writes: settings.writes } : {}),
  })
  return {
    queries,
    isPreview: previews.isPreview,
    preview: listenForPreviews(previews, settings),
    rooms: [
      {
        isFor: isForStudioApi,
        answer: getRequestListener(async (request, { incoming }) =>
          api.fetch(request, await decide(incoming)),
        ),
      },
      { isFor: isForStudio, answer: listenForStudio(parts) },
    ],
    close: () =>
      Promise.all([
        queries.close(),
        phones.close(),
        publishing.close(),
        served.close(),
        releases?.close(),
        parts.remote?.close(),
        lists.close(),
      ]),
  }
}

/** Sends a message about a publish or a rollback that somebody asked for in the studio. */
async function tellOf(
  { run, by }: EndedJob,
  releases: OpenReleases,
  { report }: HostContext['settings'],
): Promise<void> {
  const { kind, state, outcome, message } = run
  const type = kind === 'publish' ? 'release.published' : 'release.rolled_back'
  const data = {
    by,
    ...(outcome && { release: outcome.release ?? null, merchants: outcome.published }),
    ...(message !== undefined && { message }),
  }
  await releases
    .tell({ type: state === 'failed' ? 'release.failed' : type, data })
    .catch((cause: unknown) => report(String(cause)))
}

/** Opens the previews of drafts, which a worker checks. */
function openDraftPreviews(
  { settings, port, origins, merchants, sandbox }: OperatorParts,
  queries: QueryWorker,
): OpenPreviews {
  return openPreviews({
    readDraft: createDraftBuilder({
      files: merchants.files,
      root: settings.root,
      subsetter: merchants.subsetter,
      template: merchants.template,
      gamesOrigin: merchants.gamesOrigin,
      gateway: merchants.gateway ?? 'sandbox',
      ownBlocks: merchants.registry.ownBlocks,
      adapters: merchants.registry.adapters,
      check: (code, texts) => queries.ask({ about: 'findings', code, texts }),
      shown: merchants.registry.byCode,
    }),
    openScope: sandbox.openScope,
    hasSessions: settings.gateway === undefined,
    pages: merchants.pages,
    script: () => frameScript(merchants.pages.dist, settings.development),
    files: merchants.files,
    port,
    origins,
    seed: settings.seed,
    games: settings.games,
    report: settings.report,
    now: settings.now,
  })
}

function listenForPreviews(previews: OpenPreviews, { development }: HostContext['settings']) {
  return getRequestListener(async (request, { incoming }) => {
    const answer = await previews.answer(request, {
      caller: incoming.socket.remoteAddress ?? '',
      drop: () => incoming.socket.destroy(),
      isOperator: false,
    })
    if (development) answer.headers.delete('content-security-policy')
    return answer
  })
}

/** Answers the studio's page. A request with the token of this start gets a cookie and the page without it. */
function listenForStudio({ settings, port, origins, merchants, decide, takeToken }: OperatorParts) {
  const app = createStudioApp({
    dist: openDiskFiles(settings.dist),
    files: merchants.files,
    loadPast: (revision, path) =>
      loadPastPicture(settings.root, { revision, path, most: largestDrawn.bytes }),
    build: settings.studioBuild ?? (() => 'missing'),
    gateway: settings.gateway,
    port,
    origins,
    ...(settings.development ? { page: settings.development.studioPage } : {}),
  })
  const answer = getRequestListener(async (request, { incoming }) =>
    app(request, await decide(incoming)),
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const redirect = takeToken?.(request)
    if (redirect) response.writeHead(303, redirect).end()
    else void answer(request, response)
  }
}
