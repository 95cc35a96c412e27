import { useCallback, useEffect, useState } from 'react'
import type { Captcha } from '../../core/contract/generated/gateway.ts'
import { useMutation } from './use-mutation.ts'

/** The captcha of a form: not needed, loading, failed to load, or shown as an image address. */
export type CaptchaState =
  | { readonly kind: 'off' | 'loading' | 'failed' }
  | {
      readonly kind: 'shown'
      readonly id: string
      readonly picture: string
      readonly asks: 'letters' | 'equation'
    }

export interface UseCaptcha {
  readonly state: CaptchaState
  /** Loads another image. The code of the previous one is no longer valid. */
  readonly reload: () => Promise<void>
}

/** Loads a captcha as soon as it is needed, and again on demand (SPEC §4.4 and §4.12). */
export function useCaptcha({ needed }: { readonly needed: boolean }): UseCaptcha {
  const { run } = useMutation('captcha')
  const [state, setState] = useState<CaptchaState>({ kind: 'off' })
  const reload = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      setState(readCaptcha(await run()))
    } catch {
      setState({ kind: 'failed' })
    }
  }, [run])
  useEffect(() => {
    if (needed) void reload()
    else setState({ kind: 'off' })
  }, [needed, reload])
  return { state, reload }
}

function readCaptcha({ cap, captchaId, kind }: Captcha): CaptchaState {
  if (!/^[A-Za-z0-9+/=\s]+$/.test(cap)) return { kind: 'failed' }
  const asks = kind === 'equation' ? kind : 'letters'
  return { kind: 'shown', id: captchaId, picture: `data:image/png;base64,${cap}`, asks }
}
