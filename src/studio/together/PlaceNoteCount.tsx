import type { ReactNode } from 'react'
import { NoteCount } from './NoteCount.tsx'
import { useNotes } from './notes-context.tsx'

/** Shows the number of open notes about a place of the open merchant. */
export function PlaceNoteCount({ place }: { readonly place: string }): ReactNode {
  return <NoteCount count={useNotes()?.counts.get(place) ?? 0} />
}
