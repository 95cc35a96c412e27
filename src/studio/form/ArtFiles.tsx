import type { ReactNode } from 'react'
import { useEditor } from '../state/use-editor.tsx'

/** What a field of art takes its offers from: every field has the same, so they stand on a sheet once. */
export const artFiles = 'art-files'

export function ArtFiles(): ReactNode {
  const { editor } = useEditor()
  return (
    <datalist id={artFiles}>
      {editor.art.map(({ path }) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  )
}
