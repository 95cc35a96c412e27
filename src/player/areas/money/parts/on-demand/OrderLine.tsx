import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { HungLine } from '../../../../kit/pages/on-demand/HungLine.tsx'
import { LineLink } from '../../../../kit/pages/on-demand/LineLink.tsx'
import { hideLine, useHiddenLines } from '../../../../state/hidden-lines.ts'
import { useOpenOrder } from '../use-open-order.ts'

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
