import { useCallback } from 'react'
import type { PublishBody, PublishingState } from '../../contract/generated/workshop.ts'
import { useWatched, type Watched } from '../state/use-watched.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface Publishing extends Omit<Watched<PublishingState>, 'take'> {
  readonly publish: (wish: PublishBody) => void
  readonly rollBack: (release: string) => void
}

const isBusy = ({ run }: PublishingState): boolean => run?.state === 'busy'

/** What the workshop publishes, also what another page of the studio began. */
export function usePublishing(): Publishing {
  const ask = useWorkshop()
  const read = useCallback(() => ask('readPublishing', { body: undefined }), [ask])
  const { take, ...watched } = useWatched({ read, isMoving: isBusy, often: 400 })
  return {
    ...watched,
    publish: (body) => void take(ask('publish', { body })),
    rollBack: (release) => void take(ask('rollBack', { body: { release } })),
  }
}
