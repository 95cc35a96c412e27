import type { KeyboardEvent } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDispatch, useValues } from '../state/use-editor.tsx'
import { moveBlock } from './edit-blocks.ts'
import { readOrder } from './read-pages.ts'
import { readKey } from './use-block-dragging.tsx'

/** Alt with an arrow moves the block that has the focus, in any list whose rows have `data-key`. */
export function useMoveKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const step = useT('steps')
  const values = useValues()
  const dispatch = useDispatch()
  return (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const row = event.target instanceof HTMLElement ? event.target.closest('[data-key]') : null
    const block = readKey(row?.getAttribute('data-key'))
    if (!event.altKey || by === undefined || !block) return
    event.preventDefault()
    event.stopPropagation()
    const at = readOrder(values, block.page).indexOf(block.id)
    const edits = at < 0 ? [] : moveBlock(values, block, at + by)
    const made = edits.map((edit) => ({ file: values.file, edit }))
    if (made.length > 0)
      dispatch({ act: 'edit', edits: made, name: step('move', { block: block.id }) })
  }
}
