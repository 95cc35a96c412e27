import type { Resolution } from '../config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { Place } from '../config/source.ts'

/** `contrast` and `derived` are what other changes of a look bring about. */
export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed' | 'contrast' | 'derived'

/** One thing that is another between two states of a merchant. */
export interface Told {
  readonly kind: ChangeKind
  /** The value it is about, dotted; of a word, `words.<language>.<key>`; of art, its path. */
  readonly path: string
  /** Absent where there was none, as `after` is where there is none now. */
  readonly before?: unknown
  readonly after?: unknown
  /** In an operator's words, without a full stop. */
  readonly sentence: string
}

/** The same with where the new state was said; absent where the platform says it. */
export interface Change extends Told {
  readonly place?: Place
}

/** A merchant without errors, as it resolves. */
export interface Resolved extends Pick<Resolution, 'provenance'> {
  readonly merchant: ResolvedMerchant
}

/** Two states of a value. */
export interface Sides<T> {
  readonly before: T
  readonly after: T
}
