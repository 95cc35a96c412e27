import { useMemo } from 'react'
import { useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useLoaded } from '../state/use-loaded.ts'
import { useStudioEvents } from './events-context.tsx'

const none: ReadonlyMap<string, number> = new Map()

/** Returns the number of open notes by merchant; of none where there is no team, or while they are not known. */
export function useOpenNotes(): ReadonlyMap<string, number> {
  const { isLocal } = useSession()
  const ask = useStudioApi()
  const loaded = useLoaded(isLocal ? null : ['openNotes'], () =>
    ask('listMyNotes', { body: undefined }),
  )
  useStudioEvents(({ kind, notes }) => {
    if (kind === 'missed' || notes) loaded.again()
  })
  const open = loaded.state === 'loaded' ? loaded.value.open : undefined
  return useMemo(
    () => (open ? new Map(open.map(({ merchant, count }) => [merchant, count])) : none),
    [open],
  )
}
