import type { StudioRefusal, StudioSession } from '../contract/generated/studio-api.ts'
import { studioApi as checks } from '../contract/generated/validators/studio-api.ts'
import {
  type StudioApiBody,
  type StudioApiCallDeclaration,
  type StudioApiCallName,
  type StudioApiValue,
  studioApiCalls,
} from '../contract/studio-api-calls.ts'

export interface StudioApiClientOptions {
  /** The server's origin, such as `http://localhost:4173`; empty for the page's own. */
  readonly origin: string
  /** The token of the server's start; a page of the studio has it in a cookie. */
  readonly token?: string
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
}

export interface StudioApiRequest<N extends StudioApiCallName> {
  /** The merchant's code; absent for calls without a merchant. */
  readonly merchant?: string
  readonly body: StudioApiBody<N>
  /** Aborts the request. */
  readonly signal?: AbortSignal
}

export type StudioApiClient = <N extends StudioApiCallName>(
  name: N,
  question: StudioApiRequest<N>,
) => Promise<StudioApiValue<N>>

/** A refused or failed call of the studio API. Its message is a text for operators. */
export class StudioApiError extends Error {
  readonly refusal: StudioRefusal

  constructor(refusal: StudioRefusal, options?: ErrorOptions) {
    super(refusal.message, options)
    this.name = 'StudioApiError'
    this.refusal = refusal
  }
}

/**
 * Creates a client of the studio API that checks every answer. Calls reject with a `StudioApiError`. It sends the
 * token against forged requests that the last `readSession` was answered with.
 */
export function createStudioApiClient(options: StudioApiClientOptions): StudioApiClient {
  const { origin, token, fetch } = options
  let csrf: string | undefined
  return async (name, { merchant = '', body, signal }) => {
    const call: StudioApiCallDeclaration = studioApiCalls[name]
    const path = call.path.replace(':merchant', encodeURIComponent(merchant))
    const response = await fetch(`${origin}/studio/api${path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        // Also without a body: a page of another site cannot send it without being asked first.
        ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
        ...(csrf !== undefined && call.method !== 'GET' && { 'x-livery-csrf': csrf }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      throw new StudioApiError(unreachable, { cause })
    })
    const value: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new StudioApiError(isRefusal(value) ? value : unexpected)
    if (!checks[call.value]?.(value)) throw new StudioApiError(unexpected)
    // The line above has checked the shape of the value.
    if (name === 'readSession') ({ csrf } = value as StudioSession)
    return value as StudioApiValue<typeof name>
  }
}

function isRefusal(value: unknown): value is StudioRefusal {
  return checks['StudioRefusal']?.(value) === true
}

const unreachable: StudioRefusal = {
  code: 'unreachable',
  message: 'The server does not answer. Nothing is lost here. Start it again with "npm start".',
}
const unexpected: StudioRefusal = {
  code: 'strange-answer',
  message:
    'The server sent an unexpected reply. Nothing is lost here. Start it again with "npm start".',
}
