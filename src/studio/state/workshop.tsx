import { createContext, type ReactNode, use, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { type WorkshopClient, WorkshopError } from '../model/ask-workshop.ts'

const WorkshopContext = createContext<WorkshopClient | undefined>(undefined)

/** The operator says when something is asked again; an answer is never taken for another question's. */
const settings: SWRConfiguration = {
  dedupingInterval: 0,
  focusThrottleInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

export interface WorkshopProviderProps {
  readonly value: WorkshopClient
  readonly children: ReactNode
}

/** Hands down the workshop's client, with a cache of its answers that ends with the provider. */
export function WorkshopProvider({ value, children }: WorkshopProviderProps): ReactNode {
  const [cache] = useState(() => ({ ...settings, provider: () => new Map() }))
  return (
    <WorkshopContext value={value}>
      <SWRConfig value={cache}>{children}</SWRConfig>
    </WorkshopContext>
  )
}

/** Returns the client that asks the workshop's calls. */
export function useWorkshop(): WorkshopClient {
  const ask = use(WorkshopContext)
  if (!ask) throw new Error('There is no workshop here.')
  return ask
}

/** Returns what went wrong, for the operator. */
export function sentenceOf(error: unknown): string {
  if (error instanceof WorkshopError) return error.message
  return `The studio failed: ${error instanceof Error ? error.message : String(error)}.`
}
