import type { Json } from '../../core/config/edit/edit.ts'
import type { Path } from '../../core/config/tree.ts'
import type { Edited } from './kind-of.ts'
import type { Change } from './use-field.ts'

/** What a control says of itself to who listens. */
export interface Named {
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

export interface ControlProps {
  readonly edited: Edited
  readonly path: Path
  /** What it is called, for the names of what is in it. */
  readonly label: string
  readonly named: Named
  readonly value: Json | undefined
  readonly isInherited: boolean
  /** The key of the message that stands while no words are said. */
  readonly usual?: string | undefined
  readonly onChange: Change
  /** How a key of a map is said by itself; absent inside a list, which is said as a whole. */
  readonly changeIn?: (key: string) => Change
}
