import type { ReactNode } from 'react'
import type { PlayLimit, PlayLimitBody } from '../../../../../core/contract/generated/gateway.ts'
import { writeDecimal } from '../../../../../core/contract/read-decimal.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { separatorsOf } from '../../../../kit/controls/number-separators.ts'
import { CallForm } from '../../../../kit/forms/CallForm.tsx'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useLanguage } from '../../../../state/language.ts'
import { useConsolidated } from '../../../../state/status.ts'
import { showNotification } from '../../../../state/toasts.ts'

/** A limit that this player can set. */
export type KnownLimit = PlayLimit & Pick<PlayLimitBody, 'kind' | 'period'>

export interface LimitFormProps {
  readonly limit: KnownLimit
  readonly waitingHours: number
  readonly onDone: () => void
}

/** Sets, changes or removes a limit. What loosens it is confirmed, and applies after the waiting time. */
export function LimitForm({ limit, waitingHours, onDone }: LimitFormProps): ReactNode {
  const t = useT()
  const { currencyDigits = 2 } = useConsolidated() ?? {}
  const separators = separatorsOf(useLanguage())
  const { kind, period, amount: current } = limit
  const remove = useEffectButton('setPlayLimit', t('limits.saved'))
  const amountPattern =
    currencyDigits > 0 ? `^[0-9]{1,9}([.][0-9]{1,${currencyDigits}})?$` : '^[0-9]{1,9}$'

  function confirmLoosening(): Promise<boolean> {
    return openConfirm({
      title: t('limits.loosen'),
      text: t('limits.loosenText', { count: waitingHours }),
    })
  }
  async function confirmAndRemove(): Promise<void> {
    if (!(await confirmLoosening())) return
    const done = await remove.press({ body: { kind, period } })
    if (done !== undefined) onDone()
  }

  return (
    <CallForm
      id={`limit-${kind}-${period}`}
      call="setPlayLimit"
      fields={[
        {
          name: 'amount',
          label: 'limits.amount',
          inputMode: 'decimal',
          autoComplete: 'off',
          reads: separators,
          pattern: { acceptedPattern: amountPattern },
          messages: { pattern: { key: 'limits.amountFormat' } },
        },
      ]}
      defaults={current === undefined ? {} : { amount: writeDecimal(current, separators) }}
      submit={t('settings.save')}
      unknown="settings.unknown"
      fieldOf={{ request_param_err: 'amount' }}
      compose={async ({ amount = '' }) => {
        const loosens = current !== undefined && compareDecimals(amount, current) > 0
        if (loosens && !(await confirmLoosening())) return undefined
        return { body: { kind, period, amount } }
      }}
      onDone={() => {
        showNotification(t('limits.saved'))
        onDone()
      }}
    >
      {current !== undefined && (
        <Button variant="plain" wide busy={remove.running} onClick={() => void confirmAndRemove()}>
          {t('limits.remove')}
        </Button>
      )}
    </CallForm>
  )
}
