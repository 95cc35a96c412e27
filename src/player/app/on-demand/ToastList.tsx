import type { ReactNode } from 'react'
import { NotificationView } from '../../components/ui/NotificationView.tsx'
import { ToastView } from '../../components/ui/ToastView.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { Toast } from '../../state/toasts.ts'

/** Shows toasts in the middle of the page, and notifications at top 65 and left 50 percent (SPEC §2.61). */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  return toasts.map((toast) => <ToastItem key={toast.id} toast={toast} />)
}

function ToastItem({ toast: { kind, lines } }: { readonly toast: Toast }): ReactNode {
  const t = useT()
  const [text = ''] = lines
  if (kind === 'errors')
    return <NotificationView kind="error" text={t('dialog.problems')} lines={lines} />
  if (kind === 'notification') return <NotificationView kind="info" text={text} />
  return <ToastView kind={kind === 'loading' ? 'loading' : 'info'} text={text} />
}
