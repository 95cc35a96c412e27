import { useState } from 'react'
import { WorkshopError } from '../model/ask-workshop.ts'
import { unsavedFiles } from '../model/session.ts'
import { useOpen } from '../state/use-bench.tsx'
import { sentenceOf } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'refused'; readonly problem: string }

interface Save {
  readonly saving: Saving
  /** Whether everything was written. */
  readonly save: () => Promise<boolean>
}

/** Saves what is edited; a file that changed underneath is merged, and what is left to choose is asked. */
export function useSave(): Save {
  const ask = useWorkshop()
  const { bench, dispatch } = useOpen()
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const { code, session } = bench
  const merge = async (): Promise<void> => {
    const { files } = await ask('readFiles', { merchant: code, body: undefined })
    dispatch({ act: 'merge', files })
  }
  const save = async (): Promise<boolean> => {
    setSaving({ state: 'saving' })
    const files = unsavedFiles(session)
    try {
      const answer = await ask('save', { merchant: code, body: { files } })
      const marks = new Map(answer.files.map(({ path, fingerprint }) => [path, fingerprint]))
      const saved = files.map((file) => ({
        ...file,
        fingerprint: marks.get(file.path) ?? file.fingerprint,
      }))
      dispatch({ act: 'saved', files: saved })
      setSaving({ state: 'idle' })
      return true
    } catch (error) {
      const isMoved = error instanceof WorkshopError && error.refusal.code === 'changed'
      try {
        if (isMoved) await merge()
        setSaving({ state: 'refused', problem: sentenceOf(error) })
      } catch (second) {
        setSaving({ state: 'refused', problem: sentenceOf(second) })
      }
      return false
    }
  }
  return { saving, save }
}
