import type { ReactNode } from 'react'
import type { StudioApiClient } from '../core/gateway-client/ask-studio-api.ts'
import { AuditView } from './admin/AuditView.tsx'
import { TokensView } from './admin/TokensView.tsx'
import { FlagTable } from './flag-table/FlagTable.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { Merchant } from './Merchant.tsx'
import { type ListView, usePlace } from './navigation/navigation.ts'
import { SessionGate } from './SessionGate.tsx'
import type { JournalStore } from './state/journal-store.ts'
import { StudioApiProvider } from './state/studio-api-context.tsx'
import { EventsProvider } from './together/events-context.tsx'
import type { OpenEventStream } from './together/watch-events.ts'

export interface AppProps {
  readonly ask: StudioApiClient
  readonly store: JournalStore
  /** Opens the stream of events of a team. */
  readonly openStream?: OpenEventStream
}

/** The gallery of merchants, or one of them. */
export function App({ ask, store, openStream }: AppProps): ReactNode {
  const { merchant, view } = usePlace()
  return (
    <SessionGate ask={ask}>
      {(watched) => (
        // Answers from another window may have changed.
        <StudioApiProvider key={merchant ?? view ?? ''} value={watched}>
          <EventsProvider open={openStream} merchant={merchant}>
            {merchant !== undefined ? (
              <Merchant code={merchant} store={store} />
            ) : (
              <ListViewOf view={view} />
            )}
          </EventsProvider>
        </StudioApiProvider>
      )}
    </SessionGate>
  )
}

/** A view of all merchants; without one, the gallery. */
function ListViewOf({ view }: { readonly view: ListView | undefined }): ReactNode {
  if (view === 'flags') return <FlagTable />
  if (view === 'audit') return <AuditView />
  return view === 'tokens' ? <TokensView /> : <Gallery />
}
