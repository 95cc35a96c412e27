import type { CallValue } from '../../contract/calls.ts'

/** What is asked of a gateway to know its live settings; no call of these needs a player. */
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

/** What is asked in every language of the merchant. */
export const spokenCalls = ['registerPatterns', 'announcements'] as const
export type SpokenCall = (typeof spokenCalls)[number]

/** A value of the contract's shape, or why there is none. */
export type LiveAnswer<Value> = { readonly value: Value } | NoAnswer

export interface NoAnswer {
  /** Why, as a sentence. */
  readonly problem: string
  /** What to do, as a sentence. */
  readonly advice?: string
  /** Whether nothing came for as long as a call may take. */
  readonly silent?: boolean
}

/** What a gateway says in one language. */
export type SpokenAnswers = { readonly [N in SpokenCall]: LiveAnswer<CallValue<N>> }

/** What a gateway says to one merchant. */
export type LiveAnswers = { readonly [N in LiveCall]: LiveAnswer<CallValue<N>> } & {
  /** By language tag. */
  readonly languages: Readonly<Record<string, SpokenAnswers | undefined>>
}

export function readValue<Value>(answer: LiveAnswer<Value> | undefined): Value | undefined {
  return answer && 'value' in answer ? answer.value : undefined
}
