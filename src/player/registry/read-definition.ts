import type { ComponentType } from 'react'
import type { Skin } from '../../core/contract/skin.ts'
import { getOwn } from '../../core/engine/read-fact.ts'
import type { Area } from '../i18n/message-key.ts'
import type { BlockCall, BlockCatalogue, BlockPlace, CallScope, Who } from './block.ts'
import type { PlacedProps } from './placed-props.ts'

export type AnyLoader = () => Promise<{ readonly default: ComponentType<PlacedProps> }>

/** The definition of a block whose type is only known at run time. */
export interface AnyDefinition {
  readonly type: string
  readonly place: BlockPlace
  readonly load: AnyLoader | Readonly<Record<string, AnyLoader | Readonly<Record<Who, AnyLoader>>>>
  readonly areas?: readonly Area[]
  readonly reachesOut?: (props: Omit<PlacedProps, 'id'>) => boolean
  readonly underHeader?: (props: Omit<PlacedProps, 'id'>) => boolean
  readonly aside?: (props: Omit<PlacedProps, 'id'>) => boolean
  readonly unsteady?: (props: Omit<PlacedProps, 'id'>) => boolean
  readonly turns?: (props: Omit<PlacedProps, 'id'>) => readonly string[]
  readonly height: (props: Omit<PlacedProps, 'id'>, skin: Skin) => number
  readonly calls?: (props: Omit<PlacedProps, 'id'>, scope: CallScope) => readonly BlockCall[] | null
}

/** Returns the definition of a block type, as an own property of the registry. */
export function readDefinition(catalogue: BlockCatalogue, type: string): AnyDefinition | undefined {
  // A plan pairs a type with the settings of that type, which the compiler cannot follow.
  return getOwn(catalogue as unknown as Readonly<Record<string, AnyDefinition>>, type)
}
