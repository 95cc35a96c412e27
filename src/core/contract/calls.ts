import type { GatewayShapes } from './generated/gateway.ts'
import { guestHomeCalls } from './guest-home-calls.ts'
import { memberCalls } from './on-demand/member-calls.ts'
import { onDemandCalls } from './on-demand/on-demand-calls.ts'

type Shape = keyof GatewayShapes

/** Every call of the gateway as data (SPEC §10.1), the source of the sandbox and of OpenAPI. */
export const calls = { ...guestHomeCalls, ...onDemandCalls, ...memberCalls }

export type Calls = typeof calls
export type CallName = keyof Calls

/** The value that a call returns. */
export type CallValue<N extends CallName> = GatewayShapes[Calls[N]['value']]
/** The query of a call; `undefined` for a call without one. */
export type CallQuery<N extends CallName> = Calls[N] extends { query: infer Q extends Shape }
  ? GatewayShapes[Q]
  : undefined
/** The body of a call; `undefined` for a call without one. */
export type CallBody<N extends CallName> = Calls[N] extends { body: infer B extends Shape }
  ? GatewayShapes[B]
  : undefined
