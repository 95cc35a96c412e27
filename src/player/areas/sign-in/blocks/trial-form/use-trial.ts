import { useCallback, useEffect, useState } from 'react'
import type { TrialUser } from '../../../../../core/contract/generated/gateway.ts'
import { useMutation } from '../../../../gateway/use-mutation.ts'
import type { UseFormReturn } from '../../../../kit/controls/form.ts'
import { type Submission, useSubmission } from '../../../../kit/forms/use-submission.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { readDeviceMarker } from '../../../../state/device.ts'
import { keepTrialName, signIn } from '../../../../state/session.ts'

/** Values of the trial form. */
export interface TrialValues {
  readonly username: string
}

/** The trial account of a visit: being created, failed, or ready to play. */
export type Trial =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly user: TrialUser }

export interface TrialModel {
  readonly trial: Trial
  readonly submission: Submission<'login', TrialValues>
  readonly retry: () => void
  /** Signs in with the trial account and the trial merchant (SPEC §4.14). */
  readonly play: (form: UseFormReturn<TrialValues>) => Promise<void>
}

/** Creates a trial account, stores its name, and signs in with it. */
export function useTrial(): TrialModel {
  const { trialMerchantCode: merchant } = useSkin().gateway
  const { run } = useMutation('trialUser')
  const [trial, setTrial] = useState<Trial>({ kind: 'preparing' })
  const submission = useSubmission<'login', TrialValues>({
    call: 'login',
    check: { type: 'trial', needed: false },
  })

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

  async function play(form: UseFormReturn<TrialValues>): Promise<void> {
    if (trial.kind !== 'ready') return
    const { userName: username, password } = trial.user
    const session = await submission.send(form, ({ proof }) => ({
      merchant,
      body: { username, password, device: readDeviceMarker(), trial: true, ...proof },
    }))
    if (session) signIn(session, merchant)
  }
  return { trial, submission, retry: () => void create(), play }
}
