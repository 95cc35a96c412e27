/** The parsed pattern; every node matches without going back. */
export type PatternNode =
  | { readonly kind: 'one'; readonly accepts: Accepts }
  | { readonly kind: 'row'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly nodes: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly node: PatternNode
      readonly min: number
      readonly max: number
    }
  | { readonly kind: 'edge'; readonly holds: Holds }
  | { readonly kind: 'look'; readonly node: PatternNode; readonly wanted: boolean }

/** Whether a character may stand here. */
export type Accepts = (character: string) => boolean
/** Whether a place between two characters, or at an end, is one of the kind. */
export type Holds = (before: string | undefined, after: string | undefined) => boolean

/** The pattern uses something outside the supported subset, or is too large. */
export class PatternRefusal extends Error {}
