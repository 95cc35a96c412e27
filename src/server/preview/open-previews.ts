import { createHash, randomUUID } from 'node:crypto'
import { type FrameData, revisionPath } from '../../core/contract/frame-message.ts'
import type { Login } from '../../core/contract/generated/gateway.ts'
import type {
  PreviewAnswer,
  PreviewBody,
  Scenario,
} from '../../core/contract/generated/studio-api.ts'
import { isLoopbackAddress } from '../../core/contract/local-only.ts'
import { parseZonedTime } from '../../core/contract/zoned-time.ts'
import type { OpenSandbox } from '../../sandbox/open-sandbox.ts'
import type { RequestConnection } from '../../sandbox/requests/sandbox.ts'
import type { SandboxScope } from '../../sandbox/scope.ts'
import type { MerchantDirectory } from '../../sandbox/world/sandbox-merchant.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import { previewName, readPreviewId, type StudioOrigins } from '../access/studio-origins.ts'
import { answerPage, type PageSources } from '../merchants/answer-page.ts'
import { type DirectoryOptions, openMerchantDirectory } from '../merchants/merchant-directory.ts'
import { send } from '../merchants/send.ts'
import type { BuildDraft, DraftSite } from './draft-builder.ts'
import { previewId } from './preview-id.ts'
import { lineOf, noticePage, previewPage } from './preview-page.ts'
import { accountOf, sessionData } from './preview-session.ts'
import { faultsOf, settingsOf } from './scenario-settings.ts'

