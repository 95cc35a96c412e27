import type { CallName } from '../calls.ts'
import type { FlagName } from '../flags.ts'
import type { BlockMap, BlockType, Condition } from '../generated/config.ts'
import type { platformSettings } from '../live-settings.ts'

/** What code reads of a gateway. */
export interface Reads {
  readonly flags?: readonly FlagName[]
  readonly settings?: readonly (typeof platformSettings)[number][]
  /** The calls that it makes, and those whose answers it reads. */
  readonly calls?: readonly CallName[]
}

/** What a page, or a part of the frame, reads beside its blocks. */
export interface PageReads extends Omit<Reads, 'flags'> {
  /** What it shows only while a flag is on, as the object of a sentence, by flag. */
  readonly flags?: { readonly [F in FlagName]?: string }
}

export type PlacedBlock<T extends BlockType> = Pick<BlockMap[T], 'variant' | 'settings'>

/** What the component of a block type reads: in every variant, and in some of them. */
export interface BlockReads<T extends BlockType> extends Reads {
  readonly variants?: { readonly [V in BlockMap[T]['variant']]?: Reads }
  /** Returns the flags that a placed block reads, if its settings decide that; otherwise it reads all of `flags`. */
  readonly flagsOf?: (block: PlacedBlock<T>) => readonly string[]
  /** Returns the condition under which its component shows anything; undefined if it always does. */
  readonly draws?: (block: PlacedBlock<T>) => Condition | undefined
}

/** The settings that every amount of money is written with. */
export const currencySettings = ['currencyDigits', 'currencySymbol'] as const
