import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { dropFormDraft, openFormDraft, readFormDraft } from '../../../state/form-draft.ts'

/**
 * Holds what is typed and chosen in a form, and keeps it for the visit, so that it is there after the
 * player has set something up on another page or logged in again. It must hold no secret.
 */
export function useTypedDraft<Draft extends object>(
  form: string,
  empty: Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const [draft, setDraft] = useState<Draft>(() => {
    const { typed } = readFormDraft(form)
    return typed === undefined ? empty : JSON.parse(typed)
  })
  const [keep] = useState(() => openFormDraft(form))
  useEffect(() => {
    if (Object.values(draft).some(Boolean)) keep({ typed: JSON.stringify(draft) })
    else dropFormDraft(form)
  }, [form, draft, keep])
  return [draft, setDraft]
}
