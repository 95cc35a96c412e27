import type { ReactNode } from 'react'
import { useEditorState } from '../state/use-editor.tsx'

/** The id of the list of art files. Every art field has the same suggestions, so a page contains them once. */
export const artFiles = 'art-files'

export function ArtFiles(): ReactNode {
  const editor = useEditorState()
  return (
    <datalist id={artFiles}>
      {editor.art.map(({ path }) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  )
}
