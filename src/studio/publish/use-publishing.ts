import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type {
  PublishBody,
  PublishingState,
  RollbackBody,
} from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { type ServerState, useServerState } from '../state/use-server-state.ts'

export interface PublishState extends Omit<ServerState<PublishingState>, 'change'> {
  readonly isBusy: boolean
  /** True if a job ran since, so that its result is shown. */
  readonly showsRun: boolean
  /** Turns from a job that ended. */
  readonly leaveRun: () => void
  readonly publish: (body: PublishBody) => void
  readonly rollBack: (body: RollbackBody) => void
}

const isBusyIn = ({ run }: PublishingState): boolean => run?.state === 'busy'

/** Returns the state of publishing, also for a job that another page of the studio started. */
export function usePublishing(): PublishState {
  const ask = useStudioApi()
  const { change, ...known } = useServerState({
    key: ['readPublishing'],
    read: () => ask('readPublishing', { body: undefined }),
    interval: (state) => (isBusyIn(state) ? 400 : 0),
  })
  const [showsRun, setShowsRun] = useState(false)
  const isBusy = known.state !== undefined && isBusyIn(known.state)
  useEffect(() => {
    if (isBusy) setShowsRun(true)
  }, [isBusy])
  const begin = async (start: () => Promise<PublishingState>): Promise<void> => {
    // A job ends what is impact, so who asked for that lets go of it before.
    flushSync(() => setShowsRun(true))
    if (!(await change(start))) setShowsRun(false)
  }
  return {
    ...known,
    isBusy,
    showsRun: isBusy || showsRun,
    leaveRun: () => setShowsRun(false),
    publish: (body) => void begin(() => ask('publish', { body })),
    rollBack: (body) => void begin(() => ask('rollBack', { body })),
  }
}
