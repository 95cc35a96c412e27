import type { GatewayShapes } from './generated/gateway.ts'
import { laterCalls } from './on-demand/later-calls.ts'
import { startCalls } from './start-calls.ts'

type Shape = keyof GatewayShapes

/** Every call of the gateway, as data (SPEC §10.1): sandbox and OpenAPI are made from it. */
export const calls = { ...startCalls, ...laterCalls }

export type Calls = typeof calls
export type CallName = keyof Calls

/** What a call answers with. */
export type CallValue<N extends CallName> = GatewayShapes[Calls[N]['value']]
/** What a call is asked with in its address; `undefined` where it takes nothing. */
export type CallQuery<N extends CallName> = Calls[N] extends { query: infer Q extends Shape }
  ? GatewayShapes[Q]
  : undefined
/** What a call is asked with in its body; `undefined` where it takes nothing. */
export type CallBody<N extends CallName> = Calls[N] extends { body: infer B extends Shape }
  ? GatewayShapes[B]
  : undefined
