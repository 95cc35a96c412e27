/** The parsed pattern; every node matches without going back. */
export type PatternNode =
  | { readonly kind: 'one'; readonly accepts: Accepts }
  | { readonly kind: 'row'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly nodes: readonly PatternNode[] }
  | RepeatNode
  | { readonly kind: 'edge'; readonly holds: Holds }
  | LookNode

export interface RepeatNode {
  readonly kind: 'repeat'
  readonly node: PatternNode
  readonly min: number
  readonly max: number
}

/** What must, or must not, be matched from a place on, or up to it. */
export interface LookNode {
  readonly kind: 'look'
  readonly node: PatternNode
  readonly wanted: boolean
  readonly behind: boolean
}

/** Whether a character, by its code point, is accepted. */
export type Accepts = (code: number) => boolean
/** Whether a place between two characters, or at an end, is one of the kind. */
export type Holds = (before: number | undefined, after: number | undefined) => boolean

/** Why a pattern is not run. */
export type RefusalReason = 'back-reference' | 'syntax' | 'too-large' | 'unsupported'

/** The verdict on a pattern that is not run; the message is a sentence for operators. */
export class PatternRefusal extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** The longest text that is matched, in code points. */
export const longestText = 256
