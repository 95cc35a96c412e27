import { useCallback } from 'react'
import { readCode } from '../../../../../core/contract/read-code.ts'
import { passesRule } from '../../../../../core/engine/form/create-form-schema.ts'
import type { UseFormReturn } from '../../../../kit/controls/form.ts'
import type { readRegisterRules } from './register-rules.ts'
import type { FormEntry, RegisterValues } from './register-values.ts'
import type { useLiveChecks } from './use-live-checks.ts'

interface Leaving {
  readonly rules: ReturnType<typeof readRegisterRules>
  readonly checks: ReturnType<typeof useLiveChecks>
  /** True where the gateway knows codes of affiliates. */
  readonly asksCode: boolean
}

/** Returns what is checked when the player leaves a field: the name and the code by the gateway, the second password again. */
export function useLeaveField(
  { getValues, trigger }: Pick<UseFormReturn<RegisterValues>, 'getValues' | 'trigger'>,
  { rules, checks, asksCode }: Leaving,
): (entry: FormEntry, value: string) => Promise<void> {
  const { askName, askCode } = checks
  return useCallback(
    async ({ name }, value) => {
      if (name === 'password' && getValues('confirmPassword')) await trigger('confirmPassword')
      // An invalid value is not sent for a check. The form's own result may still be pending.
      const rule = rules.find((one) => one.name === name)
      if (value === '' || !rule || !passesRule(rule, getValues())) return
      if (name === 'username' && (await askName(readCode(value)))) await trigger('username')
      if (name === 'affiliateCode' && asksCode) await askCode(readCode(value))
    },
    [rules, askName, askCode, asksCode, getValues, trigger],
  )
}
