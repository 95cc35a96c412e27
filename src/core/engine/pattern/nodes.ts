/** A node of a parsed pattern. Every node matches without backtracking. */
export type PatternNode =
  | { readonly kind: 'one'; readonly accepts: CharacterTest }
  | { readonly kind: 'row'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly nodes: readonly PatternNode[] }
  | RepeatNode
  | { readonly kind: 'edge'; readonly holds: AssertionTest }
  | LookaroundNode

export interface RepeatNode {
  readonly kind: 'repeat'
  readonly node: PatternNode
  readonly min: number
  readonly max: number
}

/** A lookaround: a pattern that must match, or must not, after a position or before it. */
export interface LookaroundNode {
  readonly kind: 'look'
  readonly node: PatternNode
  readonly wanted: boolean
  readonly behind: boolean
}

/** Returns true for an accepted character, given as a code point. */
export type CharacterTest = (code: number) => boolean
/** Returns true for a position that the assertion accepts, given the code points around it. */
export type AssertionTest = (before: number | undefined, after: number | undefined) => boolean

/** The reason that a pattern is not run. */
export type RefusalReason = 'back-reference' | 'syntax' | 'too-large' | 'unsupported'

/** The refusal of a pattern that is not run. Its message is a sentence for operators. */
export class PatternRefusal extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** The longest text that can match, in code points. */
export const longestText = 256
