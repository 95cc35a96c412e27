import type { ShapeCheck } from '../../config/shape-check.ts'
import { errorKeys } from '../../contract/error-codes.ts'
import type { Client } from '../../gateway/plain/client-options.ts'
import { createClient } from '../../gateway/plain/create-client.ts'
import { GatewayError } from '../../gateway/plain/gateway-error.ts'

/** How a gateway is reached, and as whom. */
export interface GatewayAccess {
  readonly origin: string
  /** The merchant's code at the gateway. */
  readonly merchantCode: string
  /** The gateway's code of the language, such as `EN`. */
  readonly language: string
  /** Of a player who is signed in, for the calls that need one. */
  readonly token: string | undefined
  /** Paths of single calls over the defaults. */
  readonly paths?: Readonly<Record<string, string | undefined>>
  readonly checkShape: ShapeCheck
  readonly fetch: typeof fetch
}

/** A client that notes what came last. */
export interface GatewayLine {
  readonly client: Client
  readonly last: () => { readonly response?: Response; readonly problem?: string | undefined }
}

/** A client of a gateway for the terminal: it waits for nobody and knows no state. */
export function openLine(gateway: GatewayAccess): GatewayLine {
  let response: Response | undefined
  let problem: string | undefined
  const client = createClient({
    origin: gateway.origin,
    merchantCode: gateway.merchantCode,
    ...(gateway.paths ? { paths: gateway.paths } : {}),
    readToken: () => gateway.token,
    readLanguage: () => gateway.language,
    readDevice: () => '',
    onSessionEnd: () => {},
    // What goes encrypted is never asked.
    encryption: () => undefined,
    check: (shape, value) => {
      problem = gateway.checkShape(shape, value)
      return problem === undefined
    },
    wait: async () => {},
    fetch: async (address, init) => {
      problem = undefined
      response = undefined
      response = await gateway.fetch(address, init)
      return response
    },
  })
  return { client, last: () => ({ ...(response && { response }), problem }) }
}

/** Why a call has no value, as a sentence. */
export function sayFailure(error: unknown, line: GatewayLine): string {
  if (!(error instanceof GatewayError)) return String(error)
  const { kind, status, code } = error
  const { problem } = line.last()
  const sentences = {
    offline: 'There is no answer: the connection failed.',
    timeout: 'There is no answer within 20 seconds.',
    aborted: 'The call was given up.',
    http: `The status is ${status}, without an error code.`,
    refused: sayRefused(code),
    session: `It is refused with ${code}: the token is not one of a session.`,
    shape: problem
      ? `The shape differs: ${problem}.`
      : 'The answer is not { "success": true, "value": … } as JSON.',
  }
  return sentences[kind]
}

function sayRefused(code: string | undefined): string {
  if (code === undefined) return 'It is refused without an error code.'
  const known = Object.hasOwn(errorKeys, code)
  return `It is refused with ${code}${known ? '' : ', which is no error code of the contract'}.`
}
