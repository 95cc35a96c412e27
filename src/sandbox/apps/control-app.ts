import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { calls } from '../../core/contract/calls.ts'
import type { Fault, FaultStore } from '../requests/faults.ts'
import { largestBody } from '../requests/load-call-input.ts'
import type { RequestConnection, Sandbox } from '../requests/sandbox.ts'
import { createStaffApp } from './staff/create-staff-app.ts'
import { createSwitches } from './switches.ts'

interface Answering {
  readonly Bindings: RequestConnection
}

type ControlApp = Hono<Answering>

/**
 * Creates the control API, with which staff and tests change settings while the sandbox runs. It answers
 * operators only, as the server decides (`src/server/access/operator-access.ts`).
 */
export function createControlApp(sandbox: Sandbox): ControlApp {
  const { database, settings, faults, directory, challenges } = sandbox
  const switches = createSwitches(sandbox)
  const app: ControlApp = new Hono()
  app.use('*', admitOperators)
  app.use('*', bodyLimit({ maxSize: largestBody }))
  app.get('/outbox', async (context) =>
    context.json(
      await database.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(100).execute(),
    ),
  )
  app.get('/captcha/:id', (context) => {
    const answer = challenges.readAnswer(context.req.param('id'))
    return answer === undefined ? context.notFound() : context.json({ answer })
  })
  app.post('/reset', async (context) => {
    for (const { code } of directory.list()) {
      await settings.reset(code)
      faults.remove(code)
    }
    return context.body(null, 204)
  })
  app.route('/', createStaffApp(sandbox))
  app.get('/:merchant/settings', async (context) => {
    const now = await switches.read(context.req.param('merchant'))
    return now ? context.json(now) : context.notFound()
  })
  app.patch('/:merchant/settings', async (context) => {
    const change: unknown = await context.req.json().catch(() => undefined)
    const now = await switches.change(context.req.param('merchant'), change)
    if (!now) return context.notFound()
    return 'problem' in now ? context.json({ message: now.problem }, 400) : context.json(now)
  })
  addFaultCalls(app, faults)
  return app
}

/** Refuses everybody but operators. */
async function admitOperators(
  context: Context<Answering>,
  next: Next,
): Promise<Response | undefined> {
  if (!context.env.isOperator)
    return context.json(
      {
        message:
          'The control API answers operators of this machine only. Send the token of this start: authorization: Bearer <token>.',
      },
      403,
    )
  await next()
  context.header('x-content-type-options', 'nosniff')
  context.header('cache-control', 'no-store')
  return undefined
}

/** Adds the calls that list, set and remove the faults of a merchant. */
function addFaultCalls(app: ControlApp, faults: FaultStore): void {
  app.get('/:merchant/faults', (context) =>
    context.json(faults.list(context.req.param('merchant'))),
  )
  app.put('/:merchant/faults/:call', async (context) => {
    const { merchant, call } = context.req.param()
    if (!Object.hasOwn(calls, call)) return context.json({ message: `No call "${call}"` }, 404)
    const fault: unknown = await context.req.json().catch(() => undefined)
    if (!isFault(fault)) return context.json({ message: 'Not a fault' }, 400)
    faults.put(merchant, call, fault)
    return context.json(faults.list(merchant))
  })
  app.delete('/:merchant/faults/:call?', (context) => {
    faults.remove(context.req.param('merchant'), context.req.param('call'))
    return context.body(null, 204)
  })
}

const faultKinds = {
  delay: 'number',
  status: 'number',
  code: 'string',
  drop: 'boolean',
  truncate: 'boolean',
  wrongShape: 'boolean',
  html: 'boolean',
  times: 'number',
} as const

/** Statuses that an answer with a body cannot have. */
const bodiless: ReadonlySet<unknown> = new Set([204, 205, 304])

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([name, setting]) =>
      Object.hasOwn(faultKinds, name) &&
      typeof setting === faultKinds[name as keyof typeof faultKinds] && // an own key of it
      (name !== 'status' || (setting >= 200 && setting <= 599 && !bodiless.has(setting))) &&
      (name !== 'delay' || (setting >= 0 && setting <= 60_000)),
  )
}
