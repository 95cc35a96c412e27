import { type ReactNode, useState } from 'react'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { GoodItem } from './GoodItem.tsx'
import styles from './Goods.module.css'
import { RedeemSheet } from './RedeemSheet.tsx'
import { readObstacle } from './read-obstacle.ts'
import { UnknownOrder } from './UnknownOrder.tsx'

export default withRealAccount(Goods)

/** Shows the items of the points mall and the sheet in which points are spent on one (SPEC §11.79). */
function Goods({ variant, settings }: BlockProps<'goods'>): ReactNode {
  const t = useT()
  const call = useCall('mallGoods', undefined, { onReturn: 'refresh' })
  const balance = useCall('pointsBalance')
  const effect = useMoneyEffect('redeemGood')
  const { ornaments } = useSkin().look
  const [openId, setOpenId] = useState<string>()
  const { kind } = settings
  const listed = call.value?.goods.filter((good) => good.kind === kind)
  const points = balance.value?.points
  const reached = listed?.filter((good) => !readObstacle(good, points))
  const count = points === undefined ? 0 : (reached?.length ?? 0)
  useHeadline(count > 0 ? t('mall.headline', { count }) : undefined)
  const open = listed?.find(({ id }) => id === openId)
  const crown = variant === 'shelf' ? ornaments['mall'] : undefined
  return (
    <div className={styles['goods']} data-variant={variant}>
      {effect.unanswered && !open && <UnknownOrder onDismiss={effect.forget} />}
      {crown && <ThemeDrawing className={styles['crown']} src={crown} />}
      <Answer
        call={{ ...call, value: listed }}
        empty={t(kind === 'goods' ? 'mall.noGoods' : 'mall.noSpins')}
        isEmpty={(goods) => goods.length === 0}
        skeleton={
          <div className={styles['list']}>
            <Skeleton shape="card" height="12rem" count={6} />
          </div>
        }
      >
        {(goods) => (
          <ul className={styles['list']}>
            {goods.map((good) => (
              <GoodItem
                key={good.id}
                good={good}
                points={points}
                onOpen={() => setOpenId(good.id)}
              />
            ))}
          </ul>
        )}
      </Answer>
      {open && (
        <RedeemSheet
          key={open.id}
          good={open}
          balance={balance}
          effect={effect}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  )
}
