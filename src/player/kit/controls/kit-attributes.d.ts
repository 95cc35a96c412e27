import 'react'
import type { KindName, KitName, StateName } from '../../../core/contract/kit-parts.ts'
import type { PartName } from './part-name.ts'

/** The names of the parts of the kit (`core/contract/kit-parts.ts`): a name that is not in the table does not compile. */
declare module 'react' {
  interface DOMAttributes<T> {
    'data-kit'?: KitName | undefined
    'data-part'?: PartName | undefined
    'data-state'?: StateName | undefined
    'data-kind'?: KindName | undefined
  }
}
