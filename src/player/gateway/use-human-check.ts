import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  HumanCheck,
  HumanCheckBody,
  HumanCheckQuery,
  HumanCheckResult,
} from '../../core/contract/generated/gateway.ts'
import { readPicture } from './read-picture.ts'
import { type CheckForm, otherForm } from './use-captcha.ts'
import { useMutation } from './use-mutation.ts'

/** What a player sees of a human check: a picture with a gap and its piece, or a question. */
export type HumanTask =
  | { readonly kind: 'puzzle'; readonly background: string; readonly piece: string }
  | { readonly kind: 'question'; readonly question: string }

/** What a player answers: the position of the piece in thousandths of its way, or a text. */
export type HumanAnswer = Pick<HumanCheckBody, 'position' | 'answer'>

/** The human check of a form, from not needed to passed. */
export type HumanCheckState =
  | { readonly kind: 'off' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly id: string
      readonly task: HumanTask
      readonly since: number
      /** True if the answer to the last one was wrong. */
      readonly again: boolean
    }
  | { readonly kind: 'checking' | 'passed'; readonly task: HumanTask }

export interface UseHumanCheck {
  readonly state: HumanCheckState
  readonly form: CheckForm
  /** The form that the player can change to: a picture or a question in words. */
  readonly other: CheckForm | undefined
  readonly pass: (answer: HumanAnswer) => Promise<void>
  /**
   * Returns the proof to send with the form: an empty object if no check is needed, undefined if it is
   * not passed. Waits for a running request.
   */
  readonly prove: () => Promise<Partial<HumanCheckResult> | undefined>
  /** Loads a new challenge, as after any failure (SPEC §4.5 and §4.11). */
  readonly reset: (how?: ResetOptions) => Promise<void>
}

export interface ResetOptions {
  readonly form?: CheckForm
  /** True after a wrong answer. */
  readonly again?: boolean
}

export interface HumanCheckOptions extends Pick<HumanCheckQuery, 'type'> {
  readonly needed: boolean
}

/** Runs the human check against the gateway: loads a challenge and submits its answer. */
export function useHumanCheck({ type, needed }: HumanCheckOptions): UseHumanCheck {
  const { run: loadChallenge } = useMutation('humanCheck')
  const { run: submitResult } = useMutation('humanCheckResult')
  const [state, setState] = useState<HumanCheckState>({ kind: needed ? 'loading' : 'off' })
  const [offered, setOffered] = useState<readonly string[]>([])
  const form = useRef<CheckForm>('picture')
  const pendingProof = useRef<Promise<HumanCheckResult | undefined>>(undefined)

  const reset = useCallback(
    async ({ form: wanted = form.current, again = false }: ResetOptions = {}) => {
      form.current = wanted
      pendingProof.current = undefined
      if (!needed) return setState({ kind: 'off' })
      setState({ kind: 'loading' })
      try {
        const query = { type, ...(wanted !== 'picture' && { form: wanted }) }
        const challenge = await loadChallenge({ query })
        const task = readTask(challenge)
        setOffered(challenge.forms ?? [])
        setState(
          task
            ? { kind: 'ready', id: challenge.challenge, task, since: Date.now(), again }
            : { kind: 'failed' },
        )
      } catch {
        setState({ kind: 'failed' })
      }
    },
    [loadChallenge, needed, type],
  )
  useEffect(() => {
    void reset()
  }, [reset])

  const pass = useCallback(
    async (answer: HumanAnswer) => {
      if (state.kind !== 'ready') return
      const { id, task, since } = state
      setState({ kind: 'checking', task })
      const body = { challenge: id, ...answer, duration: Date.now() - since }
      pendingProof.current = submitResult({ body }).catch(() => undefined)
      const proof = await pendingProof.current
      if (proof) setState({ kind: 'passed', task })
      else await reset({ again: true })
    },
    [submitResult, reset, state],
  )
  const prove = async () => (needed ? await pendingProof.current : {})
  const shown = form.current
  return { state, form: shown, other: otherForm(shown, offered), pass, prove, reset }
}

function readTask({ background, piece, question }: HumanCheck): HumanTask | undefined {
  if (question) return { kind: 'question', question }
  const pictures = [readPicture(background), readPicture(piece)]
  const [shown, cut] = pictures
  return shown && cut ? { kind: 'puzzle', background: shown, piece: cut } : undefined
}
