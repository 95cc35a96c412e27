import { useEffect, useRef, useState } from 'react'
import { errorMessageKey } from '../../../../gateway/error-message-key.ts'
import { useMutation } from '../../../../gateway/use-mutation.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useNavigate, usePath, useSearch } from '../../../../kit/controls/navigation.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { signIn } from '../../../../state/session.ts'
import { showNotification } from '../../../../state/toasts.ts'
import type { KnownProvider } from './authorization.ts'
import { isReturn, loadReturn, startAuthorization } from './authorization.ts'

export interface SocialLoginModel {
  readonly running: boolean
  readonly start: (provider: KnownProvider) => Promise<void>
}

/** Redirects to a provider, and completes the sign-in when the player returns to the login page. */
export function useSocialLogin(providers: readonly KnownProvider[]): SocialLoginModel {
  const t = useT()
  const path = usePath()
  const search = useSearch()
  const navigate = useNavigate()
  const merchant = useSkin().gateway.merchantCode
  const { run } = useMutation('socialLogin')
  const [running, setRunning] = useState(false)
  const finished = useRef(false)

  async function finish(): Promise<void> {
    setRunning(true)
    const returned = await loadReturn(search, providers)
    // Remove the code from the address first.
    navigate(path + returned.search, { replace: true })
    try {
      if (returned.kind === 'granted') signIn(await run({ body: returned.granted, merchant }))
      else showNotification(t(failureMessages[returned.kind]), 'long')
    } catch (error) {
      const key = errorMessageKey(error)
      showNotification(t(key === 'error.unknown' ? 'login.socialFailed' : key), 'long')
    }
    setRunning(false)
  }
  const isResponse = isReturn(search) && providers.length > 0
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    if (!isResponse || finished.current) return
    finished.current = true
    void latest.current()
  }, [isResponse])

  async function start(provider: KnownProvider): Promise<void> {
    setRunning(true)
    const address = await startAuthorization(provider, location.search)
    if (address) return location.assign(address)
    setRunning(false)
    showNotification(t('login.socialFailed'), 'long')
  }
  return { running, start }
}

const failureMessages = {
  cancelled: 'login.socialCancelled',
  failed: 'login.socialFailed',
} as const
