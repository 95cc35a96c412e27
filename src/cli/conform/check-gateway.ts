import { type CallName, type CallValue, calls } from '../../core/contract/calls.ts'
import type { DescribedCall } from '../../core/contract/own-calls/own-call.ts'
import { createIdempotencyKey } from '../../core/gateway-client/build-request.ts'
import type { CallOptions } from '../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import {
  createRecordingClient,
  formatFailure,
  type GatewayAccess,
  type RecordingClient,
} from '../../site/gateway/recording-client.ts'
import {
  callExamples,
  type KnownValues,
  type SkippedCall,
  skippedWithoutAnswer,
  skippedWithoutWrite,
} from './call-examples.ts'
import {
  type ClosedReason,
  checkClosedRefusal,
  closedBy,
  isAnswered,
} from './check-closed-refusal.ts'
import { checkRequirements } from './check-requirements.ts'
import { observe, type SessionTransport, type Site } from './exchanges.ts'
import { exampleOf } from './own-call-examples.ts'
import { carrySession, logIn, type PlayerAccount } from './player-session.ts'
import type { Verdict } from './verdict.ts'

export interface GatewayUnderTest extends GatewayAccess {
  /** Also makes the calls that change something. */
  readonly write: boolean
  readonly now: () => number
  /** The calls of the workspace's own blocks, which the client knows. */
  readonly ownCalls: readonly DescribedCall[]
  /** The sites of the merchant; the calls are sent as those of the first. */
  readonly sites: readonly Site[]
  readonly session: SessionTransport
  /** The player to log in; without one, calls have the token, if any. */
  readonly player?: PlayerAccount | undefined
}

/**
 * Asks every call of the contract in turn, then what a gateway answers to what is wrong, then what the sites of its
 * merchants need.
 */
export async function* checkGateway(given: GatewayUnderTest): AsyncGenerator<Verdict> {
  const { now, sites } = given
  const { session, ...opened } = await openSession(given)
  const observed = observe({ fetch: given.fetch, now, site: sites[0] })
  const gateway = { ...given, ...opened, fetch: observed.fetch }
  const line = createRecordingClient(gateway)
  const values = new Map<CallName, unknown>()
  const asked: (string | undefined)[] = []
  let silent = 0
  let hasAnswered = false
  const known = {
    merchantCode: gateway.merchantCode,
    language: gateway.language,
    host: new URL(gateway.origin).hostname,
    // Kept only where the call's own shape was found.
    answerOf: <N extends CallName>(name: N) => values.get(name) as CallValue<N> | undefined,
  }
  const ownNames = gateway.ownCalls.map(({ name }) => name)
  // The client takes the names of registered calls as those of the contract.
  for (const name of [...Object.keys(callExamples), ...ownNames] as CallName[]) {
    const question = choose(name, gateway, known)
    if (silent === mostSilent || 'left' in question) {
      const { left } = 'left' in question && silent < mostSilent ? question : skippedWithoutAnswer
      yield { call: name, state: 'left', messages: [left] }
      continue
    }
    const closed = closedBy(known.answerOf('systemStatus'))
    const { verdict, error } = await judge(name, question, { line, values, closed })
    hasAnswered ||= line.last().response !== undefined
    const isDead = error?.kind === 'offline' && !hasAnswered
    silent = isDead || error?.kind === 'timeout' ? silent + 1 : 0
    asked.push(error?.kind === 'refused' ? error.code : undefined)
    yield verdict
  }
  if (silent === mostSilent) return
  yield* askFurther(gateway, { asked, answerOf: known.answerOf })
  const key = known.answerOf('systemStatus')?.info.encryption
  const { exchanges } = observed
  yield* await checkRequirements({ gateway: given, now, sites, exchanges, key, session })
}

/** Logs the player in, if there is one, and returns how calls carry the session. */
async function openSession(gateway: GatewayUnderTest) {
  const { now, sites, player, token, fetch } = gateway
  if (!player) return { session: noPlayer, token }
  const page = observe({ fetch, now, site: sites[0] })
  const session = await logIn({ ...gateway, fetch: page.fetch }, player, gateway.session)
  if (typeof session === 'string') return { session, token }
  return { session, token: session.token, withSession: carrySession(session) }
}

const noPlayer = 'it needs a player who logs in: give --user and --password'

interface Found extends Pick<KnownValues, 'answerOf'> {
  /** The code that each call was refused with. */
  readonly asked: readonly (string | undefined)[]
}

/** Asks what an open gateway has to refuse; a closed one refuses everything for that reason alone. */
async function* askFurther(
  gateway: GatewayUnderTest,
  { asked, answerOf }: Found,
): AsyncGenerator<Verdict> {
  if (closedBy(answerOf('systemStatus')).length > 0) return
  yield { call: 'a closed gateway', state: 'left', messages: [leftOpen] }
  yield* askWrongly(gateway, asked)
  yield* askTwice(gateway, answerOf('headIcon'))
}

const leftOpen =
  'the gateway is open: ask again while it is under maintenance or restricts this region'

/** The number of consecutive calls without an answer after which the remaining calls are skipped. */
const mostSilent = 2

