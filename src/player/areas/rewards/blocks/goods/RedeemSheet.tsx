import { type FormEvent, type ReactNode, useState } from 'react'
import type {
  Delivery,
  MallGood,
  MallOrder,
  PointsBalance,
} from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { focusInvalid } from '../../../../kit/controls/focus-invalid.ts'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import { DeliveryPart } from './DeliveryPart.tsx'
import { GoodHead } from './GoodHead.tsx'
import { RedeemDone } from './RedeemDone.tsx'
import styles from './RedeemSheet.module.css'
import { type Obstacle, readObstacle } from './read-obstacle.ts'
import { UnknownOrder } from './UnknownOrder.tsx'
import { useDelivery } from './use-delivery.ts'

export interface RedeemSheetProps {
  readonly good: MallGood
  readonly balance: Pick<QueryResult<PointsBalance>, 'value' | 'retry'>
  readonly effect: MoneyEffect<'redeemGood'>
  readonly onClose: () => void
}

/**
 * The sheet in which points are spent on an item: the quantity, the address of goods, the password, the points
 * used and left, and afterwards the order (SPEC §11.79).
 */
export function RedeemSheet({ good, balance, effect, onClose }: RedeemSheetProps): ReactNode {
  const t = useT()
  const ornament = useSkin().look.ornaments['sheet']
  const [order, setOrder] = useState<MallOrder>()
  return (
    <Sheet
      title={t('mall.redeem.title')}
      cancel={t(order ? 'common.close' : 'common.cancel')}
      onClose={effect.running ? () => undefined : onClose}
      ornament={ornament}
      icon="gift"
    >
      {order ? (
        <RedeemDone order={order} onClose={onClose} />
      ) : (
        <RedeemForm good={good} balance={balance} effect={effect} onDone={setOrder} />
      )}
    </Sheet>
  )
}

interface RedeemFormProps extends Omit<RedeemSheetProps, 'onClose'> {
  readonly onDone: (order: MallOrder) => void
}

function RedeemForm({ good, balance, effect, onDone }: RedeemFormProps): ReactNode {
  const t = useT()
  const { words, number } = usePointsWords()
  const offline = useConnection() === 'offline'
  const [quantity, setQuantity] = useState(1)
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const isSent = good.kind === 'goods'
  const delivery = useDelivery({ enabled: isSent })
  const points = balance.value?.points
  const most = Math.max(1, Math.min(good.stock, good.limitLeft ?? 99, 99))
  const count = Math.min(quantity, most)
  const used = good.points * count
  const obstacle = readObstacle(good, points, count)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setRefusal(undefined)
    const missing = password === ''
    setPasswordError(missing ? t('mall.redeem.required') : undefined)
    const where = isSent ? delivery.read() : undefined
    const form = event.currentTarget
    if (missing || where === 'missing') return focusInvalid(form)
    await press(where, form)
  }
  async function press(where: Delivery | undefined, form: HTMLFormElement): Promise<void> {
    const outcome = await effect.press({
      body: {
        goodId: good.id,
        quantity: count,
        verifyPwd: password,
        ...(where && { delivery: where }),
      },
    })
    if (outcome.kind === 'done') return onDone(outcome.value)
    if (outcome.kind === 'unknown') return
    const code = outcome.error instanceof GatewayError ? outcome.error.code : undefined
    if (code === 'password.incorrect') setPasswordError(outcome.message)
    else setRefusal(outcome.message)
    if (code === 'delivery.missing') delivery.ask()
    focusInvalid(form)
    // Whatever was in the way, the points and the stock may have changed.
    void balance.retry()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <GoodHead good={good} quantity={count} most={most} onQuantity={setQuantity} />
      {effect.unanswered && <UnknownOrder onDismiss={effect.forget} />}
      {obstacle && <ObstacleLine obstacle={obstacle} own={balance.value?.level ?? ''} />}
      {!isBarred(obstacle) && (
        <>
          {isSent && <DeliveryPart delivery={delivery} />}
          <Field
            label={t('mall.redeem.password')}
            type="password"
            name="verifyPwd"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value)
              setPasswordError(undefined)
            }}
            reveal={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
            error={passwordError}
          />
          <dl className={styles['sums']}>
            <div>
              <dt>{t('mall.redeem.used')}</dt>
              <dd>−{number(used)}</dd>
            </div>
            <div>
              <dt>{t('mall.redeem.after')}</dt>
              <dd>{points === undefined || points < used ? '–' : number(points - used)}</dd>
            </div>
          </dl>
        </>
      )}
      <Refusal>{refusal}</Refusal>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        busy={effect.running}
        disabled={offline || obstacle !== undefined}
      >
        {t('mall.redeem.confirm', { points: words(used) })}
      </Button>
      {isSent && !isBarred(obstacle) && (
        <p className={typography['muted']}>{t('mall.redeem.cancelNote')}</p>
      )}
    </form>
  )
}

/** Returns true if no quantity of the item can be had, so that there is nothing to fill in. */
function isBarred(obstacle: Obstacle | undefined): boolean {
  return obstacle !== undefined && obstacle.kind !== 'poor'
}

function ObstacleLine(props: { readonly obstacle: Obstacle; readonly own: string }): ReactNode {
  const { obstacle, own } = props
  const t = useT()
  const { words } = usePointsWords()
  return (
    <p className={styles['obstacle']} role="status">
      {obstacle.kind === 'locked'
        ? t('mall.redeem.tooLow', { level: obstacle.level, own })
        : obstacle.kind === 'poor'
          ? t('mall.redeem.tooPoor', { points: words(obstacle.missing) })
          : t(`mall.redeem.${obstacle.kind}`)}
    </p>
  )
}
