import { StudioApiError } from '../../core/gateway-client/ask-workshop.ts'
import { unsavedFiles } from '../model/session.ts'
import { useEditor } from '../state/use-editor.tsx'
import { type Mutation, useMutation } from '../state/use-mutation.ts'
import { useWorkshop } from '../state/workshop.tsx'

/** Saves what is edited; a file that changed underneath is merged, and what is left to choose is asked. */
export function useSave(): Mutation<void, true> {
  const ask = useWorkshop()
  const { editor, dispatch } = useEditor()
  const { code, session } = editor
  return useMutation('save', async (): Promise<true> => {
    const files = unsavedFiles(session)
    try {
      const answer = await ask('save', { merchant: code, body: { files } })
      const marks = new Map(answer.files.map(({ path, fingerprint }) => [path, fingerprint]))
      const saved = files.map((file) => ({
        ...file,
        fingerprint: marks.get(file.path) ?? file.fingerprint,
      }))
      dispatch({ act: 'saved', files: saved })
      return true
    } catch (error) {
      if (error instanceof StudioApiError && error.refusal.code === 'changed') {
        const now = await ask('readFiles', { merchant: code, body: undefined })
        dispatch({ act: 'merge', files: now.files })
      }
      throw error
    }
  })
}
