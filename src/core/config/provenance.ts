import { readOnce } from './cached-by.ts'
import type { Defaults } from './complete.ts'
import type { Statements } from './merge-layer.ts'
import type { SchemaPlaces } from './schema-places.ts'
import type { Schema } from './schema-registry.ts'
import { type Place, placeOf } from './source.ts'
import { toValue } from './tree.ts'

/** A layer's change of a value, or the platform's default for it. */
export type ProvenanceEntry = MerchantEntry | PlatformEntry

export interface MerchantEntry extends Place {
  /** The merchant's code. */
  readonly layer: string
  readonly act: 'set' | 'removed'
  /** The value that was set or removed. */
  readonly value: unknown
}

/** A default of the platform. `placeOfEntry` returns its place. */
export interface PlatformEntry {
  readonly layer: typeof platformLayer
  readonly act: 'set'
  readonly schema: Schema
  readonly value: unknown
}

/** The origin of every value of a merchant. */
export interface Provenance {
  /** Returns the entries of the value at a dotted path: the platform's default first, the effective one last. */
  readonly of: (path: string) => readonly ProvenanceEntry[]
  readonly paths: () => readonly string[]
}

export const platformLayer = 'platform'

export function isDefault(entry: ProvenanceEntry): entry is PlatformEntry {
  return 'schema' in entry
}

/** Returns the place of an entry. The place of a default is searched only now, because most are never needed. */
export function placeOfEntry(entry: ProvenanceEntry, places: SchemaPlaces): Place {
  return isDefault(entry) ? places(entry.schema) : entry
}

/** The two things that the origins of values are read from. */
export interface Origins {
  readonly statements: Statements
  readonly defaults: Defaults
}

/** Creates the provenance of a merchant; `read` is called when somebody asks for the first origin. */
export function createProvenance(read: () => Origins): Provenance {
  const origins = readOnce(read)
  const defaultAt = (path: string): ProvenanceEntry[] => {
    const found = origins().defaults.get(path)
    return found ? [{ layer: platformLayer, act: 'set', ...found }] : []
  }
  return {
    of: (path) => [
      ...defaultAt(path),
      ...(origins().statements.get(path) ?? []).map(({ layer, act, tree, span }) => ({
        layer,
        act,
        ...placeOf(span),
        value: toValue(tree),
      })),
    ],
    paths: () => [...new Set([...origins().statements.paths(), ...origins().defaults.keys()])],
  }
}
