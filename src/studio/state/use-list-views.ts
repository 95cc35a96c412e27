import type { ListView } from '../navigation/navigation.ts'
import { useMay, useSession } from './session-context.tsx'

/** Lists the views of all merchants that whoever is signed in may open; undefined is the gallery. */
export function useListViews(): readonly (ListView | undefined)[] {
  const { isLocal } = useSession()
  const mayAudit = useMay('readAudit')
  return [undefined, 'flags', ...(!isLocal && mayAudit ? (['audit', 'tokens'] as const) : [])]
}
