import {
  type DragAndDropHooks,
  DropIndicator,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop'
import { useValues } from '../state/use-editor.tsx'
import type { BlockPlace } from './edit-blocks.ts'
import styles from './MerchantTree.module.css'
import { type PageRow, readOrder } from './read-pages.ts'
import { useBlockEdits } from './use-block-edits.ts'

/** Lets blocks be dragged between the blocks of their page, by pointer and by keys. */
export function useBlockDragging(pages: readonly PageRow[]): DragAndDropHooks<unknown> {
  const values = useValues()
  const edits = useBlockEdits()
  const isPlaced = ({ page, id }: BlockPlace): boolean =>
    pages
      .find((row) => row.page === page)
      ?.blocks.some((block) => block.id === id && block.state === 'placed') === true
  let dragged: BlockPlace | undefined
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const block = readKey(key)
        return block && isPlaced(block) ? [{ 'text/plain': block.id, page: block.page }] : []
      }),
    onDragStart: ({ keys }) => {
      dragged = readKey([...keys][0])
    },
    getDropOperation: (target, types) => {
      if (target.type !== 'item' || target.dropPosition === 'on' || !types.has('page'))
        return 'cancel'
      const over = readKey(target.key)
      const isHere = over && isPlaced(over) && (!dragged || dragged.page === over.page)
      return isHere ? 'move' : 'cancel'
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles['drop'] ?? ''} />
    ),
    onReorder: ({ keys, target }) => {
      const block = readKey([...keys][0])
      const over = readKey(target.key)
      if (!block || !over || block.page !== over.page) return
      const others = readOrder(values, block.page).filter((id) => id !== block.id)
      const at = others.indexOf(over.id) + (target.dropPosition === 'after' ? 1 : 0)
      edits.move(block, at)
    },
  })
  return dragAndDropHooks
}

/** The block that a row of the tree is. */
export function readKey(key: unknown): BlockPlace | undefined {
  const [pages, page, blocks, id] = String(key).split('.')
  return pages === 'pages' && blocks === 'blocks' && page && id ? { page, id } : undefined
}
