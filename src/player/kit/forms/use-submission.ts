import { type RefObject, useRef, useState } from 'react'
import type { CallName, CallValue } from '../../../core/contract/calls.ts'
import type { HumanCheckQuery, HumanCheckResult } from '../../../core/contract/generated/gateway.ts'
import { encodeFieldError } from '../../../core/engine/form/field-error.ts'
import type { CallOptions } from '../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { type UseCaptcha, useCaptcha } from '../../gateway/use-captcha.ts'
import { type UseHumanCheck, useHumanCheck } from '../../gateway/use-human-check.ts'
import { useMutation } from '../../gateway/use-mutation.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import { showErrors } from '../../state/toasts.ts'
import { focusHumanCheck } from '../controls/focus-human-check.ts'
import type { FieldPath, FieldValues, UseFormReturn } from '../controls/form.ts'
import { useWait } from './use-wait.ts'

export interface SubmissionOptions<N extends CallName, V extends FieldValues> {
  /** The call that the form sends. */
  readonly call: N
  /** The slider check: the form that it is for, and whether the gateway requires it from the start. Absent for a form without one. */
  readonly check?: HumanCheckQuery & { readonly needed: boolean }
  /** The captcha: the field of its code, and whether it is required from the start. */
  readonly captcha?: { readonly field: FieldPath<V>; readonly needed: boolean }
  /** Returns the field that an error code of the gateway is about. */
  readonly fieldOf?: (code: string | undefined) => FieldPath<V> | undefined
  /** The message for a lost answer, after which nobody knows whether the call was executed. */
  readonly unknown?: MessageKey
  /** Shows messages as toasts instead of a line in the form. */
  readonly toasts?: boolean
  /** Handles a refusal instead of the form if it returns true. */
  readonly onRefused?: (field: FieldPath<V> | undefined) => boolean
}

/** The parts of a request that the checks of the form give. */
export interface Proofs {
  readonly proof: Partial<HumanCheckResult>
  /** Undefined while no captcha is shown. */
  readonly captchaId: string | undefined
}

export interface Submission<N extends CallName, V extends FieldValues> {
  readonly captcha: UseCaptcha
  readonly check: UseHumanCheck
  /** The reference for the slider, which gets the focus if a player skips it. */
  readonly slider: RefObject<HTMLDivElement | null>
  readonly running: boolean
  /** Seconds until the gateway accepts another attempt; 0 if it accepts one now. */
  readonly wait: number
  /** The reason for the last refusal in the player's language, if it is not shown at a field or as a toast. */
  readonly refusal: string | undefined
  /**
   * Sends the call once for a form, with the request that `compose` returns. Returns the gateway's value,
   * or undefined if the check is not passed, `compose` returns nothing, or the gateway refuses.
   */
  readonly send: (
    form: UseFormReturn<V>,
    compose: (proofs: Proofs) => Promise<CallOptions<N> | undefined> | CallOptions<N>,
  ) => Promise<CallValue<N> | undefined>
}

/**
 * Runs the submission of a form after its fields are valid: slider check, captcha, one request at a
 * time, and the refusal at its field or above the button (SPEC §4.2 to §4.5 and §4.9 to §4.12). A
 * refusal can require a captcha or the slider check for the next attempt.
 */
