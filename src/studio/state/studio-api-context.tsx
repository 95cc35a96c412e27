import { createContext, type ReactNode, use, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { type StudioApiClient, StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { useT } from '../i18n/use-t.ts'

const StudioApiContext = createContext<StudioApiClient | undefined>(undefined)

/** The operator says when something is asked again; an answer is never taken for another question's. */
const settings: SWRConfiguration = {
  dedupingInterval: 0,
  focusThrottleInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

export interface StudioApiProviderProps {
  readonly value: StudioApiClient
  readonly children: ReactNode
}

/** Provides the client of the studio API, with a cache of answers that lives as long as the provider. */
export function StudioApiProvider({ value, children }: StudioApiProviderProps): ReactNode {
  const [cache] = useState(() => ({ ...settings, provider: () => new Map() }))
  return (
    <StudioApiContext value={value}>
      <SWRConfig value={cache}>{children}</SWRConfig>
    </StudioApiContext>
  )
}

/** Returns the client of the studio API. */
export function useStudioApi(): StudioApiClient {
  const ask = use(StudioApiContext)
  if (!ask)
    throw new Error(
      'The client of the studio API is missing. Render the component inside a StudioApiProvider.',
    )
  return ask
}

/** Returns the function that says what went wrong, for the operator. */
export function useSentence(): (error: unknown) => string {
  const t = useT('state')
  return (error) => {
    if (error instanceof StudioApiError) return error.message
    return t('failed', { why: error instanceof Error ? error.message : String(error) })
  }
}
