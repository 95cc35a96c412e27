import type { ComponentType } from 'react'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import type { BlockMap, BlockPlaces, BlockType } from '../../core/contract/generated/config.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Area } from '../i18n/message-key.ts'

export type BlockSettings<T extends BlockType> = Required<NonNullable<BlockMap[T]['settings']>>
export type BlockVariant<T extends BlockType> = NonNullable<BlockMap[T]['variant']>

export interface BlockProps<T extends BlockType> {
  readonly id: string
  readonly variant: BlockVariant<T>
  readonly settings: BlockMap[T]['settings'] & object
}

/** A call a block will make, so that its data loads beside its code. */
export type CallRequest = {
  [N in CallName]: { readonly call: N; readonly query: CallQuery<N> }
}[CallName]

/** What the calls of a block may depend on. */
export interface CallScope {
  readonly skin: Skin
  readonly language: string
  readonly signedIn: boolean
}

/** Where a block stands: on a page, or in a place of the shell. */
export type BlockPlace = BlockPlaces[BlockType]

export type BlockLoader<T extends BlockType> = () => Promise<{
  readonly default: ComponentType<BlockProps<T>>
}>

/** Who looks; a trial account and an agent are members here. */
export type Who = 'guest' | 'member'

/** The code of a block: one for all its variants, or one for each, where a member's may be another. */
export type BlockLoad<T extends BlockType> =
  | BlockLoader<T>
  | { readonly [V in BlockVariant<T>]: BlockLoader<T> | Readonly<Record<Who, BlockLoader<T>>> }

/** What the house knows of a kind of block without loading its code. */
export interface BlockDefinition<T extends BlockType> {
  readonly type: T
  readonly place: BlockPlaces[T]
  readonly load: BlockLoad<T>
  /** The areas of its messages, besides those that every page needs. */
  readonly areas?: readonly Area[]
  /** Light of it falls on what stands around it, so it is painted without a frame of its own. */
  readonly reachesOut?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /** It stands at the side of its page, and what follows it beside it. */
  readonly aside?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /** What comes may be higher or lower than its skeleton, so that nothing stands below it before. */
  readonly unsteady?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /** Height in CSS pixels held while code and data load. */
  readonly height: (props: Omit<BlockProps<T>, 'id'>, skin: Skin) => number
  readonly calls?: (props: Omit<BlockProps<T>, 'id'>, scope: CallScope) => readonly CallRequest[]
}

/** States a block definition, keeping its own type. */
export function defineBlock<T extends BlockType>(
  definition: BlockDefinition<T>,
): BlockDefinition<T> {
  return definition
}

/** The definitions at hand, by type; all of them, a schema without a block does not compile (src/player/app). */
export type BlockCatalogue = { readonly [T in BlockType]?: BlockDefinition<T> }
