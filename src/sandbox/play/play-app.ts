import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { checkOpen } from '../requests/check-open.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { describeRound } from './describe-round.ts'
import { composeTable } from './game-table.ts'
import { listRounds } from './list-orders.ts'
import { cancelStake, settleDue, stepRound } from './move-round.ts'
import { placeRound } from './place-round.ts'
import { playOnce } from './play-once.ts'
import { endedPage, gamePolicy } from './play-page.ts'
import { readCancelBody, readPlayBody, readStepBody } from './read-play-body.ts'
import type { Seat } from './seat.ts'
import { findSeat } from './tickets.ts'

/** Of any request of a game, in bytes. */
const largestBody = 16 * 1024

/** The games' own origin: a game's page by its ticket, and what the game plays with. */
export function createPlayApp(sandbox: Sandbox, page: () => string): Hono {
  const app = new Hono()
  app.use('*', async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get('/play/:ticket', (context) => sendPage(context, sandbox, page()))
  app.use('/play/:ticket/*', async (context, next) =>
    isOwn(context.req.raw) ? next() : context.json({ error: 'request_param_err' }, 403),
  )
  app.use(
    '/play/:ticket/*',
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ error: 'request_param_err' }, 413),
    }),
  )
  app.get('/play/:ticket/table', async (context) =>
    context.json(await composeTable(await takeSeat(context, sandbox))),
  )
  app.get('/play/:ticket/rounds', async (context) =>
    context.json(await listRounds(await takeSeat(context, sandbox))),
  )
  app.post('/play/:ticket/rounds', async (context) => {
    const seat = await takeSeat(context, sandbox)
    return context.json(await placeRound(seat, readPlayBody(await loadJson(context))))
  })
  app.post('/play/:ticket/rounds/:round/steps', async (context) => {
    const seat = await takeSeat(context, sandbox)
    const step = readStepBody(await loadJson(context))
    return context.json(await stepRound(seat, context.req.param('round'), step))
  })
  app.post('/play/:ticket/rounds/:round/cancel', async (context) => {
    const seat = await takeSeat(context, sandbox)
    const { accountId, merchant } = seat
    const { key, suborderId } = readCancelBody(await loadJson(context))
    const number = context.req.param('round')
    const asked = { key, call: 'cancel', content: [number, suborderId] }
    const whole = await playOnce(seat, asked, (database) =>
      cancelStake(database, { accountId, number, suborderId, at: sandbox.now() }),
    )
    const { digits } = currencyOf(merchant.world)
    return context.json(describeRound(whole, { digits, now: sandbox.now() }))
  })
  app.notFound((context) => context.json({ error: 'request.url.empty' }, 404))
  app.onError((error, context) => {
    if (error instanceof GatewayRefusal)
      return context.json({ error: error.code }, error.facts.status ?? 400)
    // Without the address, which holds the ticket.
    console.error(error)
    return context.json({ error: 'system.busy' }, 500)
  })
  return app
}

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

async function sendPage(context: Context, sandbox: Sandbox, page: string): Promise<Response> {
  const seat = await findSeat(sandbox, context.req.param('ticket') ?? '')
  if (seat !== undefined && seat !== 'ended' && page !== '')
    return context.html(page, 200, {
      'content-security-policy': gamePolicy(sandbox.pages.of(seat.merchant)),
    })
  const pages = sandbox.directory.list().flatMap(sandbox.pages.of)
  const { html, policy } = endedPage(context.req.header('accept-language') ?? '', pages)
  return context.html(html, seat === 'ended' ? 410 : 404, { 'content-security-policy': policy })
}

/** Returns the seat of a game, after settling everything that is due. */
async function takeSeat(context: Context, sandbox: Sandbox): Promise<Seat> {
  const seat = await findSeat(sandbox, context.req.param('ticket') ?? '')
  if (seat === undefined || seat === 'ended')
    throw new GatewayRefusal('ticket.ended', { status: 401 })
  checkOpen(seat.settings, seat.merchant)
  await settleDue(sandbox)
  return seat
}

async function loadJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text())
  } catch {
    throw new GatewayRefusal('request_param_err')
  }
}

/**
 * Returns true if the request comes from the game's own page: by its Origin for a change, else by the
 * browser's fetch metadata.
 */
function isOwn({ method, headers: given, url }: Request): boolean {
  const origin = given.get('origin')
  if (origin !== null) return origin === new URL(url).origin
  const site = given.get('sec-fetch-site')
  return method === 'GET' ? site === null || site === 'same-origin' : site === 'same-origin'
}
