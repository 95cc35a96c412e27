import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type {
  DepositMethods,
  DepositOrder,
} from '../../../../../core/contract/generated/gateway.ts'
import { knows } from '../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './Deposit.module.css'
import { preloadDetails } from './Details.tsx'
import { FirstLimit } from './FirstLimit.tsx'
import type { UsableMethod, UsableMethods } from './find-choices.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { type DepositForm, useDepositForm } from './use-deposit-form.ts'

const OrderPage = lazyPart(() => import('./on-demand/OrderPage.tsx'))

export interface DepositProps {
  readonly settings: BlockProps<'deposit'>['settings']
  /** What is shown while the methods load, in the size of the form. */
  readonly skeleton: ReactNode
  /** Chooses the last used method, or else the first, before the player chooses one. */
  readonly preselect: boolean
  /** What is shown over an order. */
  readonly orderHead?: ReactNode
  readonly children: (form: DepositForm) => ReactNode
}

/**
 * Shows the form of a deposit, or the order that the address names. What was typed stays while an
 * order is shown.
 */
export function Deposit({
  settings,
  skeleton,
  preselect,
  orderHead,
  children,
}: DepositProps): ReactNode {
  const orderId = useSearch().get('order')
  const [placed, setPlaced] = useState<DepositOrder>()
  const methods = useCall('depositMethods', undefined, { onReturn: 'refresh' })
  useEffect(preloadDetails, [])
  if (orderId)
    return (
      <div className={styles['deposit']}>
        {orderHead}
        <Suspense fallback={skeleton}>
          <OrderPage key={orderId} orderId={orderId} placed={placed} code={settings.code} />
        </Suspense>
      </div>
    )
  if (methods.value && listUsable(methods.value).length === 0) return <NoMethods />
  return (
    <div className={styles['deposit']}>
      <OpenOrder />
      <Answer call={methods} skeleton={skeleton}>
        {(answer) => (
          <Filled
            answer={{ ...answer, methods: listUsable(answer) }}
            preselect={preselect}
            onOrder={setPlaced}
          >
            {children}
          </Filled>
        )}
      </Answer>
    </div>
  )
}

interface FilledProps extends Pick<DepositProps, 'preselect' | 'children'> {
  readonly answer: UsableMethods
  readonly onOrder: (order: DepositOrder) => void
}

/** Lists the methods that this player can pay by. */
function listUsable({ methods }: DepositMethods): readonly UsableMethod[] {
  return methods.filter(knows('provider'))
}

function Filled({ children, ...needs }: FilledProps): ReactNode {
  const { value, error, retry } = useCall('depositPromotions')
  const promotions = { list: value?.promotions ?? [], error, retry }
  const form = useDepositForm({ ...needs, promotions })
  return (
    <>
      {needs.answer.first && <FirstLimit />}
      {children(form)}
    </>
  )
}

/** Leads to customer service, because there is no way to deposit. */
function NoMethods(): ReactNode {
  const t = useT()
  return (
    <div className={styles['deposit']}>
      <EmptyNotice
        line={t('deposit.none')}
        detail={
          <ButtonLink variant="accent" to={pathTo('service')}>
            {t('deposit.service')}
          </ButtonLink>
        }
      />
    </div>
  )
}
