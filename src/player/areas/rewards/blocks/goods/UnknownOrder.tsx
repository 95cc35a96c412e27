import type { ReactNode } from 'react'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { pathToMallTab } from '../../parts/mall-tab.ts'

/** Says that nobody knows yet whether points were spent, and leads to the history (SPEC §11.33). */
export function UnknownOrder({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  return <UnknownResult to={pathToMallTab('history')} onDismiss={onDismiss} />
}
