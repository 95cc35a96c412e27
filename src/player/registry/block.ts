import type { ComponentType } from 'react'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import type { FlagName } from '../../core/contract/flags.ts'
import type { BlockMap, BlockPlaces, BlockType } from '../../core/contract/generated/config.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Area } from '../i18n/message-key.ts'

export type BlockSettings<T extends BlockType> = BlockMap[T]['settings']
export type BlockVariant<T extends BlockType> = BlockMap[T]['variant']

export interface BlockProps<T extends BlockType> {
  readonly id: string
  readonly variant: BlockVariant<T>
  readonly settings: BlockSettings<T>
}

/** A call that a block declares, so that its data loads in parallel with its code. */
export type BlockCall = {
  [N in CallName]: { readonly call: N; readonly query: CallQuery<N> }
}[CallName]

/** The values that the calls of a block may depend on. */
export interface CallScope {
  readonly skin: Skin
  readonly language: string
  readonly signedIn: boolean
  /** True for a member or an agent; the gateway refuses a trial account the calls about an account. */
  readonly realAccount: boolean
  /**
   * Returns whether a flag is on; undefined until the facts of this visit have come or failed. A call that a flag
   * allows waits for it, because the gateway refuses the call where the flag is off.
   */
  readonly allows: (flag: FlagName) => boolean | undefined
}

/** The region of a block: the page, or a part of the shell. */
export type BlockPlace = BlockPlaces[BlockType]

export type BlockLoader<T extends BlockType> = () => Promise<{
  readonly default: ComponentType<BlockProps<T>>
}>

/** The visitors that a block has separate code for. Trial accounts and agents count as members. */
export type Who = 'guest' | 'member'

/** The loaders of a block's code: one for all variants, or one for each variant, which may differ for guests and members. */
export type BlockLoad<T extends BlockType> =
  | BlockLoader<T>
  | { readonly [V in BlockVariant<T>]: BlockLoader<T> | Readonly<Record<Who, BlockLoader<T>>> }

/** A block type's properties that are known before its code is loaded. */
export interface BlockDefinition<T extends BlockType> {
  readonly type: T
  readonly place: BlockPlaces[T]
  readonly load: BlockLoad<T>
  /** The areas of its messages, in addition to those of every page. */
  readonly areas?: readonly Area[]
  /** Returns true if the block paints outside of its box, so that its frame must not clip it. */
  readonly reachesOut?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /** Returns true if the block leaves room for a header that lies on it, where it is the first of its page. */
  readonly underHeader?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /** Returns true if the block is a sidebar: the blocks after it are laid out beside it. */
  readonly aside?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /**
   * Returns true if the block's height may differ from its skeleton's. No block is shown below it before it
   * has loaded.
   */
  readonly unsteady?: (props: Omit<BlockProps<T>, 'id'>) => boolean
  /** The height in CSS pixels that is reserved while code and data load. */
  readonly height: (props: Omit<BlockProps<T>, 'id'>, skin: Skin) => number
  /** Returns the times, each with its offset, after which the block is drawn in another way. */
  readonly turns?: (props: Omit<BlockProps<T>, 'id'>) => readonly string[]
  /** Returns the calls that the block makes at once; null while the gateway has not answered whether it allows them. */
  readonly calls?: (
    props: Omit<BlockProps<T>, 'id'>,
    scope: CallScope,
  ) => readonly BlockCall[] | null
}

/** Returns a block definition with its own type. */
export function defineBlock<T extends BlockType>(
  definition: BlockDefinition<T>,
): BlockDefinition<T> {
  return definition
}

/** The loaded block definitions by type. Once all are loaded, a schema without a block does not compile (src/player/app). */
export type BlockCatalogue = { readonly [T in BlockType]?: BlockDefinition<T> }
