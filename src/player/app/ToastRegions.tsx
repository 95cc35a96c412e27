import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../kit/controls/top-modal.ts'
import { type Toast, useToasts } from '../state/toasts.ts'
import styles from './ToastRegions.module.css'

export interface ToastRegionsProps {
  /** Renders toasts. Its code may load with the first of them. */
  readonly List: ComponentType<{ readonly toasts: readonly Toast[] }>
}

/**
 * Shows toasts in live regions. A screen reader announces text that enters a live region only if the
 * region already exists, so the regions are rendered empty: one in the page, and one in the topmost
 * modal dialog, because a screen reader ignores everything outside of that dialog.
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

/** Raises the layer above every open dialog, where the browser supports popovers (Chrome 114, Safari 17). */
function showAbove(layer: HTMLElement | null, { shown }: { readonly shown: boolean }): void {
  // A layer that was removed with its dialog is rendered elsewhere in the next commit.
  if (!layer?.isConnected || !('togglePopover' in layer)) return
  layer.togglePopover(false)
  if (shown) layer.togglePopover(true)
}
