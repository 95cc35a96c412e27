import { useEffect, useEffectEvent, useRef } from 'react'
import type { RegisterSettings } from '../../../core/contract/generated/gateway.ts'
import { encodeFieldError } from '../../../core/engine/form/field-error.ts'
import type { PlannedField } from '../../../core/engine/plan-registration.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { focusHumanCheck } from '../../components/ui/focus-human-check.ts'
import type { UseFormReturn } from '../../components/ui/form.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { type UseCaptcha, useCaptcha } from '../../gateway/use-captcha.ts'
import { useEffectCall } from '../../gateway/use-effect-call.ts'
import { type UseHumanCheck, useHumanCheck } from '../../gateway/use-human-check.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { noteRefusedLink } from '../../state/affiliate.ts'
import { readDevice } from '../../state/device.ts'
import { openAlert } from '../../state/dialogs.ts'
import { leaveRegistrationDraft } from '../../state/registration-draft.ts'
import { signIn } from '../../state/session.ts'
import { showErrors } from '../../state/toasts.ts'
import { buildRegisterBody, type EntryName, type RegisterValues } from './register-values.ts'
import type { AffiliateLink } from './use-affiliate-link.ts'
import type { LiveChecks } from './use-live-checks.ts'

export interface RegistrationModel {
  readonly captcha: UseCaptcha
  readonly check: UseHumanCheck
  readonly slider: React.RefObject<HTMLDivElement | null>
  /** Runs steps 2 and 3 (SPEC §4.9 and §4.10) for values that passed step 1. */
  readonly submit: (values: RegisterValues) => Promise<void>
}

interface RegistrationOptions {
  readonly fields: readonly PlannedField[]
  readonly settings: RegisterSettings | undefined
  readonly form: UseFormReturn<RegisterValues>
  readonly checks: LiveChecks
  readonly link: AffiliateLink
}

/** Fields by the error code of the gateway's refusal. */
const fieldByErrorCode: Readonly<Record<string, EntryName>> = {
  'username.exists': 'username',
  'captcha.invalid': 'captcha',
  'invalid.affiliate.code': 'affiliateCode',
  'password.confirm.mismatch': 'confirmPassword',
  'format.username': 'username',
  'format.password': 'password',
  'format.email': 'email',
  'format.payeeName': 'payeeName',
  'format.mobileNum': 'mobileNum',
}

/** Runs a registration after its fields are valid (SPEC §4.9 to §4.11). */
export function useRegistration({
  fields,
  settings,
  form,
  checks,
  link,
}: RegistrationOptions): RegistrationModel {
  const t = useT()
  const merchant = useSkin().gateway.merchantCode
  const slider = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha({ needed: isShown(fields, 'captcha') })
  const check = useHumanCheck({ type: 'register', needed: isShown(fields, 'humanCheck') })
  const register = useEffectCall('register')
  const needsCodeCheck = (settings?.affiliate ?? false) && isShown(fields, 'affiliateCode')

  async function refuseCode(): Promise<void> {
    void check.reset()
    await openAlert({ text: t('error.affiliateRefused') })
    // The dialog returns the focus first.
    setTimeout(() => form.setFocus('affiliateCode'))
  }

  /**
   * Puts the code of a link without an affiliate into its field, and reports a refused one once.
   */
  const applyLink = useEffectEvent((state: AffiliateLink['state'], code: string) => {
    if (form.getValues('affiliateCode') === '') form.setValue('affiliateCode', code)
    if (state !== 'refused' || !noteRefusedLink()) return
    form.setError('affiliateCode', { message: encodeFieldError({ key: 'error.affiliateRefused' }) })
    void refuseCode()
  })
  const { state, code: linkCode } = link
  useEffect(() => {
    if (linkCode === undefined) return
    if (state === 'refused' || state === 'unknown') applyLink(state, linkCode)
  }, [state, linkCode])

  async function refuse(error: unknown): Promise<void> {
    void check.reset()
    if (captcha.state.kind !== 'off') void captcha.reload()
    form.setValue('captcha', '')
    if (isQuiet(error)) return
    const shown = findRefusedField(error, fields)
    if (shown === 'affiliateCode') return refuseCode()
    const [key, values] = [errorMessageKey(error), errorMessageValues(error)]
    showErrors([t(key, values)])
    const message = encodeFieldError({ key, values })
    if (shown) form.setError(shown, { message }, { shouldFocus: true })
  }

  async function submit(values: RegisterValues): Promise<void> {
    const proof = await check.prove()
    if (!proof) {
      showErrors([t('form.slideFirst')])
      return focusHumanCheck(slider.current)
    }
    const code = values.affiliateCode.trim()
    if (code && needsCodeCheck && (await checks.askCode(code)) === 'refused') return refuseCode()
    const body = buildRegisterBody(values, {
      fields,
      host: location.hostname,
      inApp: readDevice() === 'app',
      invitedBy: state === 'refused' ? undefined : linkCode,
      captchaId: captcha.state.kind === 'shown' ? captcha.state.id : undefined,
      proof,
    })
    try {
      const login = await register.run({ body, merchant })
      leaveRegistrationDraft()
      signIn(login)
    } catch (error) {
      await refuse(error)
    }
  }
  return { captcha, check, slider, submit }
}

function isShown(fields: readonly PlannedField[], name: PlannedField['name']): boolean {
  return fields.some((field) => field.name === name && field.shown)
}

/** Returns the visible field that a refusal is about. */
function findRefusedField(error: unknown, fields: readonly PlannedField[]): EntryName | undefined {
  const code = error instanceof GatewayError ? error.code : undefined
  const name =
    code !== undefined && Object.hasOwn(fieldByErrorCode, code) ? fieldByErrorCode[code] : undefined
  return name && isShown(fields, name) ? name : undefined
}
