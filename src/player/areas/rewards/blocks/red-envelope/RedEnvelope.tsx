import type { ReactNode } from 'react'
import type { RedEnvelope as Envelope } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import { HungLine } from '../../../../kit/pages/on-demand/HungLine.tsx'
import { LineLink } from '../../../../kit/pages/on-demand/LineLink.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { hideLine, useHiddenLines } from '../../../../state/hidden-lines.ts'
import { readServerTime } from '../../../../state/status.ts'

const minuteMs = 60_000

export default withRealAccount(RedEnvelope)

/** Says that a red envelope is open or opens soon, with the time left. The player can close it for the visit (SPEC §11.89). */
function RedEnvelope({ settings }: BlockProps<'red-envelope'>): ReactNode {
  const t = useT()
  const drawing = useSkin().look.ornaments['packet']
  const isHidden = useHiddenLines().includes('envelope')
  const { value, retry } = useCall('redEnvelope', undefined, { onReturn: 'refresh' })
  const turn = isHidden ? undefined : value && findTurn(value, settings.soon * minuteMs)
  const icon = <Icon name="packet" />
  return (
    <HungLine
      label={t('route.redEnvelope')}
      closeLabel={t('envelope.packetHide')}
      onClose={() => hideLine('envelope')}
    >
      {turn && (
        <LineLink
          to={pathTo('redEnvelope')}
          mark={drawing ? <ThemeDrawing src={drawing} instead={icon} /> : icon}
        >
          {t(turn.open ? 'envelope.packetOpen' : 'envelope.packetSoon')}{' '}
          <Countdown
            key={turn.to}
            to={turn.to}
            offset={readServerTime() - Date.now()}
            onDone={() => void retry()}
          />
        </LineLink>
      )}
    </HungLine>
  )
}

/** Returns whether the envelope is open and the time at which that changes; undefined while it is neither open nor soon. */
function findTurn({ state, closesAt, nextAt }: Envelope, soonMs: number) {
  if (state === 'open' && closesAt !== undefined) return { open: true, to: closesAt }
  const comes = state === 'waiting' || state === 'opened'
  if (!comes || nextAt === undefined || nextAt - readServerTime() > soonMs) return undefined
  return { open: false, to: nextAt }
}
