import { type ReactNode, useState } from 'react'
import type { MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import { DeliveryPart } from './DeliveryPart.tsx'
import { GoodHead } from './GoodHead.tsx'
import { RedeemDone } from './RedeemDone.tsx'
import styles from './RedeemSheet.module.css'
import { type Obstacle, readObstacle } from './read-obstacle.ts'
import { UnknownOrder } from './UnknownOrder.tsx'
import { type RedeemFormModel, type RedeemNeeds, useRedeemForm } from './use-redeem-form.ts'

export interface RedeemSheetProps extends Omit<RedeemNeeds, 'onDone'> {
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

function RedeemForm(needs: RedeemNeeds): ReactNode {
  const { good, balance, effect } = needs
  const t = useT()
  const { words } = usePointsWords()
  const offline = useConnection() === 'offline'
  const form = useRedeemForm(needs)
  const { count, most, refusal } = form
  const points = balance.value?.points
  const used = good.points * count
  const obstacle = readObstacle(good, points, count)
  const isSent = good.kind === 'goods'
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.submit(event)}>
      <GoodHead
        good={good}
        quantity={count}
        most={most}
        onQuantity={(quantity) => form.put({ quantity })}
      />
      {effect.unanswered && <UnknownOrder onDismiss={effect.forget} />}
      {obstacle && <ObstacleLine obstacle={obstacle} own={balance.value?.level ?? ''} />}
      {!isBarred(obstacle) && (
        <>
          {isSent && <DeliveryPart form={form} />}
          <PasswordField form={form} />
          <Sums used={used} points={points} />
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

function PasswordField({ form }: { readonly form: RedeemFormModel }): ReactNode {
  const t = useT()
  return (
    <Field
      label={t('mall.redeem.password')}
      type="password"
      name="verifyPwd"
      autoComplete="current-password"
      value={form.values.verifyPwd}
      onChange={(event) => {
        form.hide('verifyPwd')
        form.put({ verifyPwd: event.currentTarget.value })
      }}
      reveal={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
      error={form.errorOf('verifyPwd')}
    />
  )
}

interface SumsProps {
  readonly used: number
  readonly points: number | undefined
}

function Sums({ used, points }: SumsProps): ReactNode {
  const t = useT()
  const { number } = usePointsWords()
  return (
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
