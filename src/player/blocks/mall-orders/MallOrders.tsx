import type { ReactNode } from 'react'
import type { MallOrder } from '../../../core/contract/generated/gateway.ts'
import { GoodPicture } from '../../components/parts/mall/GoodPicture.tsx'
import { pathToMallTab } from '../../components/parts/mall/mall-tab.ts'
import { usePointsWords } from '../../components/parts/mall/use-points-words.ts'
import { stateKey, stateTone } from '../../components/parts/money/order-words.ts'
import { Button } from '../../components/ui/Button.tsx'
import { DayGroups, DayRow } from '../../components/ui/DayGroups.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { useNavigate, useSearch } from '../../components/ui/navigation.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { usePages } from '../../gateway/use-pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useLanguage } from '../../state/language.ts'
import styles from './MallOrders.module.css'
import { OrderSheet } from './OrderSheet.tsx'
import { useOrderName } from './use-order-name.ts'

/** Lists what points were spent on, with the order that the address names in a sheet (SPEC §11.79). */
export default function MallOrders(): ReactNode {
  const navigate = useNavigate()
  const orderId = useSearch().get('order')
  const close = (): void => navigate(pathToMallTab('history'), { replace: true })
  return (
    <div className={styles['orders']}>
      <OrderList />
      {orderId !== null && <OrderSheet key={orderId} orderId={orderId} onClose={close} />}
    </div>
  )
}

function OrderList(): ReactNode {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const { ornaments } = useSkin().look
  const { pages, error, asking, more, retry } = usePages('mallOrders', {}, { fresh: true })
  const orders = pages.flatMap((page) => page.orders)
  const first = pages.length === 0
  if (first && asking) return <Skeleton shape="card" height="4.5rem" count={5} />
  if (!error && orders.length === 0)
    return (
      <Notice
        kind="empty"
        line={t('mall.orders.none')}
        ornament={ornaments['empty']}
        action={{
          label: t('mall.orders.browse'),
          onPress: () => navigate(pathToMallTab('goods'), { replace: true }),
        }}
      />
    )
  return (
    <>
      <DayGroups
        items={orders}
        timeOf={({ createdAt }) => createdAt}
        keyOf={({ orderId }) => orderId}
        language={language}
      >
        {(order) => <OrderRow order={order} />}
      </DayGroups>
      {error && (
        <Notice
          kind={error.kind === 'offline' ? 'offline' : 'error'}
          size={first ? 'section' : 'row'}
          line={t(errorMessageKey(error), errorMessageValues(error))}
          action={{ label: t('common.retry'), onPress: retry, busy: asking }}
          ornament={ornaments[error.kind === 'offline' ? 'offline' : 'error']}
        />
      )}
      {more && (
        <Button variant="outline" wide busy={asking} onClick={more}>
          {t('mall.orders.more')}
        </Button>
      )}
    </>
  )
}

function OrderRow({ order }: { readonly order: MallOrder }): ReactNode {
  const t = useT()
  const { number } = usePointsWords()
  const nameOrder = useOrderName()
  const { orderId, picture, kind, points, state } = order
  return (
    <DayRow
      title={nameOrder(order)}
      note={orderId}
      picture={<GoodPicture className={styles['thumb']} picture={picture} kind={kind} size={40} />}
      end={`−${number(points)}`}
      endNote={t(stateKey(state))}
      state={stateTone(state)}
      to={pathToMallTab('history', orderId)}
    />
  )
}
