import type { CallDeclaration, ModuleId } from '../contract/call-declaration.ts'
import type { CallBody, CallName, CallQuery, CallValue } from '../contract/calls.ts'
import type { EncryptionKey } from '../contract/generated/gateway.ts'

/** What a client needs of its surroundings; nothing else is touched. */
export interface ClientOptions {
  /** The gateway's origin; empty for that of the page. */
  readonly origin: string
  readonly merchantCode: string
  /** Paths of single calls over the defaults. */
  readonly paths?: Readonly<Record<string, string | undefined>>
  /** What the gateway calls the modules of calls; their names, without it. */
  readonly moduleIds?: Readonly<Partial<Record<ModuleId, string>>> | undefined
  /** Whether the token is repeated in the queries of SPEC §10.9. */
  readonly tokenInQuery?: boolean
  readonly readToken: () => string | undefined
  /** The merchant of the session where it is another, as in a trial. */
  readonly readMerchant?: () => string | undefined
  /** The gateway's code of the language, such as `TH`. */
  readonly readLanguage: () => string
  /** PWA, WEBCLIP or empty. */
  readonly readDevice: () => string
  /** A session failure; called once however many calls were in flight. */
  readonly onSessionEnd: (code: string) => void
  /** The key for encrypted calls. */
  readonly encryption: () => Promise<EncryptionKey | undefined> | EncryptionKey | undefined
  /** Whether an answer has the shape that its call declares, by its name in the contract. */
  readonly check: (shape: string, value: unknown) => boolean | Promise<boolean>
  /** The server's clock in epoch milliseconds, from the Date header. */
  readonly onServerTime?: (now: number) => void
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** From 0 to 1. */
  readonly random?: () => number
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface CallOptions<N extends CallName> {
  readonly query?: CallQuery<N>
  readonly body?: CallBody<N>
  readonly signal?: AbortSignal
  /** One per action of a player; made where an effect names none. */
  readonly idempotencyKey?: string
  /** Another merchant than the client's, as for the login of a trial account. */
  readonly merchant?: string
  /** The token of a session that is not the current one. */
  readonly token?: string
  /** Finishes the request even when the page is closed meanwhile. */
  readonly keepalive?: true
  /** Milliseconds until the call is given up: 20,000 for a read, 30,000 for an effect. */
  readonly timeoutMs?: number
}

export interface Client {
  /** Answers with the checked value or throws a GatewayError. */
  readonly call: <N extends CallName>(name: N, options?: CallOptions<N>) => Promise<CallValue<N>>
}

/** A call on its way: its name, its declaration and what it was asked with. */
export interface Asked {
  readonly name: CallName
  readonly declaration: CallDeclaration
  readonly options: CallOptions<CallName>
}
