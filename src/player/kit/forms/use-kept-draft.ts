import { useEffect, useState } from 'react'
import { dropFormDraft, openFormDraft, readFormDraft } from '../../state/form-draft.ts'

/** What is typed in a form, as it is kept for the visit. */
export interface FormDraft<V> {
  /** Names the form among the drafts of the visit; undefined for a form that keeps nothing. */
  readonly name?: string | undefined
  /** Returns whether anything is typed; by default, whether a value is neither empty nor missing. */
  readonly isTyped?: ((values: V) => boolean) | undefined
}

/** Returns the values that were kept of a form; undefined if there are none. */
export function readDraft<V>(name: string | undefined): V | undefined {
  const { typed } = name === undefined ? {} : readFormDraft(name)
  return typed === undefined ? undefined : JSON.parse(typed)
}

/**
 * Keeps the values of a form for the visit, so that they are there after the player has set something up
 * on another page or logged in again. They must hold no secret. Returns a function that keeps others at
 * once, and forgets them if nothing is typed.
 */
export function useKeptDraft<V extends object>(
  { name, isTyped = hasValue }: FormDraft<V>,
  values: V,
): (values: V) => void {
  const [write] = useState(() => (name === undefined ? undefined : openFormDraft(name)))
  const text = name !== undefined && isTyped(values) ? JSON.stringify(values) : ''
  useEffect(() => {
    if (name === undefined) return
    if (text === '') dropFormDraft(name)
    else write?.({ typed: text })
  }, [name, text, write])
  return (next) => {
    if (name !== undefined && !isTyped(next)) dropFormDraft(name)
    else write?.({ typed: JSON.stringify(next) })
  }
}

function hasValue(values: object): boolean {
  return Object.values(values).some(Boolean)
}
