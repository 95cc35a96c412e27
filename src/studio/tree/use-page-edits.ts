import type { Edit } from '../../core/config/edit/edit.ts'
import type { OwnPageId } from '../../core/contract/own-pages.ts'
import { useT } from '../i18n/use-t.ts'
import { useDispatch, useValues } from '../state/use-editor.tsx'
import { addPage, type NewPage, removePage, restorePage } from './edit-pages.ts'

/** The edits of own pages. Each is one step of undo. */
export interface PageEdits {
  /** Adds a page without blocks. Returns its id. */
  readonly add: (page: NewPage) => OwnPageId
  readonly remove: (page: OwnPageId) => void
  readonly restore: (page: OwnPageId) => void
}

/** Returns the functions that edit the own pages of the merchant that is open. */
export function usePageEdits(): PageEdits {
  const step = useT('steps')
  const values = useValues()
  const dispatch = useDispatch()
  const edit = (edits: readonly Edit[], name: string): void => {
    const ofFile = edits.map((one) => ({ file: values.file, edit: one }))
    dispatch({ act: 'edit', edits: ofFile, name })
  }
  return {
    add: (page) => {
      const { id, edits } = addPage(values, page)
      edit(edits, step('add', { block: id }))
      return id
    },
    remove: (page) => edit(removePage(values, page), step('remove', { block: page })),
    restore: (page) => edit(restorePage(page), step('restore', { block: page })),
  }
}