export function useSubmission<N extends CallName, V extends FieldValues>(
  options: SubmissionOptions<N, V>,
): Submission<N, V> {
  const { captcha: captchaOptions, fieldOf, onRefused } = options
  const t = useT()
  const { captcha, captchaNeeded, check, demand } = useChecks(options)
  const { run, running } = useMutation(options.call)
  const [wait, setWait] = useWait()
  const [refusal, setRefusal] = useState<string>()
  const slider = useRef<HTMLDivElement>(null)

  function requireCheck(form: UseFormReturn<V>): void {
    if (options.toasts) showErrors([t('form.slideFirst')])
    else form.setError('root.humanCheck', { message: encodeFieldError({ key: 'form.slideFirst' }) })
    focusHumanCheck(slider.current)
  }

  function refuse(form: UseFormReturn<V>, error: unknown): void {
    void check.reset()
    if (captchaOptions && captchaNeeded) {
      void captcha.reload()
      form.resetField(captchaOptions.field)
    }
    if (isQuiet(error)) return
    const { code, captcha: wantsCaptcha, retryAfter } = readRefusal(error)
    setWait(retryAfter)
    demand({ captcha: wantsCaptcha, check: errorMessageKey(error) === 'error.humanCheck' })
    const field = fieldOf?.(code)
    if (onRefused?.(field)) return
    const key = (isUnknown(error) && options.unknown) || errorMessageKey(error)
    const values = errorMessageValues(error)
    if (options.toasts) showErrors([t(key, values)])
    else if (!field) setRefusal(t(key, values))
    if (field)
      form.setError(field, { message: encodeFieldError({ key, values }) }, { shouldFocus: true })
  }

  const send: Submission<N, V>['send'] = async (form, compose) => {
    if (wait > 0) return undefined
    const proof = await check.prove()
    if (!proof) {
      requireCheck(form)
      return undefined
    }
    form.clearErrors('root')
    setRefusal(undefined)
    const captchaId = 'id' in captcha.state ? captcha.state.id : undefined
    const request = await compose({ proof, captchaId })
    if (!request) return undefined
    try {
      return await run(request)
    } catch (error) {
      refuse(form, error)
      return undefined
    }
  }
  return { captcha, check, slider, running, wait, refusal, send }
}

interface FormChecks {
  readonly captcha: UseCaptcha
  readonly captchaNeeded: boolean
  readonly check: UseHumanCheck
  /** Requires what a refusal asks for, from the next attempt on. */
  readonly demand: (more: { readonly captcha: boolean; readonly check: boolean }) => void
}

/** Returns the captcha and the slider check of a form, each of them required from the start or once a refusal asks for it. */
function useChecks<V extends FieldValues>(
  options: Pick<SubmissionOptions<CallName, V>, 'captcha' | 'check'>,
): FormChecks {
  const [required, setRequired] = useState({ captcha: false, check: false })
  const captchaNeeded =
    options.captcha !== undefined && (options.captcha.needed || required.captcha)
  const hasCheck = options.check !== undefined
  const { type, needed } = options.check ?? { type: 'login', needed: false }
  return {
    captcha: useCaptcha({ needed: captchaNeeded }),
    captchaNeeded,
    check: useHumanCheck({ type, needed: needed || (required.check && hasCheck) }),
    demand: (more) =>
      setRequired((old) => ({
        captcha: old.captcha || more.captcha,
        check: old.check || more.check,
      })),
  }
}

/** Returns true if the answer of a request is lost, so that the gateway may have executed it. */
function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && error.kind === 'timeout'
}

interface RefusalFacts {
  readonly code: string | undefined
  readonly captcha: boolean
  /** Seconds until the next attempt. */
  readonly retryAfter: number
}

function readRefusal(error: unknown): RefusalFacts {
  if (!(error instanceof GatewayError)) return { code: undefined, captcha: false, retryAfter: 0 }
  const { code, value, status } = error
  const details = typeof value === 'object' && value !== null ? value : {}
  const captcha = 'captcha' in details && details.captcha === true
  const inValue = 'retryAfter' in details ? readSeconds(details.retryAfter) : undefined
  const seconds = error.retryAfter ?? inValue
  const defaultSeconds = status === 429 ? 30 : 0
  return { code, captcha, retryAfter: Math.min(seconds ?? defaultSeconds, 3600) }
}

/** Returns the whole seconds that a refusal asks to wait; undefined for anything but a positive number. */
function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'string' ? Number(value) : value
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return undefined
  return Math.ceil(seconds)
}
