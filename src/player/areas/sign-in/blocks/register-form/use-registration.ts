import { useEffect, useEffectEvent } from 'react'
import type { RegisterSettings } from '../../../../../core/contract/generated/gateway.ts'
import { encodeFieldError } from '../../../../../core/engine/form/field-error.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { useT } from '../../../../i18n/use-t.ts'
import type { UseFormReturn } from '../../../../kit/controls/form.ts'
import { type Submission, useSubmission } from '../../../../kit/forms/use-submission.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { recordRefusedLink } from '../../../../state/affiliate-link.ts'
import { readDevice } from '../../../../state/device.ts'
import { openAlert } from '../../../../state/dialogs.ts'
import { leaveRegistrationDraft } from '../../../../state/registration-draft.ts'
import { signIn } from '../../../../state/session.ts'
import { buildRegisterBody, type EntryName, type RegisterValues } from './register-values.ts'
import type { AffiliateLink } from './use-affiliate-link.ts'
import type { LiveChecks } from './use-live-checks.ts'

export interface RegistrationModel {
  readonly submission: Submission<'register', RegisterValues>
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
  const submission = useSubmission<'register', RegisterValues>({
    call: 'register',
    check: { type: 'register', needed: isShown(fields, 'humanCheck') },
    captcha: { field: 'captcha', needed: isShown(fields, 'captcha') },
    fieldOf: (code) => findRefusedField(code, fields),
    unknown: 'register.unknownResult',
    toasts: true,
    onRefused: (field) => {
      if (field !== 'affiliateCode') return false
      void refuseCode()
      return true
    },
  })
  const needsCodeCheck = (settings?.affiliate ?? false) && isShown(fields, 'affiliateCode')

  async function refuseCode(): Promise<void> {
    await openAlert({ text: t('error.affiliateRefused') })
    // The dialog returns the focus first.
    setTimeout(() => form.setFocus('affiliateCode'))
  }

  useLinkCode(link, { form, onRefused: refuseCode })

  async function submit(values: RegisterValues): Promise<void> {
    const login = await submission.send(form, async (proofs) => {
      const code = values.affiliateCode
      if (code && needsCodeCheck && (await checks.askCode(code)) === 'refused') {
        void submission.check.reset()
        await refuseCode()
        return undefined
      }
      const body = buildRegisterBody(values, {
        fields,
        host: location.hostname,
        inApp: readDevice() === 'app',
        invitedBy: link.state === 'refused' ? undefined : link.code,
        ...proofs,
      })
      return { body, merchant }
    })
    if (!login) return
    leaveRegistrationDraft()
    signIn(login)
  }
  return { submission, submit }
}

interface LinkCodeOptions extends Pick<RegistrationOptions, 'form'> {
  readonly onRefused: () => Promise<void>
}

/** Puts the code of a link without an affiliate into its field, and reports a refused one once. */
function useLinkCode({ state, code }: AffiliateLink, { form, onRefused }: LinkCodeOptions): void {
  const apply = useEffectEvent((linkCode: string) => {
    if (form.getValues('affiliateCode') === '') form.setValue('affiliateCode', linkCode)
    if (state !== 'refused' || !recordRefusedLink()) return
    form.setError('affiliateCode', { message: encodeFieldError({ key: 'error.affiliateRefused' }) })
    void onRefused()
  })
  useEffect(() => {
    if (code === undefined) return
    if (state === 'refused' || state === 'unknown') apply(code)
  }, [state, code])
}

function isShown(fields: readonly PlannedField[], name: PlannedField['name']): boolean {
  return fields.some((field) => field.name === name && field.shown)
}

/** Returns the visible field that an error code is about. */
function findRefusedField(
  code: string | undefined,
  fields: readonly PlannedField[],
): EntryName | undefined {
  const name =
    code !== undefined && Object.hasOwn(fieldByErrorCode, code) ? fieldByErrorCode[code] : undefined
  return name && isShown(fields, name) ? name : undefined
}
