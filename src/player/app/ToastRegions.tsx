import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../components/ui/top-modal.ts'
import { type Toast, useToasts } from '../state/toasts.ts'
import styles from './ToastRegions.module.css'

export interface ToastRegionsProps {
  /** Draws toasts; its code may come with the first of them. */
  readonly List: ComponentType<{ readonly toasts: readonly Toast[] }>
}

/**
 * Where toasts are shown and read out. A screen reader reads what comes into a live region that is
 * there already, so the regions stand empty until then: one in the page, and one in the modal dialog
 * on top, because a screen reader reads nothing outside of it.
 */
export function ToastRegions({ List }: ToastRegionsProps): ReactNode {
  const toasts = useToasts()
  const modal = useTopModal()
  return (
    <>
      <Region List={List} toasts={modal ? [] : toasts} />
      {modal && createPortal(<Region List={List} toasts={toasts} />, modal)}
    </>
  )
}

interface RegionProps extends ToastRegionsProps {
  readonly toasts: readonly Toast[]
}

function Region({ toasts, List }: RegionProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => showAbove(layer.current, { shown: newest !== undefined }), [newest])
  return (
    <div className={styles['layer']} ref={layer} popover="manual">
      <div role="status">
        <Toasts List={List} toasts={toasts.filter(({ kind }) => kind !== 'errors')} />
      </div>
      <div role="alert">
        <Toasts List={List} toasts={toasts.filter(({ kind }) => kind === 'errors')} />
      </div>
    </div>
  )
}

function Toasts({ toasts, List }: RegionProps): ReactNode {
  return toasts.length > 0 ? (
    <Suspense>
      <List toasts={toasts} />
    </Suspense>
  ) : null
}

/** Puts the layer above whatever is open, where the browser can (Chrome 114, Safari 17). */
function showAbove(layer: HTMLElement | null, { shown }: { readonly shown: boolean }): void {
  // With its dialog it may be gone already; then it stands elsewhere in the next moment.
  if (!layer?.isConnected || !('togglePopover' in layer)) return
  layer.togglePopover(false)
  if (shown) layer.togglePopover(true)
}
