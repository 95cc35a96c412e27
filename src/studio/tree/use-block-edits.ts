import type { Edit } from '../../core/config/edit/edit.ts'
import { useT } from '../i18n/use-t.ts'
import { useDispatch, useValues } from '../state/use-editor.tsx'
import {
  addBlock,
  type BlockPlace,
  moveBlock,
  placeBlock,
  removeBlock,
  restoreBlock,
} from './edit-blocks.ts'

/** The edits of blocks. Each is one step of undo. */
export interface BlockEdits {
  /** Adds a block of a type below the others of a page. Returns its id. */
  readonly add: (page: string, type: string) => string
  /** Moves a block to an index among those that its page shows, from 0. */
  readonly move: (block: BlockPlace, to: number) => void
  readonly place: (block: BlockPlace) => void
  readonly remove: (block: BlockPlace) => void
  readonly restore: (block: BlockPlace) => void
}

/** Returns the functions that edit the blocks of the merchant that is open. */
export function useBlockEdits(): BlockEdits {
  const step = useT('steps')
  const values = useValues()
  const dispatch = useDispatch()
  const edit = (edits: readonly Edit[], name: string): void => {
    const ofFile = edits.map((one) => ({ file: values.file, edit: one }))
    if (ofFile.length > 0) dispatch({ act: 'edit', edits: ofFile, name })
  }
  return {
    add: (page, type) => {
      const { id, edits } = addBlock(values, page, type)
      edit(edits, step('add', { block: id }))
      return id
    },
    move: (block, to) => edit(moveBlock(values, block, to), step('move', { block: block.id })),
    place: (block) => edit(placeBlock(values, block), step('place', { block: block.id })),
    remove: (block) => edit(removeBlock(values, block), step('remove', { block: block.id })),
    restore: (block) => edit(restoreBlock(values, block), step('restore', { block: block.id })),
  }
}
