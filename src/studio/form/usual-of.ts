import type { UsualWords } from '../../config/law.ts'
import type { Path } from '../../config/tree.ts'
import type { Values } from '../state/values.ts'

/** The key of the message that stands for words at a path while none are said there. */
export function usualOf(
  usual: UsualWords | undefined,
  path: Path,
  values: Pick<Values, 'shown'>,
): string | undefined {
  if (usual === undefined || typeof usual === 'string') return usual
  const said = values.shown([...path.slice(0, -1), usual.by])
  return typeof said === 'string' && Object.hasOwn(usual.keys, said) ? usual.keys[said] : undefined
}