export interface PreviewOptions extends Omit<DirectoryOptions, 'registry' | 'noPopups'> {
  readonly readDraft: BuildDraft
  readonly openScope: OpenSandbox['openScope']
  readonly pages: Omit<PageSources, 'registry'>
  readonly origins: StudioOrigins
  /** Returns the address of the preview agent's script; undefined if it is not built. */
  readonly script: () => string | undefined
  /** False where another gateway than the sandbox answers, which opens no session for a scenario; true by default. */
  readonly hasSessions?: boolean
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface OpenPreviews {
  readonly open: (code: string, asked: PreviewBody) => Promise<PreviewAnswer>
  /** Returns true if a request is for a preview, by its host name. */
  readonly isPreview: (request: {
    readonly headers: { readonly host?: string | undefined }
  }) => boolean
  readonly answer: (request: Request, connection: RequestConnection) => Promise<Response>
  readonly has: (id: string) => boolean
  /** Answers for a preview whatever its name is; who asks was looked at before. */
  readonly answerAs: (
    id: string,
    request: Request,
    connection: RequestConnection,
  ) => Promise<Response>
}

interface Preview {
  readonly id: string
  readonly scenario: Scenario
  readonly scope: SandboxScope
  readonly directory: MerchantDirectory
  /** The draft as it was built; several previews share it. */
  source: DraftSite
  /** The same at this preview's own name. */
  draft: DraftSite
  login: Login | undefined
  /** Milliseconds by which its clock is ahead of this machine's, since its page was last opened. */
  ahead: number
  usedAt: number
}

/** The maximum number of previews, and the milliseconds after the last request until one is closed. */
const most = 64
const idleFor = 60 * 60_000

/** Previews of merchants as they are typed, each at a name, with a gateway and in a scenario of its own. */
export function openPreviews(options: PreviewOptions): OpenPreviews {
  const { readDraft, origins, now } = options
  const previews = createPreviewStore(now)
  const secret = randomUUID()
  const { studio } = origins

  async function open(code: string, asked: PreviewBody): Promise<PreviewAnswer> {
    const { texts, scenario, state } = asked
    const id = previewId({ code, scenario, state }, secret)
    const source = await readDraft(code, { texts, state })
    const preview = previews.get(id) ?? createPreview({ id, scenario, source }, options)
    const origin = origins.originOf(previewName(id))
    const { hostname } = new URL(origin)
    if (preview.source !== source || !preview.draft.merchant?.hosts.includes(hostname))
      preview.draft = atHost(source, hostname)
    preview.source = source
    previews.keep(preview)
    const { shows, findings } = preview.draft
    return {
      id,
      origin,
      revision: revisionOf(preview.draft),
      shows,
      findings: [...findings],
    }
  }

  async function answer(request: Request, connection: RequestConnection): Promise<Response> {
    if (!isLoopbackAddress(connection.caller)) return new Response('Not found', { status: 404 })
    const id = readPreviewId(request.headers.get('host') ?? '', origins) ?? ''
    return answerAs(id, request, connection)
  }

  async function answerAs(
    id: string,
    request: Request,
    connection: RequestConnection,
  ): Promise<Response> {
    const preview = previews.get(id)
    if (!preview) {
      const lines = [`Open it from the studio at ${studio()[0]}/studio.`]
      return send(
        request,
        noticePage({ title: 'This preview is not open', lines, studio: studio() }),
      )
    }
    previews.keep(preview)
    return answerPreview(request, preview, { options, connection, studio: studio() })
  }

  return {
    open,
    answer,
    answerAs,
    has: (id) => previews.get(id) !== undefined,
    isPreview: ({ headers }) => readPreviewId(headers.host, origins) !== undefined,
  }
}

interface PreviewStore {
  readonly get: (id: string) => Preview | undefined
  /** Adds a preview, or notes that it was used. Removes those that nobody used for long, and the oldest above the maximum number. */
  readonly keep: (preview: Preview) => void
}

function createPreviewStore(now: PreviewOptions['now']): PreviewStore {
  const previews = new Map<string, Preview>()
  return {
    get: (id) => previews.get(id),
    keep(preview) {
      preview.usedAt = now()
      previews.delete(preview.id)
      previews.set(preview.id, preview)
      for (const [oldest, { usedAt }] of previews)
        if (previews.size > most || now() - usedAt > idleFor) previews.delete(oldest)
    },
  }
}

function createPreview(
  { id, scenario, source }: Pick<Preview, 'id' | 'scenario' | 'source'>,
  options: PreviewOptions,
): Preview {
  const preview: { draft: DraftSite } = { draft: source }
  const directory = openMerchantDirectory({
    ...options,
    registry: registryOf(() => preview.draft),
    noPopups: true,
  })
  const scope = options.openScope({
    directory,
    settle: settingsOf(scenario),
    faults: faultsOf(scenario),
  })
  const login: Login | undefined = undefined
  return Object.assign(preview, {
    id,
    source,
    scenario,
    scope,
    directory,
    login,
    ahead: 0,
    usedAt: 0,
  })
}

/** The one merchant of a preview, under whatever name it is asked. */
function registryOf(read: () => DraftSite): PageSources['registry'] {
  const list = (): readonly MerchantSite[] => {
    const { merchant } = read()
    return merchant ? [merchant] : []
  }
  return {
    list,
    byHost: () => list()[0],
    byCode: (code) => list().find((merchant) => merchant.code === code),
    look: async () => {},
  }
}

function atHost(draft: DraftSite, host: string): DraftSite {
  return draft.merchant ? { ...draft, merchant: { ...draft.merchant, hosts: [host] } } : draft
}

interface Asking {
  readonly options: PreviewOptions
  readonly connection: RequestConnection
  readonly studio: readonly string[]
}

async function answerPreview(
  request: Request,
  preview: Preview,
  { options, connection, studio }: Asking,
): Promise<Response> {
  const { scope, draft } = preview
  const { merchant, findings } = draft
  if (!merchant) {
    const title = 'There is nothing to show yet'
    return send(request, noticePage({ title, lines: findings.map(lineOf), studio }))
  }
  if (scope.answers(request))
    return withClock(await scope.fetch(request, connection), preview, options)
  const { pathname } = new URL(request.url)
  if (/^\/(assets|fonts|skin)\//.test(pathname))
    return answerPage(request, { ...options.pages, registry: registryOf(() => draft) })
  if (pathname === revisionPath)
    return new Response(markOf(preview), { headers: { 'cache-control': 'no-store' } })
  if (request.method !== 'GET' || /^\/(sandbox|studio)(\/|$)/.test(pathname))
    return new Response('Not found', { status: 404 })
  preview.ahead = aheadOf(preview.scenario, options.now())
  const data = await frameData(preview, merchant, { options, studio })
  return send(request, previewPage({ page: merchant.page, script: options.script(), data }))
}

/** Returns the milliseconds from now to the moment of a scenario; 0 without one. */
function aheadOf({ time = '' }: Scenario, now: number): number {
  const at = parseZonedTime(time)
  return 'moment' in at ? at.moment - now : 0
}

/** Lets an answer tell the clock of the scenario. The accounts of the sandbox keep their own time. */
function withClock(
  response: Response,
  { ahead }: Preview,
  { now }: Pick<PreviewOptions, 'now'>,
): Response {
  if (ahead !== 0 && response.headers.has('date'))
    response.headers.set('date', new Date(now() + ahead).toUTCString())
  return response
}

function revisionOf({ merchant, findings }: DraftSite): string {
  const page = merchant?.page.html ?? findings.map(lineOf).join('\n')
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

/** A phone goes from one preview to another at the same address. */
function markOf({ id, draft }: Pick<Preview, 'id' | 'draft'>): string {
  return `${id} ${revisionOf(draft)}`
}

async function frameData(
  preview: Preview,
  { skin }: MerchantSite,
  { options, studio }: Pick<Asking, 'options' | 'studio'>,
): Promise<FrameData> {
  const { language, device = 'browser' } = preview.scenario
  const session = await enter(preview, skin, options.hasSessions ?? true)
  return {
    revision: markOf(preview),
    studio,
    device,
    ...(language && { language }),
    ...(preview.ahead !== 0 && { ahead: preview.ahead }),
    ...(session && { session }),
  }
}

/** The session of the scenario; opened anew once the one before ended. */
async function enter(
  preview: Preview,
  skin: MerchantSite['skin'],
  hasSessions: boolean,
): Promise<FrameData['session'] | undefined> {
  const { scenario, scope, directory } = preview
  const [merchant] = directory.list()
  if (!hasSessions || scenario.session === 'guest' || !merchant) return undefined
  const { login } = preview
  if (!login || !(await scope.isOpen(login.token)))
    preview.login = await scope.enter(merchant, accountOf[scenario.session])
  return preview.login && sessionData(preview.login, scenario.session, skin)
}
