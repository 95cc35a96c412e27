import type { UsualWords } from '../../core/config/schema-registry.ts'
import type { Path } from '../../core/config/tree.ts'
import type { Values } from '../state/values.ts'

/** Returns the key of the message that is shown at a path by default. */
export function defaultMessageOf(
  usual: UsualWords | undefined,
  path: Path,
  values: Pick<Values, 'shown'>,
): string | undefined {
  if (usual === undefined || typeof usual === 'string') return usual
  const value = decidedBy(usual.by, path, values)
  return typeof value === 'string' && Object.hasOwn(usual.keys, value)
    ? usual.keys[value]
    : undefined
}

function decidedBy(by: string, path: Path, { shown }: Pick<Values, 'shown'>): unknown {
  const map = path.slice(0, -1)
  if (by === '$name') return map.at(-1)
  const above = by.startsWith('../')
  return shown(above ? [...map.slice(0, -1), by.slice('../'.length)] : [...map, by])
}
