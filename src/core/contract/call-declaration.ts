import type { GatewayShapes } from './generated/gateway.ts'

type Shape = keyof GatewayShapes

/** One call of the gateway, as data (SPEC §10.1): client, sandbox and OpenAPI are made from it. */
export interface CallDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The default path; a merchant may set another by the call's name. */
  readonly path: string
  /** Its module; a merchant's `gateway.moduleIds` says what the `ModuleId` header has for it. */
  readonly moduleId: ModuleId
  /** Whether the call needs a session (SPEC §6.9). */
  readonly token: boolean
  /** Whether the token is repeated in the query where a merchant says `tokenInQuery`. */
  readonly tokenInQuery?: true
  readonly encrypted?: true
  /** A read may be retried and shared; an effect never is. */
  readonly kind: 'read' | 'effect'
  /** The reads that an effect changes: who shows one of them asks anew when it has ended. */
  readonly changes?: readonly string[]
  /** A bare answer has no `{ success, value }` around it. */
  readonly bare?: true
  /** An answer may have no value: that it succeeded says it all. */
  readonly mayBeEmpty?: true
  readonly bodyType?: 'json' | 'form'
  readonly query?: Shape
  readonly body?: Shape
  readonly value: Shape
  /** What may come as `value` with a refusal. */
  readonly refusal?: Shape
}

/** The modules that calls belong to (SPEC §3.28); one more comes with its first call. */
export const moduleIds = [
  'common',
  'registration',
  'captcha',
  'announcements',
  'games',
  'member',
  'fundTransfer',
] as const

export type ModuleId = (typeof moduleIds)[number]
