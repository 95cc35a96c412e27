import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Captcha, CaptchaQuery } from '../../core/contract/generated/gateway.ts'
import { readPicture } from './read-picture.ts'
import { useMutation } from './use-mutation.ts'

export type CheckForm = NonNullable<CaptchaQuery['form']>

/** The captcha of a form: not needed, loading, failed to load, shown as an image address, or asked in words. */
export type CaptchaState =
  | { readonly kind: 'off' | 'loading' | 'failed' }
  | {
      readonly kind: 'shown'
      readonly id: string
      readonly picture: string
      readonly asks: 'letters' | 'equation'
    }
  | { readonly kind: 'asked'; readonly id: string; readonly question: string }

export interface UseCaptcha {
  readonly state: CaptchaState
  /** The form that the player can change to: a picture or a question in words. */
  readonly other: CheckForm | undefined
  /** Loads another captcha. The code of the previous one is no longer valid. */
  readonly reload: (form?: CheckForm) => Promise<void>
}

/** Loads a captcha as soon as it is needed, and again on demand (SPEC §4.4 and §4.12). */
export function useCaptcha({ needed }: { readonly needed: boolean }): UseCaptcha {
  const { run } = useMutation('captcha')
  const [state, setState] = useState<CaptchaState>({ kind: 'off' })
  const [{ form, offered }, setForms] = useState<Forms>({ form: 'picture', offered: [] })
  const reload = useCallback(
    async (wanted: CheckForm = form) => {
      setState({ kind: 'loading' })
      try {
        const captcha = await run({ query: wanted === 'picture' ? {} : { form: wanted } })
        setForms({ form: wanted, offered: captcha.forms ?? [] })
        setState(readCaptcha(captcha))
      } catch {
        setState({ kind: 'failed' })
      }
    },
    [run, form],
  )
  const start = useEffectEvent(() => reload())
  useEffect(() => {
    if (needed) void start()
    else setState({ kind: 'off' })
  }, [needed])
  const other = otherForm(form, offered)
  return useMemo(() => ({ state, other, reload }), [state, other, reload])
}

interface Forms {
  readonly form: CheckForm
  readonly offered: readonly string[]
}

/** Returns the form beside the present one, if the gateway offers it. */
export function otherForm(form: CheckForm, offered: readonly string[]): CheckForm | undefined {
  const other = form === 'picture' ? 'words' : 'picture'
  return offered.includes(other) ? other : undefined
}

function readCaptcha({ cap, captchaId: id, kind, question }: Captcha): CaptchaState {
  if (question) return { kind: 'asked', id, question }
  const picture = readPicture(cap)
  if (picture === undefined) return { kind: 'failed' }
  return { kind: 'shown', id, picture, asks: kind === 'equation' ? kind : 'letters' }
}
