import type { GatewayShapes } from './generated/gateway.ts'

type Shape = keyof GatewayShapes

/** A call of the gateway as data (SPEC §10.1), the source of the client, the sandbox and OpenAPI. */
export interface CallDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The default path. A merchant can set another one under the call's name. */
  readonly path: string
  /** The call's module. A merchant's `gateway.moduleIds` maps it to the value of the `ModuleId` header. */
  readonly moduleId: ModuleId
  /** The module of a content type that a query may ask for, where it has one of its own (SPEC §3.29). */
  readonly moduleOfTypes?: Readonly<Partial<Record<string, ModuleId>>>
  /** True for a call that needs a session (SPEC §6.9). */
  readonly token: boolean
  /** Sends the token if there is one, though a guest may ask too. */
  readonly sendsToken?: true
  /** Repeats the token in the query if the merchant sets `tokenInQuery`. */
  readonly tokenInQuery?: true
  readonly encrypted?: true
  /** The client may retry and share a read, but never an effect. */
  readonly kind: 'read' | 'effect'
  /** The reads whose answers an effect changes. Components that show one fetch it again afterwards. */
  readonly changes?: readonly string[]
  /** The answer has no `{ success, value }` envelope. */
  readonly bare?: true
  /** The answer may have no value: success is the whole result. */
  readonly mayBeEmpty?: true
  readonly bodyType?: 'json' | 'form'
  readonly query?: Shape
  readonly body?: Shape
  readonly value: Shape
  /** The shape of `value` in a refusal. */
  readonly refusal?: Shape
}

/** A call of the contract, or one of an own block, whose shapes the contract does not name. */
export type AnyCallDeclaration = Omit<CallDeclaration, 'query' | 'body' | 'value' | 'refusal'> & {
  readonly value: string
  readonly refusal?: string
}

type GivenByBuilder = 'path' | 'moduleId' | 'token' | 'kind' | 'method'

/** What a read declares beside its path and its module. */
export type ReadDetails = Omit<
  CallDeclaration,
  GivenByBuilder | 'changes' | 'body' | 'bodyType' | 'encrypted' | 'refusal'
>
/** What an effect declares beside its path and its module. */
export type EffectDetails = Omit<CallDeclaration, GivenByBuilder> &
  Partial<Pick<CallDeclaration, 'method'>>
/** Refuses a property of details that does not exist, such as a misspelled one. */
export type Strict<D, Details> = { readonly [K in Exclude<keyof D, keyof Details>]: never }
/** A declaration whose shapes the compiler knows by name. */
export type Declared<Kind extends CallDeclaration['kind'], D> = CallDeclaration & {
  readonly kind: Kind
} & D

/** The modules that calls belong to (SPEC §3.28 and §3.29). Add a module together with its first call. */
export const moduleIds = [
  'common',
  'registration',
  'captcha',
  'announcements',
  'games',
  'member',
  'fundTransfer',
  'memberTransactionReport',
  'personalReport',
  'agentInfo',
  'agentDownline',
  'agentAnnouncements',
] as const

export type ModuleId = (typeof moduleIds)[number]
