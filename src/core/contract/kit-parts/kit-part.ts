/**
 * A part of the player's kit that the look of a merchant may style. Its names are a contract: they are in the CSS of
 * merchants. Every list is of names with a sentence each.
 */
export interface KitPart {
  readonly description: string
  /** Elements inside of the part, by their `data-part`. A part inside it has pieces of its own. */
  readonly pieces: Readonly<Record<string, string>>
  /** Values of `data-state` of the part or of a piece; none of them at rest. */
  readonly states?: Readonly<Record<string, string>>
  /** Attributes for screen readers that tell a state of the part or of a piece. */
  readonly aria?: readonly AriaState[]
  /** Values of `data-kind` of the part. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Custom properties that the part or a piece sets, without their two hyphens. */
  readonly numbers?: Readonly<Record<string, string>>
  /** Custom properties that it sets in the same way, and that are values of `fill`. */
  readonly paints?: Readonly<Record<string, string>>
}

/** A control that is off is `:disabled`, or `aria-disabled` where it can still have the focus. */
export type AriaState =
  | 'aria-busy'
  | 'aria-checked'
  | 'aria-current'
  | 'aria-disabled'
  | 'aria-expanded'
  | 'aria-invalid'
  | 'aria-pressed'
  | 'aria-selected'
