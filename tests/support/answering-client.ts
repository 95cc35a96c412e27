import { vi } from 'vitest'
import type { CallName } from '../../src/core/contract/calls.ts'
import type { Client } from '../../src/core/gateway-client/client-options.ts'

/** The answers of calls by name: a value, an error to reject with, or a function of the body, or of the query of a read. */
export type CallAnswers = Partial<Record<CallName, unknown>>

export interface AnsweringClient {
  readonly client: Client
  /** Returns the bodies that a call was sent with, or the queries of a read, in order. */
  readonly sent: (name: CallName) => readonly unknown[]
}

interface Sent {
  readonly body?: unknown
  readonly query?: unknown
}

/** Creates a client for a component test. A call without an answer stays open. */
export function createAnsweringClient(answers: CallAnswers): AnsweringClient {
  const call = vi.fn(async (name: CallName, options: Sent = {}) => {
    if (!(name in answers)) return new Promise(() => undefined)
    const answer = answers[name]
    const value: unknown =
      typeof answer === 'function' ? answer(options.body ?? options.query) : answer
    if (value instanceof Error) throw value
    return value
  })
  return {
    // A client with the only method that components use.
    client: { call } as unknown as Client,
    sent: (name) =>
      call.mock.calls
        .filter(([asked]) => asked === name)
        .map(([, options]) => options?.body ?? options?.query),
  }
}
