import { StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { unsavedFiles } from '../model/edit-session.ts'
import { isPictureFile } from '../model/pictures.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import { type Mutation, useStudioMutation } from '../state/use-studio-mutation.ts'

/** Saves what is edited, with what the person wrote about it; a file that changed underneath is merged, and what is left to choose is asked. */
export function useSave(): Mutation<string, true> {
  const ask = useStudioApi()
  const { code, session } = useEditorState()
  const dispatch = useDispatch()
  const loadArt = async (): Promise<void> => {
    const { art } = await ask('readFiles', { merchant: code, body: undefined })
    dispatch({ act: 'art', art })
  }
  return useStudioMutation('save', async (note): Promise<true> => {
    const files = unsavedFiles(session)
    try {
      const answer = await ask('save', { merchant: code, body: { files, ...(note && { note }) } })
      const marks = new Map(answer.files.map(({ path, fingerprint }) => [path, fingerprint]))
      const saved = files.map((file) => ({
        ...file,
        fingerprint: marks.get(file.path) ?? file.fingerprint,
      }))
      dispatch({ act: 'saved', files: saved })
      if (files.some(({ path }) => isPictureFile(path))) await loadArt()
      return true
    } catch (error) {
      if (error instanceof StudioApiError && error.refusal.code === 'changed') {
        const now = await ask('readFiles', { merchant: code, body: undefined })
        dispatch({ act: 'merge', files: now.files, art: now.art })
      }
      throw error
    }
  })
}
