import type { CallName, CallQuery } from '../contract/calls.ts'
import { needsSession } from '../contract/start-calls.ts'
import { readLanguage } from '../state/language.ts'
import { readSession } from '../state/session.ts'
import { answersOf } from './answers.ts'
import { callKey, type Gateway } from './gateway.ts'

/** A read that will be needed; the shape that blocks declare. */
export type Preloaded = {
  [N in CallName]: { readonly call: N; readonly query: CallQuery<N> }
}[CallName]

/** Starts a read beside the code of the block that will ask for it; a first paint waits for the promise. */
export function preloadCall(request: Preloaded, gateway: Gateway): Promise<unknown> | undefined {
  return start(request.call, request.query as CallQuery<typeof request.call>, gateway) // both of one request
}

function start<N extends CallName>(
  call: N,
  query: CallQuery<N>,
  gateway: Gateway,
): Promise<unknown> | undefined {
  const state = readSession()
  const session = state.kind === 'signed-in' ? state.session.since : undefined
  if (needsSession(call) && session === undefined) return undefined
  const key = callKey(call, query, { language: readLanguage(), session })
  return answersOf(gateway).preload(key)
}
