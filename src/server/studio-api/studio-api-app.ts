import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import { isCode } from '../../core/config/files.ts'
import { createShapeCheck } from '../../core/config/shape-check.ts'
import type { StudioApiShapes } from '../../core/contract/generated/studio-api.ts'
import {
  type StudioApiCallDeclaration,
  type StudioApiValue,
  studioApiCalls,
} from '../../core/contract/studio-api-calls.ts'
import { dropBody } from '../../sandbox/requests/drop-body.ts'
import type { OperatorDecision } from '../access/operator-access.ts'
import { describeUnreadable } from './check-merchants.ts'
import { localCaller } from './local-caller.ts'
import { isMerchant } from './merchant-paths.ts'
import { refuse, StudioApiRefusal } from './refusal.ts'
import type { StudioApi } from './studio-api.ts'
import { studioApiHandlers } from './studio-api-handlers.ts'

export interface StudioApiOptions extends StudioApi {
  /** The port that everything is served on. */
  readonly port: () => number
  /** Hears, in lines, of what failed. */
  readonly report: (line: string) => void
}

const root = '/studio/api'
/** Of any body; a merchant's texts and one picture fit in it. */
const megabytes = 2

const schema = join(import.meta.dirname, '../../../schemas/studio-api.schema.json')
const checkShape = createShapeCheck([JSON.parse(readFileSync(schema, 'utf8'))], { values: 'json' })

/** Returns true if a request is for the studio API, under any name of the machine. */
export function isForStudioApi({ url = '/' }: { readonly url?: string | undefined }): boolean {
  return url === root || url.startsWith(`${root}/`) || url.startsWith(`${root}?`)
}

/** Creates the calls that the studio edits merchants through; they answer operators only. */
export function createStudioApiApp(
  options: StudioApiOptions,
): Hono<{ Bindings: OperatorDecision }> {
  const { port, report } = options
  const app = new Hono<{ Bindings: OperatorDecision }>()
  app.use('*', async (context, next) => {
    context.header('x-content-type-options', 'nosniff')
    context.header('cache-control', 'no-store')
    const refusal = checkRequest(context.req.raw, { ...context.env, port: port() })
    if (refusal) return answerRefusal(context, refusal)
    return await next()
  })
  app.use(
    '*',
    bodyLimit({
      maxSize: megabytes * 1024 * 1024,
      onError: async (context) => {
        await dropBody(context.req.raw)
        return answerRefusal(context, refuse('too-large', { megabytes }))
      },
    }),
  )
  for (const [name, call] of Object.entries(studioApiCalls))
    app.on(call.method, root + call.path, async (context) => {
      if (name === 'watchEvents') return await answerStream(context)
      // Object.entries forgets that the names are those of the calls.
      return context.json(await answer(context, name as AnsweredCall, options))
    })
  app.notFound((context) => {
    const { method, path } = context.req
    return answerRefusal(context, refuse('no-call', { method, path }))
  })
  app.onError((error, context) => {
    if (error instanceof StudioApiRefusal) return answerRefusal(context, error)
    if (error.name === 'TeamStoreError') {
      report(error.message)
      return answerRefusal(context, refuse('no-store', {}))
    }
    report(`The studio API failed at ${context.req.path}: ${String(error)}`)
    return context.json({ code: 'failed', message: `The studio API failed: ${error.message}` }, 500)
  })
  return app
}

/** A call whose answer is one value. */
type AnsweredCall = keyof typeof studioApiHandlers

/** Sends the events of a page for as long as it listens and its session is open. */
async function answerStream(context: Context<{ Bindings: OperatorDecision }>): Promise<Response> {
  const { caller = localCaller } = context.env
  const merchant = context.req.query('merchant')
  await caller.admit('watchEvents', { code: merchant ?? '', body: undefined })
  const after = context.req.header('last-event-id') ?? context.req.query('after')
  const run = caller.together.watch({ merchant, after })
  // A proxy that collects an answer, or compresses it, would keep the events back.
  context.header('x-accel-buffering', 'no')
  const answer = streamSSE(context, (stream) =>
    run({
      send: (event) => stream.writeSSE(event),
      beat: async () => void (await stream.write(':\n\n')),
      onClose: (close) => stream.onAbort(close),
    }),
  )
  answer.headers.set('cache-control', 'no-store, no-transform')
  return answer
}

async function answer(
  context: Context<{ Bindings: OperatorDecision }>,
  name: AnsweredCall,
  studioApi: StudioApi,
): Promise<unknown> {
  const { caller = localCaller } = context.env
  const call: StudioApiCallDeclaration = studioApiCalls[name]
  const code = context.req.param('merchant') ?? ''
  const body = call.body && (await loadBody(context.req.raw, call.body))
  // Before the merchant is looked up: whoever may not see one is not told whether it exists.
  const entry = await caller.admit(name, { code, body })
  try {
    if (call.path.includes(':merchant') && !isMerchant(studioApi.files, code))
      throw refuseMerchant(studioApi, code, call)
    // The body was checked against the call's own shape.
    const handler = studioApiHandlers[name] as (studioApi: StudioApi, asked: object) => unknown
    // A handler answers with the value of its own call.
    const value = (await handler(studioApi, { code, body, caller, entry })) as StudioApiValue<
      typeof name
    >
    await caller.noteSuccess(name, { code, body })
    return caller.show(name, value)
  } catch (cause) {
    if (cause instanceof Error) await caller.noteFailure(name, { code, body }, cause)
    throw cause
  }
}

/** Whoever brings something of a merchant had it open. */
function refuseMerchant(
  { files }: StudioApi,
  code: string,
  { body }: StudioApiCallDeclaration,
): StudioApiRefusal {
  const problem = isCode(code) ? describeUnreadable(files, code) : undefined
  if (problem !== undefined) return refuse('unreadable-merchant', { problem })
  if (body === undefined || !isCode(code)) return refuse('no-merchant', { code })
  return refuse('gone', { folder: `merchants/${code}` })
}

async function loadBody(request: Request, shape: keyof StudioApiShapes): Promise<unknown> {
  const text = await request.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refuse('wrong-body', { problem: 'it is no JSON' })
  }
  const problem = checkShape(shape, body)
  if (problem !== undefined) throw refuse('wrong-body', { problem })
  return body
}

function answerRefusal(context: Context, refusal: StudioApiRefusal): Response {
  const { code, message, changed, status } = refusal
  return context.json({ code, message, ...(changed ? { changed } : {}) }, status)
}

/** Returns the refusal of a request that the studio API must not answer; undefined if it may. */
function checkRequest(
  request: Request,
  { refusal, port }: OperatorDecision & { readonly port: number },
): StudioApiRefusal | undefined {
  if (refusal === 'wrong-host')
    return refuse('wrong-host', { host: request.headers.get('host') ?? '', port })
  if (refusal) return refuse(refusal, {})
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const type = request.headers.get('content-type') ?? ''
  return /^application\/json\s*(;|$)/i.test(type) ? undefined : refuse('not-json', {})
}
