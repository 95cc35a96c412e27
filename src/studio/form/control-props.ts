import type { Json } from '../../core/config/edit/edit.ts'
import type { Path } from '../../core/config/tree.ts'
import type { EditedValue } from './kind-of.ts'
import type { ChangeValue } from './use-field.ts'

/** The accessible names of a control. */
export interface AccessibleNames {
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

export interface ControlProps {
  readonly edited: EditedValue
  readonly path: Path
  /** The label, from which the names of inner controls are built. */
  readonly label: string
  readonly named: AccessibleNames
  readonly value: Json | undefined
  readonly isInherited: boolean
  /** The key of the message that is shown by default. */
  readonly usual?: string | undefined
  readonly onChange: ChangeValue
  /** Returns the change function of a key of a map; absent inside a list, which is set as a whole. */
  readonly changeIn?: (key: string) => ChangeValue
}
