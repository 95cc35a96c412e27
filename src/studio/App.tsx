import type { ReactNode } from 'react'
import type { StudioApiClient } from '../core/gateway-client/ask-studio-api.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { type LazyCode, LazyPage } from './look/LazyView.tsx'
import type { MerchantProps } from './Merchant.tsx'
import { type ListView, usePlace } from './navigation/navigation.ts'
import { SessionGate } from './SessionGate.tsx'
import type { JournalStore } from './state/journal-store.ts'
import { StudioApiProvider } from './state/studio-api-context.tsx'
import { EventsProvider } from './together/events-context.tsx'
import type { OpenEventStream } from './together/watch-events.ts'

const merchantCode: LazyCode<MerchantProps> = {
  name: 'merchant',
  load: async () => (await import('./Merchant.tsx')).Merchant,
}
const viewCode: Readonly<Record<ListView, LazyCode<object>>> = {
  flags: {
    name: 'flags',
    load: async () => (await import('./flag-table/FlagTable.tsx')).FlagTable,
  },
  audit: {
    name: 'audit',
    load: async () => (await import('./admin/AuditView.tsx')).AuditView,
  },
  tokens: {
    name: 'tokens',
    load: async () => (await import('./admin/TokensView.tsx')).TokensView,
  },
}

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
              <LazyPage code={merchantCode} props={{ code: merchant, store }} />
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
  return view ? <LazyPage key={view} code={viewCode[view]} props={{}} /> : <Gallery />
}
