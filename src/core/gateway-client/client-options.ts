import type { AnyCallDeclaration, ModuleId } from '../contract/call-declaration.ts'
import type { CallBody, CallName, CallQuery, CallValue } from '../contract/calls.ts'
import type { EncryptionKey } from '../contract/generated/gateway.ts'
import type { Check } from '../contract/shape-checks.ts'

type Found = ReturnType<Check>
/** Sends a request: the part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The dependencies of a client. It uses nothing else of its environment. */
export interface ClientOptions {
  /** The gateway's origin; empty for the page's origin. */
  readonly origin: string
  readonly merchantCode: string
  /** Paths of single calls, which override the defaults. */
  readonly paths?: Readonly<Record<string, string | undefined>>
  /** The gateway's ids for the modules of calls; by default the names of the modules. */
  readonly moduleIds?: Readonly<Partial<Record<ModuleId, string>>> | undefined
  /** Repeats the token in the queries of SPEC §10.9. */
  readonly tokenInQuery?: boolean
  readonly readToken: () => string | undefined
  /** The merchant of the session if it differs from the client's, as in a trial. */
  readonly readMerchant?: () => string | undefined
  /** Returns the gateway's code of the language, such as `TH`. */
  readonly readLanguage: () => string
  /** Returns PWA, WEBCLIP or an empty string. */
  readonly readDevice: () => string
  /** Called on a session failure, only once for all calls in flight. */
  readonly onSessionEnd: (code: string) => void
  /** Returns the key for encrypted calls. */
  readonly encryption: () => Promise<EncryptionKey | undefined> | EncryptionKey | undefined
  /**
   * Checks a value against a shape of the contract, by its name, and puts `unknown` in the place of words
   * that the contract does not list.
   */
  readonly check: (shape: string, value: unknown) => Found | Promise<Found>
  /** Receives the server's time in epoch milliseconds, from the Date header. */
  readonly onServerTime?: (now: number) => void
  readonly fetch?: Fetch
  /** Returns what sends a call in place of `fetch`, and may use it: for a session in a cookie, or an adapter. */
  readonly adapt?: ((asked: PreparedCall, fetch: Fetch) => Fetch) | undefined
  /** Encrypts no body by the contract (SPEC §10.8): for a gateway with an adapter, which relies on TLS. */
  readonly sendsPlainBodies?: boolean
  /** Returns a number from 0 to 1. */
  readonly random?: () => number
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface CallOptions<N extends CallName> {
  readonly query?: CallQuery<N>
  readonly body?: CallBody<N>
  readonly signal?: AbortSignal
  /** The key of one action of a player. The client creates one for an effect without a key. */
  readonly idempotencyKey?: string
  /** A merchant that replaces the client's, as for the login of a trial account. */
  readonly merchant?: string
  /** The token of a session that is not the current one. */
  readonly token?: string
  /** Finishes the request even if the page is closed meanwhile. */
  readonly keepalive?: true
  /** Sends the request in place of the client's, as for an upload that reports its progress. */
  readonly fetch?: Fetch
  /** Does not wait for the turn of the page to draw: for one of many answers that are drawn later. */
  readonly bulk?: true
  /** The timeout in milliseconds; by default 20,000 for a read and 30,000 for an effect. */
  readonly timeoutMs?: number
}

export interface Client {
  /** Returns the checked value, or rejects with a `GatewayError`. */
  readonly call: <N extends CallName>(name: N, options?: CallOptions<N>) => Promise<CallValue<N>>
}

/** A call with its name, its declaration and its options. */
export interface PreparedCall {
  readonly name: CallName
  readonly declaration: AnyCallDeclaration
  readonly options: CallOptions<CallName>
}
