import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useConnection } from '../../state/connection.ts'
import { Button } from '../controls/Button.tsx'
import { Sheet, type SheetProps } from '../controls/Sheet.tsx'
import styles from './ConfirmSheet.module.css'

export interface ConfirmSheetProps
  extends Pick<SheetProps, 'title' | 'onClose' | 'ornament' | 'icon'> {
  /** The label of the button. */
  readonly confirm: string
  readonly busy: boolean
  readonly onConfirm: () => Promise<void>
  /** What is about to be sent. */
  readonly children: ReactNode
}

/** Repeats what is about to be sent, with the one button that sends it (SPEC §12.19). It stays open while that runs. */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const { confirm, busy, onConfirm, onClose, children, ...sheet } = props
  const t = useT()
  const offline = useConnection() === 'offline'
  return (
    <Sheet {...sheet} cancel={t('common.cancel')} onClose={busy ? () => undefined : onClose}>
      {children}
      <div className={styles['action']} data-part="action">
        <Button
          variant="accent"
          size="large"
          wide
          busy={busy}
          disabled={offline}
          onClick={() => void onConfirm()}
        >
          {confirm}
        </Button>
      </div>
    </Sheet>
  )
}
