import type { ReactNode } from 'react'
import { pathTo } from '../../../../core/contract/pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { hideLine, useHiddenLines } from '../../../state/hidden-lines.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Money } from '../../ui/Money.tsx'
import { useCurrency } from '../money/use-currency.ts'
import { useOpenOrder } from '../money/use-open-order.ts'
import { HungLine } from './HungLine.tsx'
import { LineLink } from './LineLink.tsx'

/** Leads back to a deposit that waits for its payment. The player can close it for the visit (SPEC §11.66). */
export function OrderLine(): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const open = useOpenOrder({ enabled: true })
  const name = `order ${open?.order.orderId}`
  const isHidden = useHiddenLines().includes(name)
  return (
    <HungLine
      label={t('money.resume.label')}
      closeLabel={t('common.close')}
      onClose={() => hideLine(name)}
    >
      {open && !isHidden ? (
        <LineLink
          to={pathTo('deposit', { order: open.order.orderId })}
          mark={<Icon name="clock" />}
          action={t('money.resume.action')}
        >
          <Money amount={open.order.payable} {...currency} /> {t('money.resume.waits')}{' '}
          {open.order.expiresAt !== undefined && (
            <Countdown to={open.order.expiresAt} offset={open.offset} onDone={open.onExpire} />
          )}
        </LineLink>
      ) : undefined}
    </HungLine>
  )
}
