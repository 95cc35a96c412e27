import type { Pattern } from '../../contract/generated/gateway.ts'
import type { Complaint, FieldProblem } from './complaint.ts'
import type { FieldKind } from './field-kinds.ts'

/** What is said of each problem, unless a field says otherwise. */
export type ProblemMessages<Key extends string = string> = Readonly<
  Record<FieldProblem, Complaint<Key>>
>

/** One field of a form as it is planned, its messages by keys of one kind. */
export interface FieldRule<Key extends string = string> {
  readonly name: string
  /** Blank counts as empty, and so does a box that is not ticked (SPEC §5.13). */
  readonly required: boolean
  /** What the gateway accepts; its lengths hold even where its expression cannot be run. */
  readonly pattern?: Pattern | undefined
  /** What the value has to be by itself, whatever the gateway accepts. */
  readonly kind?: FieldKind | undefined
  /** The name of the field whose value this one repeats. */
  readonly repeats?: string | undefined
  readonly messages?: Partial<ProblemMessages<Key>> | undefined
  /** What the gateway has already answered for a value. */
  readonly refuse?: ((value: string) => Complaint<Key> | undefined) | undefined
}
