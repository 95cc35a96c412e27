import type { ReactNode } from 'react'
import type { MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { DayGroups, DayRow } from '../../../../kit/controls/DayGroups.tsx'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { stateKey, stateTone } from '../../../../kit/money/order-words.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { GoodPicture } from '../../parts/GoodPicture.tsx'
import { pathToMallTab } from '../../parts/mall-tab.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import styles from './MallOrders.module.css'
import { OrderSheet } from './OrderSheet.tsx'
import { useOrderName } from './use-order-name.ts'

export default withRealAccount(MallOrders)

/** Lists what points were spent on, with the order that the address names in a sheet (SPEC §11.79). */
function MallOrders(): ReactNode {
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
  const list = usePages('mallOrders', {}, { fresh: true })
  return (
    <PagedList
      list={list}
      itemsOf={({ orders }) => orders}
      skeleton={<Skeleton shape="card" height="4.5rem" count={5} />}
      empty={{
        line: t('mall.orders.none'),
        action: {
          label: t('mall.orders.browse'),
          onPress: () => navigate(pathToMallTab('goods'), { replace: true }),
        },
      }}
    >
      {(orders) => (
        <DayGroups
          items={orders}
          timeOf={({ createdAt }) => createdAt}
          keyOf={({ orderId }) => orderId}
          language={language}
        >
          {(order) => <OrderRow order={order} />}
        </DayGroups>
      )}
    </PagedList>
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
