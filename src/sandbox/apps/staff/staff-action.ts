import type { AccountRow } from '../../database/account-tables.ts'
import type { Sandbox } from '../../requests/sandbox.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'

/** What a member of staff asks, about an account of a merchant. */
export interface StaffRequest {
  readonly sandbox: Sandbox
  readonly merchant: SandboxMerchant
  readonly account: AccountRow
  /** Returns a part of the address by its name in the path of the action. */
  readonly param: (name: string) => string
  /** The body of the request; empty if it is no object. */
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * What staff receive: nothing, a value, a body that the action does not take (400), a state that does not
 * allow it (409), or that there is no such thing (404).
 */
export type StaffAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'missing' }

/** An action of staff by its method and its path below a member, such as `PUT /orders/:order`. */
export type StaffActions = Readonly<Record<string, (request: StaffRequest) => Promise<StaffAnswer>>>

export const done: StaffAnswer = { kind: 'done' }
export const missing: StaffAnswer = { kind: 'missing' }

export function answerValue(value: unknown): StaffAnswer {
  return { kind: 'value', value }
}

export function answerUnfit(message: string): StaffAnswer {
  return { kind: 'unfit', message }
}

/** Answers that something was done, or that its state does not allow it. */
export function answerDone(isDone: boolean, otherwise: string): StaffAnswer {
  return isDone ? done : { kind: 'conflict', message: otherwise }
}
