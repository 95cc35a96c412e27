import type { ReactNode } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { useOpenOrder } from '../../components/parts/money/use-open-order.ts'
import { HungLine } from '../../components/parts/on-demand/HungLine.tsx'
import { LineLink } from '../../components/parts/on-demand/LineLink.tsx'
import { Countdown } from '../../components/ui/Countdown.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Money } from '../../components/ui/Money.tsx'
import { useT } from '../../i18n/use-t.ts'
import { hideLine, useHiddenLines } from '../../state/hidden-lines.ts'

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
