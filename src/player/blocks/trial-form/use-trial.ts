import { useCallback, useEffect, useState } from 'react'
import type { HumanCheckResult, TrialUser } from '../../../core/contract/generated/gateway.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { useEffectCall } from '../../gateway/use-effect-call.ts'
import { type UseHumanCheck, useHumanCheck } from '../../gateway/use-human-check.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { readDeviceMarker } from '../../state/device.ts'
import { keepTrialName, signIn } from '../../state/session.ts'

/** The trial account of a visit: being created, failed, or ready to play. */
export type Trial =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly user: TrialUser }

export interface TrialModel {
  readonly trial: Trial
  readonly running: boolean
  readonly refusal: string | undefined
  readonly check: UseHumanCheck
  readonly retry: () => void
  /** Signs in with the trial account and the trial merchant (SPEC §4.14). */
  readonly play: (proof: Partial<HumanCheckResult>) => Promise<void>
}

/** Creates a trial account, stores its name, and signs in with it. */
export function useTrial(): TrialModel {
  const t = useT()
  const { trialMerchantCode } = useSkin().gateway
  const trialUser = useEffectCall('trialUser')
  const login = useEffectCall('login')
  const [trial, setTrial] = useState<Trial>({ kind: 'preparing' })
  const [refusal, setRefusal] = useState<string>()
  const [needsCheck, setNeedsCheck] = useState(false)
  const check = useHumanCheck({ type: 'trial', needed: needsCheck })

  const { run } = trialUser
  const create = useCallback(async () => {
    setTrial({ kind: 'preparing' })
    try {
      const user = await run()
      keepTrialName(user.userName)
      setTrial({ kind: 'ready', user })
    } catch (error) {
      setTrial({ kind: 'failed', error })
    }
  }, [run])
  useEffect(() => {
    void create()
  }, [create])

  async function play(proof: Partial<HumanCheckResult>): Promise<void> {
    if (trial.kind !== 'ready') return
    setRefusal(undefined)
    const { userName: username, password } = trial.user
    try {
      const device = readDeviceMarker()
      const body = { username, password, device, trial: true, ...proof }
      signIn(await login.run({ body, merchant: trialMerchantCode }), trialMerchantCode)
    } catch (error) {
      void check.reset()
      if (isQuiet(error)) return
      const key = errorMessageKey(error)
      if (key === 'error.humanCheck') setNeedsCheck(true)
      setRefusal(t(key, errorMessageValues(error)))
    }
  }
  return { trial, running: login.running, refusal, check, retry: () => void create(), play }
}
