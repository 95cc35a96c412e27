import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { OwnBlock } from '../../core/contract/generated/config.ts'
import type { OwnBlockCode } from '../../core/contract/skin.ts'
import type { AddressOf } from './address.ts'
import { contentHash } from './content-hash.ts'

/** The code of an own block as the player loads it. */
export interface BlockCode {
  /**
   * A module whose default export is a function: it takes `require`, which returns the modules of `blockModules`, and
   * returns the exports of `block.tsx`, with the component as `default`.
   */
  readonly script: string
  /** Its style sheet; empty without one. */
  readonly css: string
}

/** The code of an own block with its description. */
export interface CompiledBlock extends BlockCode {
  readonly block: OwnBlock
}

/** The own blocks of a workspace, by type, as plain data. */
export type CompiledBlocks = ReadonlyMap<string, CompiledBlock>

/** The own blocks that a merchant places. */
export interface PlacedOwnBlocks {
  /** What the skin has of each, by type. */
  readonly code: Readonly<Record<string, OwnBlockCode>>
  /** Their scripts by type. */
  readonly scripts: ReadonlyMap<string, string>
  /** Their files by path among the merchant's files. */
  readonly files: ReadonlyMap<string, string>
}

interface OwnBlockNeeds {
  readonly ownBlocks: CompiledBlocks
  readonly addressOf: AddressOf
  /** The areas of the messages that the merchant has. */
  readonly areas: ReadonlySet<string>
}

/** Gives addresses to the own blocks that a merchant places on any page; undefined if it places none. */
export function addressOwnBlocks(
  { code, pages }: Pick<ResolvedMerchant, 'code' | 'pages'>,
  { ownBlocks, addressOf, areas }: OwnBlockNeeds,
): PlacedOwnBlocks | undefined {
  if (ownBlocks.size === 0) return undefined
  const blocks = Object.values(pages).flatMap((page) => Object.values(page.blocks))
  const types = new Set<string>(
    blocks.flatMap((block) => (block ? [block.type, block.fallback?.type ?? block.type] : [])),
  )
  const placed = [...ownBlocks].filter(([type]) => types.has(type))
  if (placed.length === 0) return undefined
  const files = new Map<string, string>()
  const add = (path: string, text: string): string => {
    files.set(path, text)
    return addressOf({ code, path, hash: contentHash(text) })
  }
  const described = placed.map(([type, { script, css, block }]): [string, OwnBlockCode] => [
    type,
    {
      script: add(`blocks/${type}.js`, script),
      ...(css !== '' && { style: add(`blocks/${type}.css`, css) }),
      ...(areas.has(type) && { words: true as const }),
      height: block.height,
    },
  ])
  return {
    code: Object.fromEntries(described),
    scripts: new Map(placed.map(([type, { script }]) => [type, script])),
    files,
  }
}
