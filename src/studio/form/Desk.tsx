import type { ReactNode } from 'react'
import { FileText } from './FileText.tsx'

/** What the address says is edited. */
export function Desk(): ReactNode {
  return <FileText />
}
