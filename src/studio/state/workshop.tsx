import { createContext, use } from 'react'
import type { WorkshopClient } from '../model/ask-workshop.ts'

const WorkshopContext = createContext<WorkshopClient | undefined>(undefined)

/** Hands down who asks the workshop. */
export const WorkshopProvider = WorkshopContext.Provider

/** Asks the workshop's calls. */
export function useWorkshop(): WorkshopClient {
  const ask = use(WorkshopContext)
  if (!ask) throw new Error('There is no workshop here.')
  return ask
}
