import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../i18n/use-t.ts'
import { type Toast, useToasts } from '../../state/toasts.ts'
import { NotificationView } from '../../ui/NotificationView.tsx'
import { ToastView } from '../../ui/ToastView.tsx'
import { useTopModal } from '../../ui/top-modal.ts'
import styles from './Toasts.module.css'

/**
 * Short words over the page: toasts in its middle, notifications at top 65 and left 50 percent.
 * They stand inside the modal dialog that is open, for outside of it a screen reader hears nothing.
 */
export function Toasts(): ReactNode {
  const toasts = useToasts()
  const modal = useTopModal()
  const layer = <Layer toasts={toasts} />
  return modal ? createPortal(layer, modal) : layer
}

function Layer({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => showAbove(layer.current, { shown: newest !== undefined }), [newest])
  return (
    <div className={styles['layer']} ref={layer} popover="manual">
      {toasts.map((toast) => (
        <ToastOf key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** Puts the layer above whatever is open, where the browser can (Chrome 114, Safari 17). */
function showAbove(layer: HTMLElement | null, { shown }: { readonly shown: boolean }): void {
  // With its dialog it may be gone already; then it stands elsewhere in the next moment.
  if (!layer?.isConnected || !('togglePopover' in layer)) return
  layer.togglePopover(false)
  if (shown) layer.togglePopover(true)
}

function ToastOf({ toast: { kind, lines } }: { readonly toast: Toast }): ReactNode {
  const t = useT()
  const [text = ''] = lines
  if (kind === 'errors')
    return <NotificationView kind="error" text={t('dialog.problems')} lines={lines} />
  if (kind === 'notification') return <NotificationView kind="info" text={text} />
  return <ToastView kind={kind === 'loading' ? 'loading' : 'info'} text={text} />
}
