import type { CallBody, CallName, CallQuery, CallValue } from './calls.ts'

/** The module `livery/gateway` as an adapter imports it. The package has its types. */
export type { CallBody, CallName, CallQuery, CallValue } from './calls.ts'

/** The headers of a call by their names in the contract. Those that a call does not have are absent. */
export interface ContractHeaders {
  /** The merchant's code at the gateway. */
  readonly Merchant: string
  readonly ModuleId: string
  /** `PWA`, `WEBCLIP` or empty. */
  readonly Device: string
  /** The gateway's code of the language, such as `TH`. */
  readonly Language: string
  /** The token of the session, where sessions are tokens. */
  readonly Authorization?: string
  /** The token against forged requests, where sessions are cookies. */
  readonly 'X-CSRF-Token'?: string
  /** One for each action of a player that changes something. */
  readonly 'Idempotency-Key'?: string
}

/** What a call asks with. The query and the body of the contract are typed; those of the gateway may be anything. */
export interface AdaptedRequest {
  /** The values of the names in braces of the path, such as `id` of `/cards/{id}`. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Without what is `undefined`. */
  readonly query?: object | undefined
  /** Sent as JSON, or as a form where the call says so. */
  readonly body?: unknown
}

/** An answer of the gateway. */
export interface GatewayAnswer {
  readonly status: number
  /** The parsed JSON; `undefined` for anything else. */
  readonly content: unknown
}

/** What an answer means: the value of the call, or a refusal with an error code of the contract. */
export type OpenedAnswer =
  | { readonly value: unknown }
  | {
      readonly errorCode: string
      /** The status of the refusal in the contract; by default that of the answer, and 401 for the end of a session. */
      readonly status?: number
      /** What the refusal tells, such as a limit. */
      readonly value?: unknown
      /** A text for people. Pages show their own message for each error code that they know. */
      readonly message?: string
    }

/** How the gateway answers one call. What is left out is as the contract says. */
export interface CallAdapter<N extends CallName> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A path of the gateway's origin without a query, such as `/api/cards/{id}`. */
  readonly path?: string
  /** True to send the body as a form (`application/x-www-form-urlencoded`), and false as JSON. */
  readonly form?: boolean
  /** Returns what the gateway is asked with. */
  readonly request?: (asked: {
    readonly query: CallQuery<N>
    readonly body: CallBody<N>
  }) => AdaptedRequest
  /** Returns the value of the contract from that of the gateway. It is checked against the contract afterwards. */
  readonly answer?: (value: unknown) => CallValue<N>
}

/** The name of a call of an own block: the type of the block, which has a dash, and the key of its description. */
export type OwnCallName = `${string}-${string}.${string}`

/** How the gateway answers a call of an own block. What is left out is as `block.json` says. */
export interface OwnCallAdapter extends Omit<CallAdapter<CallName>, 'request' | 'answer'> {
  /** Returns what the gateway is asked with: `block.json` has the parameters, which are the query of a `GET`. */
  readonly request?: (asked: {
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: Readonly<Record<string, unknown>>
  }) => AdaptedRequest
  /** Returns the answer that `block.json` describes from that of the gateway. It is checked afterwards. */
  readonly answer?: (value: unknown) => unknown
}

/** The differences between a gateway and the contract. Its functions are pure: they keep nothing between two calls. */
export interface GatewayAdapter {
  /** Returns the path of a call that sets none, by its path in the contract. */
  readonly path?: (path: string, call: CallName) => string
  /** Returns the headers to send. `Content-Type` is set by the body. */
  readonly headers?: (headers: ContractHeaders, call: CallName) => Readonly<Record<string, string>>
  /** Changes what each call asks with, after the function of the call itself. */
  readonly request?: (asked: AdaptedRequest, call: CallName) => AdaptedRequest
  /** Reads the envelope of each answer. */
  readonly open?: (answer: GatewayAnswer, call: CallName) => OpenedAnswer
  /** The differences of single calls. A call that the gateway does not have is `absent`: it is refused and not sent. */
  readonly calls?: { readonly [N in CallName]?: CallAdapter<N> | 'absent' } & {
    readonly [own: OwnCallName]: OwnCallAdapter | 'absent'
  }
}

/** Returns the adapter itself, typed by the contract. */
export function defineAdapter(adapter: GatewayAdapter): GatewayAdapter {
  return adapter
}
