import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublishBody, PublishingState } from '../../contract/generated/workshop.ts'
import { useWatched, type Watched } from '../state/use-watched.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface Publishing extends Omit<Watched<PublishingState>, 'take'> {
  readonly isBusy: boolean
  /** Whether a job was begun or under way since, so that how it ends is told. */
  readonly tellsRun: boolean
  /** Turns from a job that ended. */
  readonly leaveRun: () => void
  readonly publish: (wish: PublishBody) => void
  readonly rollBack: (release: string) => void
}

const isBusyIn = ({ run }: PublishingState): boolean => run?.state === 'busy'

/** What the workshop publishes, also what another page of the studio began. */
export function usePublishing(): Publishing {
  const ask = useWorkshop()
  const read = useCallback(() => ask('readPublishing', { body: undefined }), [ask])
  const { take, ...watched } = useWatched({ read, isMoving: isBusyIn, often: 400 })
  const [tellsRun, setTellsRun] = useState(false)
  const isBusy = watched.state !== undefined && isBusyIn(watched.state)
  useEffect(() => {
    if (isBusy) setTellsRun(true)
  }, [isBusy])
  const begin = (start: () => Promise<PublishingState>): void => {
    // A job ends what is foreseen, so who asked for that lets go of it before.
    flushSync(() => setTellsRun(true))
    const asked = start()
    asked.catch(() => setTellsRun(false))
    void take(asked)
  }
  return {
    ...watched,
    isBusy,
    tellsRun: isBusy || tellsRun,
    leaveRun: () => setTellsRun(false),
    publish: (body) => begin(() => ask('publish', { body })),
    rollBack: (release) => begin(() => ask('rollBack', { body: { release } })),
  }
}
