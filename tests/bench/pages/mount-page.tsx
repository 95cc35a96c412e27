import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BareProviders, startMessages } from './BareProviders.tsx'
import { painted } from './bench-clock.ts'
import './bench.css'

/** Renders a page that is written by hand, between what the product's own rows read, and resolves when it is painted. */
export function mountPage(page: ReactNode): Promise<void> {
  startMessages()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<BareProviders>{page}</BareProviders>)
  return painted()
}
