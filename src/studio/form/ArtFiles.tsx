import type { ReactNode } from 'react'
import { useOpen } from '../state/use-bench.tsx'

/** What a field of art takes its offers from: every field has the same, so they stand on a sheet once. */
export const artFiles = 'art-files'

export function ArtFiles(): ReactNode {
  const { bench } = useOpen()
  return (
    <datalist id={artFiles}>
      {bench.art.map(({ path }) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  )
}
