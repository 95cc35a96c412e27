import type { ShapeCheck } from '../../core/config/shape-check.ts'
import { memberErrorCodes, readErrorName } from '../../core/contract/error-codes.ts'
import type { GatewayAdapter } from '../../core/contract/gateway-adapter.ts'
import type { EncryptionKey } from '../../core/contract/generated/gateway.ts'
import type { Client, ClientOptions, Fetch } from '../../core/gateway-client/client-options.ts'
import { createClient } from '../../core/gateway-client/create-client.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { AdapterError, adaptCall } from '../../core/gateway-client/on-demand/adapt-call.ts'
import { TooLongError } from './fetch-within.ts'

/** The address of a gateway, and the account that asks it. */
export interface GatewayAccess {
  readonly origin: string
  /** The merchant's code at the gateway. */
  readonly merchantCode: string
  /** The gateway's code of the language, such as `EN`. */
  readonly language: string
  /** Of a player who is signed in, for the calls that need one. */
  readonly token: string | undefined
  /** The key of encrypted calls; none are sent without it. */
  readonly key?: EncryptionKey | undefined
  /** Paths of single calls over the defaults. */
  readonly paths?: Readonly<Record<string, string | undefined>>
  /** The gateway's ids for the modules of calls; by default the names of the modules. */
  readonly moduleIds?: ClientOptions['moduleIds']
  readonly checkShape: ShapeCheck
  readonly fetch: GatewayFetch
  /** The milliseconds that each request waits for its answer. */
  readonly answerMs: number
  /** The differences between the gateway and the contract, if it has any. */
  readonly adapter?: GatewayAdapter | undefined
  /** Returns a fetch that carries a session in a cookie, before anything is adapted. */
  readonly withSession?: ((fetch: Fetch) => Fetch) | undefined
}

/** A fetch that also gets the name of the call. */
export type GatewayFetch = (address: string, init?: RequestInit, call?: string) => Promise<Response>

/** A client that notes what came last. */
export interface RecordingClient {
  readonly client: Client
  readonly last: () => Last
  /** The milliseconds after which a call is given up. */
  readonly answerMs: number
}

interface Last {
  readonly response?: Response
  /** The error in the shape of the answer. */
  readonly problem?: string | undefined
  /** Why the answer was not read to its end. */
  readonly unread?: string | undefined
}

/** A client of a gateway for the terminal: it waits for nobody and knows no state. */
export function createRecordingClient(gateway: GatewayAccess): RecordingClient {
  let response: Response | undefined
  let problem: string | undefined
  let unread: string | undefined
  const send: GatewayFetch = async (address, init, call) => {
    problem = undefined
    unread = undefined
    response = undefined
    try {
      response = await gateway.fetch(address, init, call)
      return response
    } catch (cause) {
      if (!(cause instanceof TooLongError)) throw cause
      unread = cause.message
      // Of another kind it would be asked for again.
      throw new GatewayError('shape', { call: String(address) })
    }
  }
  const client = createClient({
    origin: gateway.origin,
    merchantCode: gateway.merchantCode,
    ...(gateway.paths ? { paths: gateway.paths } : {}),
    moduleIds: gateway.moduleIds,
    readToken: () => gateway.token,
    readLanguage: () => gateway.language,
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: () => gateway.key,
    check: (shape, value) => {
      const differs = gateway.checkShape(shape, value)
      // Of what is no JSON there is no shape to tell of.
      problem = value === undefined ? undefined : differs
      return differs === undefined
    },
    wait: async () => {},
    sendsPlainBodies: gateway.adapter !== undefined,
    adapt: (asked) => {
      const sendAs: Fetch = (address, init) => send(address, init, asked.name)
      const { adapter, origin, withSession = (fetch) => fetch } = gateway
      return withSession(adapter ? adaptCall(asked, sendAs, { origin, adapter }) : sendAs)
    },
  })
  const { answerMs } = gateway
  return {
    client: {
      call: (name, options) => client.call(name, { timeoutMs: answerMs, ...options }),
    },
    last: () => ({ ...(response && { response }), problem, unread }),
    answerMs,
  }
}

/** Why a call has no value, as a sentence. */
export function formatFailure(error: unknown, line: RecordingClient): string {
  if (!(error instanceof GatewayError)) return String(error)
  if (error instanceof AdapterError) return error.message
  const { kind, status, code } = error
  const { problem, unread, response } = line.last()
  if (unread !== undefined) return unread
  const leads = response?.headers.get('Location')
  const sentences = {
    offline: 'There is no answer: the connection failed.',
    timeout: `There is no answer within ${line.answerMs / 1000} seconds.`,
    aborted: 'The call was given up.',
    http: leads
      ? `The status is ${status}, which leads to "${leads}".`
      : `The status is ${status}, without an error code.`,
    refused: formatRefused(code),
    session: `It is refused with ${code}: the token is not one of a session.`,
    shape: problem
      ? `The shape differs: ${problem}.`
      : 'The answer is not { "success": true, "value": … } as JSON.',
  }
  return sentences[kind]
}

/** Returns a sentence that tells what to do about a call without a value. */
export function adviseOn(error: unknown, line: RecordingClient): string {
  const { response, unread } = line.last()
  const kind = error instanceof GatewayError ? error.kind : undefined
  if (kind === 'offline' || kind === 'timeout')
    return 'Check the address, and whether the gateway runs.'
  const isJson = /\bjson\b/.test(response?.headers.get('Content-Type') ?? '')
  if (unread === undefined && kind !== 'refused' && kind !== 'session' && !isJson)
    return 'This does not look like a gateway: check the address.'
  if (kind === 'refused')
    return 'Check that "gateway.merchantCode" is the code the gateway knows the merchant by, then ask the platform.'
  return 'Ask the platform to fix it.'
}

function formatRefused(code: string | undefined): string {
  if (code === undefined) return 'It is refused without an error code.'
  const known =
    readErrorName(code) !== undefined || memberErrorCodes.some((listed) => listed === code)
  return `It is refused with ${code}${known ? '' : ', which is no error code of the contract'}.`
}
