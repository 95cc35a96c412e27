import type { Client, ClientOptions } from '../../src/core/gateway-client/client-options.ts'
import { createClient } from '../../src/core/gateway-client/create-client.ts'
import { answerMs } from './patience.ts'

/** Creates a client of the gateway whose calls wait long enough for a slow machine. */
export function createPatientClient(options: ClientOptions): Client {
  const client = createClient(options)
  return { call: (name, given) => client.call(name, { timeoutMs: answerMs, ...given }) }
}
