import type { ReactNode } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { ArchiveWindow } from './ArchiveWindow.tsx'
import { DeletionWindow } from './DeletionWindow.tsx'
import { DuplicateWindow } from './DuplicateWindow.tsx'
import type { MerchantAction } from './MerchantMenu.tsx'
import { RenameWindow } from './RenameWindow.tsx'

/** What is done to a whole merchant, and to which. */
export interface ChosenAction {
  readonly action: MerchantAction
  readonly merchant: MerchantSummary
}

export interface ActionWindowProps extends ChosenAction {
  /** Called with true after something was done to it. */
  readonly onClose: (isDone: boolean) => void
}

/** The window of an action of a merchant. */
export function ActionWindow({ action, merchant, onClose }: ActionWindowProps): ReactNode {
  if (action === 'delete') return <DeletionWindow merchant={merchant} onClose={onClose} />
  if (action === 'rename') return <RenameWindow merchant={merchant} onClose={onClose} />
  if (action === 'duplicate')
    return <DuplicateWindow merchant={merchant} onClose={() => onClose(false)} />
  return <ArchiveWindow merchant={merchant} action={action} onClose={onClose} />
}
