import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { enterModal } from './top-modal.ts'

/** A press on the mask counts only after this many milliseconds (SPEC §2.60). */
const maskDelay = 300
/** A prompt's input gets the focus after this many milliseconds (SPEC §2.60). */
const promptDelay = 500

export interface ModalOptions {
  readonly onClose: () => void
  readonly focus: 'none' | 'prompt'
}

export interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly tabIndex: -1
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Keeps a `<dialog>` modal while it is mounted: opens it, closes it on Escape or a tap on the mask, and
 * returns the focus.
 */
export function useModal({ onClose, focus }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const opened = useRef(0)

  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    opened.current = performance.now()
    if (dialog && !dialog.open) dialog.showModal()
    dialog?.focus({ preventScroll: true })
    const leave = dialog && enterModal(dialog)
    return () => {
      leave?.()
      dialog?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    if (focus !== 'prompt') return
    const timer = setTimeout(() => ref.current?.querySelector('input')?.focus(), promptDelay)
    return () => clearTimeout(timer)
  }, [focus])

  return {
    ref,
    tabIndex: -1,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onClick: (event) => {
      const onMask = event.target === ref.current
      if (onMask && performance.now() - opened.current >= maskDelay) onClose()
    },
  }
}
