import type { Defaults } from './complete.ts'
import type { Schema } from './law.ts'
import type { Statements } from './merge-layer.ts'
import type { SchemaPlaces } from './schema-places.ts'
import { type Place, placeOf } from './source.ts'
import { toValue } from './tree.ts'

/** One layer's word on a value. */
export type Said = SaidByMerchant | SaidByPlatform

export interface SaidByMerchant extends Place {
  /** The merchant's code. */
  readonly layer: string
  readonly act: 'set' | 'removed'
  /** As typed; for a removal, what was removed. */
  readonly value: unknown
}

/** A default; `placeSaid` finds where it stands. */
export interface SaidByPlatform {
  readonly layer: typeof platformLayer
  readonly act: 'set'
  readonly schema: Schema
  readonly value: unknown
}

/** Where every value of a merchant came from. */
export interface Provenance {
  /** Everything said of the value at a dotted path, the platform first, the winner last. */
  readonly of: (path: string) => readonly Said[]
  readonly paths: () => readonly string[]
}

export const platformLayer = 'platform'

export function isDefault(said: Said): said is SaidByPlatform {
  return 'schema' in said
}

/** Where a layer said it; a default is looked for in schemas/ now, for most are never asked about. */
export function placeSaid(said: Said, places: SchemaPlaces): Place {
  return isDefault(said) ? places(said.schema) : said
}

export function createProvenance(statements: Statements, { own, shared }: Defaults): Provenance {
  const byPlatform = (path: string): Said[] => {
    const said = [own, ...shared].find((part) => part.has(path))?.get(path)
    if (!said) return []
    return [{ layer: platformLayer, act: 'set', ...said }]
  }
  return {
    of: (path) => [
      ...byPlatform(path),
      ...(statements.get(path) ?? []).map(({ layer, act, tree, span }) => ({
        layer,
        act,
        ...placeOf(span),
        value: toValue(tree),
      })),
    ],
    paths: () => [
      ...new Set([...statements.keys(), ...[own, ...shared].flatMap((part) => [...part.keys()])]),
    ],
  }
}
