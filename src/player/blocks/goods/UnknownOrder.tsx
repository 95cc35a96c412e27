import type { ReactNode } from 'react'
import { pathToMallTab } from '../../components/parts/mall/mall-tab.ts'
import { UnknownResult } from '../../components/parts/money/UnknownResult.tsx'

/** Says that nobody knows yet whether points were spent, and leads to the history (SPEC §11.33). */
export function UnknownOrder({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  return <UnknownResult to={pathToMallTab('history')} onDismiss={onDismiss} />
}
