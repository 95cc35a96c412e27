import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { PeopleEvent, StudioEvent } from '../../core/contract/generated/studio-api.ts'
import { StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useReload } from '../state/use-reload.ts'
import { type OpenEventStream, watchEvents } from './watch-events.ts'

type Hear = (event: StudioEvent) => void

interface StudioEvents {
  /** Calls back with each event; returns the function that ends it. */
  readonly subscribe: (hear: Hear) => () => void
  /** True while the page does not hear of what colleagues do. */
  readonly isLost: boolean
  /** The other people who have the merchant open, as it was heard last. */
  readonly people: PeopleEvent | undefined
}

const EventsContext = createContext<StudioEvents>({
  subscribe: () => () => {},
  isLost: false,
  people: undefined,
})

export interface EventsProviderProps {
  /** Absent where there is no team. */
  readonly open?: OpenEventStream | undefined
  /** The merchant that the page has open. */
  readonly merchant?: string | undefined
  readonly children: ReactNode
}

/** Hears what colleagues do, for as long as somebody of a team is signed in. */
export function EventsProvider({ open, merchant, children }: EventsProviderProps): ReactNode {
  const { isLocal } = useSession()
  const ask = useStudioApi()
  const reload = useReload()
  const hearers = useRef(new Set<Hear>())
  const [isLost, setLost] = useState(false)
  // It may come before anybody shows it.
  const [people, setPeople] = useState<PeopleEvent>()
  useEffect(() => {
    if (isLocal || !open) return
    return watchEvents({
      open,
      merchant,
      onEvent: (event) => {
        if (event.people) setPeople(event.people)
        // The roles of whoever is signed in may name it.
        if (event.renamed) reload(['readSession'])
        for (const hear of hearers.current) hear(event)
      },
      onState: (isOpen) => setLost(!isOpen),
      askWhy: () =>
        ask('readSession', { body: undefined }).then(
          () => true,
          (cause: unknown) => {
            const isOver = cause instanceof StudioApiError && cause.refusal.code === 'signed-out'
            // Nothing is tried again, and the studio offers the sign-in.
            if (isOver) setLost(false)
            return !isOver
          },
        ),
    })
  }, [isLocal, open, merchant, ask, reload])
  const subscribe = useCallback((hear: Hear) => {
    hearers.current.add(hear)
    return () => void hearers.current.delete(hear)
  }, [])
  const value = useMemo(() => ({ subscribe, isLost, people }), [subscribe, isLost, people])
  return <EventsContext value={value}>{children}</EventsContext>
}

/** Calls back with each event of the page. */
export function useStudioEvents(hear: Hear): void {
  const { subscribe } = use(EventsContext)
  const last = useRef(hear)
  useEffect(() => {
    last.current = hear
  })
  useEffect(() => subscribe((event) => last.current(event)), [subscribe])
}

/** Returns true while the page does not hear of what colleagues do. */
export function useIsLost(): boolean {
  return use(EventsContext).isLost
}

/** Returns the other people who have the merchant of the page open; undefined until the server sent them. */
export function useOtherPeople(): PeopleEvent | undefined {
  return use(EventsContext).people
}
