import type { Resolution } from '../config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { Place } from '../config/source.ts'
import type { PictureFacts } from '../contract/picture/read-picture.ts'

/** The kind of a change. `contrast` and `derived` are consequences of other changes of a theme. */
export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed' | 'contrast' | 'derived'

/** A difference between two states of a merchant. */
export interface UnplacedChange {
  readonly kind: ChangeKind
  /** The dotted path of the value; for a message `words.<language>.<key>`; for art the path of the file. */
  readonly path: string
  /** Absent for an added value, as `after` is for a removed one. */
  readonly before?: unknown
  readonly after?: unknown
  /** A sentence for operators, without a full stop. */
  readonly sentence: string
}

/** A change with the place that sets the new value; absent for a default of the platform. */
export interface Change extends UnplacedChange {
  readonly place?: Place
  /** Present for a picture that was added, replaced or removed. */
  readonly picture?: PictureChange
}

/** A picture before and after a change; absent on the side that has none. */
export interface PictureChange extends Partial<Sides<PictureFile>> {
  /** What shows it, such as `the brand's logo`. */
  readonly use: string
}

/** A picture of one state. */
export interface PictureFile extends PictureFacts {
  /** Relative to the root. */
  readonly path: string
}

/** A resolved merchant without errors. */
export interface Resolved extends Pick<Resolution, 'provenance'> {
  readonly merchant: ResolvedMerchant
}

/** Two states of a value. */
export interface Sides<T> {
  readonly before: T
  readonly after: T
}
