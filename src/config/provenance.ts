import type { Defaults } from './complete.ts'
import type { Statements } from './merge-layer.ts'
import { placeOf } from './source.ts'
import { toValue } from './tree.ts'

/** One layer's word on a value. */
export interface Said {
  /** The merchant's code, or `platform` for a default. */
  readonly layer: string
  readonly act: 'set' | 'removed'
  readonly file: string
  readonly line: number
  readonly column: number
  /** As typed; for a removal, what was removed. */
  readonly value: unknown
}

/** Where every value of a merchant came from. */
export interface Provenance {
  /** Everything said of the value at a dotted path, the platform first, the winner last. */
  readonly of: (path: string) => readonly Said[]
  readonly paths: () => readonly string[]
}

export const platformLayer = 'platform'

export function createProvenance(statements: Statements, { own, shared }: Defaults): Provenance {
  const byPlatform = (path: string): Said[] => {
    const said = [own, ...shared].find((part) => part.has(path))?.get(path)
    if (!said) return []
    return [{ layer: platformLayer, act: 'set', line: 1, column: 1, ...said }]
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
