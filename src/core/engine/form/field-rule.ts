import type { Pattern } from '../../contract/generated/gateway.ts'
import type { Reading } from '../../contract/read-typed.ts'
import type { FieldError, FieldProblem } from './field-error.ts'
import type { FieldKind } from './field-kinds.ts'

/** Problems for which a form without a message of its own shows that of the pattern. */
type SpecialProblem = 'same' | 'range' | 'choice'

/** The default message for each problem. */
export type ProblemMessages<Key extends string = string> = Readonly<
  Record<Exclude<FieldProblem, SpecialProblem>, FieldError<Key>> &
    Partial<Record<SpecialProblem, FieldError<Key>>>
>

/** A range with both ends. Numbers are compared as numbers, days as YYYY-MM-DD. */
export interface FieldRange {
  readonly min?: number | string
  readonly max?: number | string
}

/** The rules of one field of a form, with its own messages by key. */
export interface FieldRule<Key extends string = string> {
  readonly name: string
  /** A blank value counts as empty, and so does a box that is not ticked (SPEC §5.13). */
  readonly required: boolean
  /** The pattern that the gateway accepts. Its lengths apply even if its expression cannot be run. */
  readonly pattern?: Pattern | undefined
  /** How its text is read; a value with a kind is a code, any other a text (SPEC §5.15). */
  readonly reads?: Reading | undefined
  /** The kind of the value, which is checked in addition to the gateway's pattern. */
  readonly kind?: FieldKind | undefined
  /** The name of the field whose value this field must repeat. */
  readonly repeats?: string | undefined
  /** The name of the field whose value this field must not repeat. */
  readonly differsFrom?: string | undefined
  /** The lowest and the highest number; for a date, the earliest and the latest day. */
  readonly range?: FieldRange | undefined
  /** The values that are allowed. */
  readonly values?: readonly string[] | undefined
  readonly messages?: Partial<ProblemMessages<Key>> | undefined
  /** Returns the error that the gateway has already sent for a value. */
  readonly refuse?: ((value: string) => FieldError<Key> | undefined) | undefined
}
