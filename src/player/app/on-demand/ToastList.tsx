import { type ReactNode, useEffect } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { NotificationView } from '../../kit/controls/NotificationView.tsx'
import { ToastView } from '../../kit/controls/ToastView.tsx'
import { closeToast, type Toast } from '../../state/toasts.ts'

/** The toasts whose time runs. One that is drawn again, such as in a dialog that opens, keeps its time. */
const timed = new Set<number>()

/** Shows toasts in the middle of the page, and notifications at top 65 and left 50 percent (SPEC §2.61). */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  return toasts.map((toast) => <ToastItem key={toast.id} toast={toast} />)
}

function ToastItem({ toast }: { readonly toast: Toast }): ReactNode {
  const { id, kind, lines, ms } = toast
  const t = useT()
  useEffect(() => {
    if (timed.has(id)) return
    timed.add(id)
    setTimeout(() => closeToast(id), ms)
  }, [id, ms])
  const [text = ''] = lines
  if (kind === 'errors')
    return <NotificationView kind="error" text={t('dialog.problems')} lines={lines} />
  if (kind === 'notification') return <NotificationView kind="info" text={text} />
  return <ToastView kind={kind === 'loading' ? 'loading' : 'info'} text={text} />
}
