import { onSessionEnd, readSession, type SessionEnd } from './session.ts'

/** The typed values of a form by field name, without secrets. */
export type FormDraft = Readonly<Record<string, string>>

interface KeptDraft {
  /** The account that typed them; undefined for a guest. */
  readonly owner: string | undefined
  readonly values: FormDraft
}

const drafts = new Map<string, KeptDraft>()
const secrets = /password|pin|captcha|code|pwd|answer/i

let lastEnd: SessionEnd | undefined

onSessionEnd((end) => {
  lastEnd = end
  if (end === 'left') drafts.clear()
})

/**
 * Opens the draft of a form for the account that is signed in. The returned function keeps typed values
 * in memory for the visit, so that they are there after a session has ended in the middle and the player
 * has logged in again. It drops secrets, and everything once the player has logged out.
 */
export function openFormDraft(form: string): (values: Readonly<Record<string, unknown>>) => void {
  const owner = readOwner()
  return (values) => {
    if (lastEnd === 'left' && readOwner() !== owner) return
    const typed = Object.entries(values).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value !== '' && !secrets.test(name) ? [[name, value]] : [],
    )
    if (typed.length > 0) drafts.set(form, { owner, values: Object.fromEntries(typed) })
    else drafts.delete(form)
  }
}

/** Returns the kept values of a form; none of another account. */
export function readFormDraft(form: string): FormDraft {
  const kept = drafts.get(form)
  return kept && kept.owner === readOwner() ? kept.values : {}
}

export function dropFormDraft(form: string): void {
  drafts.delete(form)
}

function readOwner(): string | undefined {
  const session = readSession()
  return session.kind === 'signed-in' ? session.session.userName : undefined
}
