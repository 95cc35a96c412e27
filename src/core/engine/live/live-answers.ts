import type { CallValue } from '../../contract/calls.ts'

/** The calls that return the live settings of a gateway. None of them needs a session. */
export const liveCalls = [
  'systemStatus',
  'whitelabel',
  'templates',
  'consolidatedSettings',
  'registerSettings',
  'customerService',
  'popularGames',
] as const
export type LiveCall = (typeof liveCalls)[number]

/** The calls that are made in every language of the merchant. */
export const languageCalls = ['registerPatterns', 'announcements'] as const
export type LanguageCall = (typeof languageCalls)[number]

/** A value of the contract's shape, or the problem that prevented it. */
export type LiveAnswer<Value> = { readonly value: Value } | NoAnswer

export interface NoAnswer {
  /** The problem, as a sentence. */
  readonly problem: string
  /** The advice to the operator, as a sentence. */
  readonly advice?: string
  /** True if the call timed out. */
  readonly silent?: boolean
}

/** The answers of a gateway in one language. */
export type LanguageAnswers = { readonly [N in LanguageCall]: LiveAnswer<CallValue<N>> }

/** The answers of a gateway for one merchant. */
export type LiveAnswers = { readonly [N in LiveCall]: LiveAnswer<CallValue<N>> } & {
  /** By language tag. */
  readonly languages: Readonly<Record<string, LanguageAnswers | undefined>>
}

export function readValue<Value>(answer: LiveAnswer<Value> | undefined): Value | undefined {
  return answer && 'value' in answer ? answer.value : undefined
}

/** The flags that a gateway sends for a merchant, or a sentence that says why they are not known. */
export type SentFlags =
  | { readonly flags: Readonly<Record<string, boolean>> }
  | { readonly problem: string }
