import type { ReactNode } from 'react'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { usePlace } from '../navigation/navigation.ts'
import { useValues } from '../state/use-editor.tsx'
import { NotesPanel } from '../together/NotesPanel.tsx'
import { readBlocks, readPages } from '../tree/read-pages.ts'
import { rowOf, sections, viewOf } from '../tree/view.ts'

/** The notes beside what is open. */
export function PlaceNotes({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT('together')
  const tree = useT('tree')
  const formatKey = useFormatKey()
  const values = useValues()
  const { path } = usePlace()
  const nameOf = (place: string): string => {
    if (place === '') return t('notes.merchant')
    const view = viewOf(place)
    if (view.kind === 'block') return `${formatKey(view.page)} › ${view.id}`
    if (view.kind === 'page') return formatKey(view.page)
    const section = sections.find((one) => one.path === place)
    return section ? tree(`section.${section.path}`) : place
  }
  const isGone = (place: string): boolean => {
    const view = viewOf(place)
    if (view.kind === 'page') return !readPages(values).some(({ page }) => page === view.page)
    if (view.kind !== 'block') return false
    const block = readBlocks(values, view.page).find(({ id }) => id === view.id)
    return block === undefined || block.state === 'removed'
  }
  return <NotesPanel place={rowOf(path)} nameOf={nameOf} isGone={isGone} onClose={onClose} />
}
