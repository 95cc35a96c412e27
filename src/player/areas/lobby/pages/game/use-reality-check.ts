import { useEffect, useRef } from 'react'
import { safetyProfiles } from '../../../../../core/contract/safety-profiles.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { openConfirm } from '../../../../state/dialogs.ts'

export interface RealityCheckOptions {
  /** The launch in epoch milliseconds; undefined until the game is open. */
  readonly since: number | undefined
  /** The amount won or lost since the launch, as a decimal string. */
  readonly net: string | undefined
  readonly onStop: () => void
}

/**
 * Reminds a member of the time played and of the result, as often as the member chose or the market demands
 * (SPEC §12.25). The member goes on or leaves the game.
 */
export function useRealityCheck({ since, net, onStop }: RealityCheckOptions): void {
  const t = useT()
  const { safety } = useSkin()
  const currency = useCurrency()
  const { value } = useCall('playLimits', undefined, { enabled: since !== undefined })
  const chosen = value?.realityCheckMinutes ?? 0
  const minutes = chosen || safetyProfiles[safety.profile].reminderMinutes
  const remind = useRef<(played: number) => Promise<void>>(undefined)
  useEffect(() => {
    remind.current = async (played) => {
      const result =
        net === undefined
          ? ''
          : t('play.realityResult', {
              amount: formatMoney(net, { ...currency, sign: 'always' }),
            })
      const goesOn = await openConfirm({
        title: t('play.realityTitle', { count: played }),
        text: [result, t('play.realityText')].filter(Boolean).join('\n'),
        confirm: t('play.realityGoOn'),
        cancel: t('play.realityStop'),
      })
      if (!goesOn) onStop()
    }
  })
  useEffect(() => {
    if (since === undefined || minutes === 0) return undefined
    const timer = setInterval(() => {
      void remind.current?.(Math.round((Date.now() - since) / 60_000))
    }, minutes * 60_000)
    return () => clearInterval(timer)
  }, [since, minutes])
}
