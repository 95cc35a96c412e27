import type { KeyboardEvent } from 'react'
import { useValues } from '../state/use-editor.tsx'
import { readOrder } from './read-pages.ts'
import { readKey } from './use-block-dragging.tsx'
import { useBlockEdits } from './use-block-edits.ts'

/** Alt with an arrow moves the block that has the focus, in any list whose rows have `data-key`. */
export function useMoveKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const values = useValues()
  const edits = useBlockEdits()
  return (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const row = event.target instanceof HTMLElement ? event.target.closest('[data-key]') : null
    const block = readKey(row?.getAttribute('data-key'))
    if (!event.altKey || by === undefined || !block) return
    event.preventDefault()
    event.stopPropagation()
    const at = readOrder(values, block.page).indexOf(block.id)
    if (at >= 0) edits.move(block, at + by)
  }
}
