import type { BlockMap, BlockType, Condition } from '../generated/config.ts'
import { blockReads } from './block-reads.ts'
import type { Reads } from './reads.ts'

/** A block whose type is only known at run time, with settings that its schema accepts. */
export interface AnyBlock {
  readonly type: string
  readonly variant: string
  readonly settings: object
}

/** Everything that a placed block reads of a gateway. */
export interface PlacedReads extends Record<keyof Reads, readonly string[]> {
  /** The condition under which it shows anything; undefined if it always does. */
  readonly draws: Condition | undefined
}

const none: PlacedReads = { flags: [], settings: [], calls: [], draws: undefined }

/** What the components of a workspace's own blocks read, by type. */
let ownReads: ReadonlyMap<string, Partial<PlacedReads>> = new Map()

/** Makes known what the components of a workspace's own blocks read, in place of those set before. */
export function setOwnReads(reads: ReadonlyMap<string, Partial<PlacedReads>>): void {
  ownReads = reads
}

/** Returns what the component of a placed block reads; nothing for an unknown type. */
export function readsOf(block: AnyBlock): PlacedReads {
  return isKnown(block) ? readsOfKnown(block) : { ...none, ...ownReads.get(block.type) }
}

function readsOfKnown<T extends BlockType>(
  block: Pick<BlockMap[T], 'variant' | 'settings'> & { readonly type: T },
): PlacedReads {
  const row = blockReads[block.type]
  const own = new Map<string, Reads>(Object.entries(row.variants ?? {})).get(block.variant) ?? {}
  const join = (kind: keyof Reads): readonly string[] => [
    ...(row[kind] ?? []),
    ...(own[kind] ?? []),
  ]
  return {
    flags: row.flagsOf?.(block) ?? join('flags'),
    settings: join('settings'),
    calls: join('calls'),
    draws: row.draws?.(block),
  }
}

/** The settings of a known type have its shape, because an invalid block is not placed. */
function isKnown(block: AnyBlock): block is BlockMap[BlockType] {
  return Object.hasOwn(blockReads, block.type)
}
