import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import { verifyField } from '../../../../kit/forms/password-fields.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useReturnPath } from '../../../../kit/pages/return-path.ts'
import { showNotification } from '../../../../state/toasts.ts'

const sixDigits = { acceptedPattern: '^[0-9]{6}$', minLength: 6, maxLength: 6 }
const pinMessages = {
  tooShort: { key: 'error.pinFormat' },
  tooLong: { key: 'error.pinFormat' },
  pattern: { key: 'error.pinFormat' },
} as const
const pinInput = {
  type: 'password',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 6,
  pattern: sixDigits,
  messages: pinMessages,
} as const satisfies Partial<FormField>

const oldPin: FormField = { ...pinInput, name: 'oldPin', label: 'password.oldPin' }
const newPin: readonly FormField[] = [
  {
    ...pinInput,
    name: 'pin',
    label: 'password.newPin',
    differsFrom: 'oldPin',
    messages: { ...pinMessages, same: { key: 'error.pinSame' } },
  },
  {
    ...pinInput,
    name: 'confirmPin',
    label: 'password.pinAgain',
    repeats: 'pin',
    messages: { ...pinMessages, different: { key: 'password.pinMismatch' } },
  },
]

/** Shows the form that sets the withdrawal PIN, changes it, or resets it with the login password. */
export function PinForm(): ReactNode {
  const t = useT()
  const call = useCall('hasWithdrawalPassword')
  const [reset, setReset] = useState(false)
  return (
    <Answer call={call} skeleton={<Skeleton shape="card" height="18rem" />}>
      {({ set }) => (
        <>
          {reset ? <ResetPin /> : <SetPin isSet={set} />}
          {set && (
            <Button variant="plain" wide onClick={() => setReset(!reset)}>
              {t(reset ? 'password.knowsPin' : 'password.forgotPin')}
            </Button>
          )}
        </>
      )}
    </Answer>
  )
}

function SetPin({ isSet }: { readonly isSet: boolean }): ReactNode {
  const t = useT()
  const finish = useFinish()
  return (
    <CallForm
      key={isSet ? 'change' : 'set'}
      id="withdrawal-pin"
      call="setPaymentPassword"
      fields={isSet ? [oldPin, ...newPin] : newPin}
      submit={t(isSet ? 'password.changePin' : 'password.setPin')}
      unknown="password.unknown"
      fieldOf={{ 'pin.incorrect': 'oldPin', 'pin.same': 'pin', 'pin.format': 'pin' }}
      compose={({ oldPin: old, pin = '' }) => ({
        body: { paymentPassword: pin, ...(isSet && { oldPaymentPassword: old ?? '' }) },
      })}
      onDone={finish}
    />
  )
}

function ResetPin(): ReactNode {
  const t = useT()
  const finish = useFinish()
  return (
    <CallForm
      id="reset-pin"
      call="resetPaymentPassword"
      fields={[verifyField, ...newPin]}
      submit={t('password.resetPin')}
      unknown="password.unknown"
      fieldOf={{ 'password.incorrect': 'verifyPwd', 'pin.format': 'pin' }}
      compose={({ verifyPwd = '', pin = '' }) => ({ body: { verifyPwd, paymentPassword: pin } })}
      onDone={finish}
    />
  )
}

function useFinish(): () => void {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const back = useReturnPath(pathTo('security'))
  return () => {
    showNotification(t('password.pinChanged'))
    navigate(back, { replace: true })
  }
}