function choose(
  name: CallName,
  gateway: GatewayUnderTest,
  known: KnownValues,
): CallOptions<CallName> | SkippedCall {
  const own = gateway.ownCalls.find((one) => one.name === name)
  const { kind, token } = own?.declaration ?? calls[name]
  if (token && gateway.token === undefined)
    return { left: 'it needs a player: give the token of one with --token' }
  // The client sends the query of a call that has one.
  if (own) return exampleOf(own) as CallOptions<CallName> | SkippedCall
  // A question is of the call of its name.
  const question = callExamples[name](known) as CallOptions<CallName> | SkippedCall
  return kind === 'effect' && !gateway.write && !('left' in question)
    ? skippedWithoutWrite
    : question
}

interface CheckScope {
  readonly line: RecordingClient
  readonly values: Map<CallName, unknown>
  /** Why the gateway is closed; nothing while it is open. */
  readonly closed: readonly ClosedReason[]
}

interface Judged {
  readonly verdict: Verdict
  readonly error: GatewayError | undefined
}

async function judge(
  name: CallName,
  options: CallOptions<CallName>,
  { line, values, closed }: CheckScope,
): Promise<Judged> {
  if (!isAnswered(name, closed)) return judgeClosed(name, options, { line, closed })
  const messages: string[] = []
  let error: GatewayError | undefined
  try {
    values.set(name, await line.client.call(name, options))
  } catch (cause) {
    if (cause instanceof GatewayError) error = cause
    messages.push(formatFailure(cause, line))
  }
  const state = messages.length === 0 ? 'conforms' : 'differs'
  return { verdict: { call: name, state, messages }, error }
}

/** A closed gateway is asked whether it refuses a call as the contract says; of the shape it tells nothing. */
async function judgeClosed(
  name: CallName,
  options: CallOptions<CallName>,
  { line, closed }: Pick<CheckScope, 'line' | 'closed'>,
): Promise<Judged> {
  const error = await line.client.call(name, options).then(
    () => undefined,
    (cause: unknown) => (cause instanceof GatewayError ? cause : undefined),
  )
  const wrong = checkClosedRefusal(error, closed)
  const verdict: Verdict = wrong
    ? { call: name, state: 'differs', messages: [wrong] }
    : { call: name, state: 'conforms', messages: ['It is refused as a closed gateway refuses it.'] }
  return { verdict, error }
}

/** Makes calls that the gateway has to refuse (SPEC §10.5 and §10.33). `asked` holds the code of each refusal. */
async function* askWrongly(
  gateway: GatewayUnderTest,
  asked: readonly (string | undefined)[],
): AsyncGenerator<Verdict> {
  const stranger = await failure(
    createRecordingClient({ ...gateway, token: 'a-token-of-no-session' }),
    'memberInfo',
  )
  yield rule('a token of no session', stranger?.kind === 'session', [
    'A call with it has to end the session: status 401 with one of its codes.',
  ])
  const nobody = { ...gateway, merchantCode: 'NOBODY-HAS-THIS-CODE' }
  const unknown = await failure(createRecordingClient(nobody), 'templates')
  yield rule('an unknown merchant', unknown?.kind === 'refused', [
    'A call for it has to be refused with an error code.',
  ])
  // A gateway that knows the merchant answers more than half of its calls.
  const alike = asked.filter((code) => code !== undefined && code === unknown?.code)
  if (alike.length > asked.length / 2)
    yield rule('the merchant', false, [
      `The gateway answers for "${gateway.merchantCode}" as for a merchant it does not know. Give --merchant the code it has: "gateway.merchantCode" of merchant.json, or the merchant's own code where that is not set.`,
    ])
  const nowhere = new URL('/wps/none-of-the-calls', gateway.origin).href
  const headers = { Merchant: gateway.merchantCode, ModuleId: 'common' }
  const signal = AbortSignal.timeout(gateway.answerMs)
  const status = await gateway.fetch(nowhere, { headers, signal }).then(
    (answer) => answer.status,
    () => undefined,
  )
  yield rule('an address of no call', status === 404, [
    `It has to be answered with status 404, not ${status ?? 'silence'}.`,
  ])
}

/** Checks that the gateway refuses an idempotency key with another body. Restores the avatar if it does not. */
async function* askTwice(
  gateway: GatewayUnderTest,
  icon: number | undefined,
): AsyncGenerator<Verdict> {
  const name = 'an idempotency key with other content'
  if (!gateway.write || gateway.token === undefined || icon === undefined) {
    yield { call: name, state: 'left', messages: [skippedWithoutWrite.left] }
    return
  }
  const { client } = createRecordingClient(gateway)
  const idempotencyKey = createIdempotencyKey()
  const set = (iconId: number, key = idempotencyKey) =>
    client.call('setHeadIcon', { body: { iconId }, idempotencyKey: key })
  const error = await set(icon)
    .then(() => set((icon + 1) % 9))
    .then(
      () => undefined,
      (cause: unknown) => cause,
    )
  await set(icon, createIdempotencyKey()).catch(() => undefined)
  const isRefused = error instanceof GatewayError && error.code === 'idempotency.mismatch'
  yield rule(name, isRefused && error.status === 422, [
    'It has to be refused with status 422 and idempotency.mismatch, and to change nothing.',
  ])
}

function rule(call: string, holds: boolean, messages: readonly string[]): Verdict {
  return { call, state: holds ? 'conforms' : 'differs', messages: holds ? [] : messages }
}

async function failure(
  { client }: RecordingClient,
  name: CallName,
): Promise<GatewayError | undefined> {
  try {
    await client.call(name)
    return undefined
  } catch (error) {
    return error instanceof GatewayError ? error : undefined
  }
}
