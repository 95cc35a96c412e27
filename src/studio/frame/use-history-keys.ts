import { useEffect } from 'react'
import { useEditor } from '../state/use-editor.tsx'

/** Ctrl or Cmd with Z undoes, with Shift and Z or with Y it does again; also in fields, whose text is the session's. */
export function useHistoryKeys(): void {
  const { dispatch } = useEditor()
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      dispatch({ act: isRedo ? 'redo' : 'undo' })
    }
    addEventListener('keydown', act, { capture: true })
    return () => removeEventListener('keydown', act, { capture: true })
  }, [dispatch])
}
