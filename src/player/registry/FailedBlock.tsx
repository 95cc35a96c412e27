import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { Notice } from '../components/ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'

export interface FailedBlockProps {
  readonly block: PlannedBlock
  readonly onRetry: () => void
}

/** Shows an error with a retry button in place of a block that failed. */
export function FailedBlock({ block, onRetry }: FailedBlockProps): ReactNode {
  const t = useT()
  return (
    <section data-block={block.id} data-type={block.type} data-state="failed">
      <Notice
        kind="error"
        line={t('error.block')}
        action={{ label: t('common.retry'), onPress: onRetry }}
      />
    </section>
  )
}
