import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Note, NoteList } from '../../core/contract/generated/studio-api.ts'
import { useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { type ServerState, useServerState } from '../state/use-server-state.ts'
import { useStudioEvents } from './events-context.tsx'

interface MerchantNotes extends ServerState<NoteList> {
  /** The number of open notes by the place that they are about. */
  readonly counts: ReadonlyMap<string, number>
  readonly open: number
}

const NotesContext = createContext<MerchantNotes | undefined>(undefined)

/** Loads the notes of the open merchant, and again when a colleague changes them; nothing where there is no team. */
export function NotesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { isLocal } = useSession()
  return isLocal ? children : <LoadedNotes>{children}</LoadedNotes>
}

function LoadedNotes({ children }: { readonly children: ReactNode }): ReactNode {
  const ask = useStudioApi()
  const merchant = useMerchantCode()
  const notes = useServerState({
    key: ['listNotes', merchant],
    read: () => ask('listNotes', { merchant, body: undefined }),
  })
  const { state, problem, change, again } = notes
  useStudioEvents(({ kind, notes: changed }) => {
    if (kind === 'missed' || changed?.merchant === merchant) again()
  })
  const value = useMemo(
    () => ({ state, problem, change, again, ...countNotes(state?.notes ?? []) }),
    [state, problem, change, again],
  )
  return <NotesContext value={value}>{children}</NotesContext>
}

/** Returns the notes of the open merchant; undefined where there is no team. */
export function useNotes(): MerchantNotes | undefined {
  return use(NotesContext)
}

function countNotes(notes: readonly Note[]): Pick<MerchantNotes, 'counts' | 'open'> {
  const open = notes.filter(({ resolved }) => !resolved)
  const counts = new Map<string, number>()
  for (const { place } of open) counts.set(place, (counts.get(place) ?? 0) + 1)
  return { counts, open: open.length }
}
