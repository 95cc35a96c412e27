import type { ReactNode } from 'react'
import type { Lottery } from '../../contract/generated/gateway.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { Section } from '../../parts/Section.tsx'
import type { BlockProps } from '../../registry/block.ts'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Draw } from './Draw.tsx'
import { Leaf } from './Leaf.tsx'
import styles from './Lotteries.module.css'
import { lotteriesQuery } from './lotteries-query.ts'

/** How long after a draw closed its result is asked for, in milliseconds. */
const resultAfter = 3000

/** The lotteries with the time to the next draw and the last result. */
export default function Lotteries({ variant, settings }: BlockProps<'lotteries'>): ReactNode {
  const { limit = 6, mode, title } = settings
  const t = useT()
  const read = useText()
  const call = useCall('lotteries', lotteriesQuery(mode))
  const closed = (): void => void setTimeout(call.retry, resultAfter)
  return (
    <Section
      className={styles[variant]}
      {...(variant === 'leaf'
        ? {}
        : {
            title: title ? read(title) : t('home.lotteries.title'),
            action: { label: t('home.lotteries.more'), to: '/m/moreLottery' },
          })}
    >
      <Answer
        call={call}
        skeleton={<Bones variant={variant} limit={limit} />}
        empty={t('home.lotteries.empty')}
        isEmpty={(lotteries) => lotteries.length === 0}
      >
        {(lotteries) => (
          <Draws variant={variant} lotteries={lotteries.slice(0, limit)} onClosed={closed} />
        )}
      </Answer>
    </Section>
  )
}

interface DrawsProps {
  readonly variant: BlockProps<'lotteries'>['variant']
  readonly lotteries: readonly Lottery[]
  readonly onClosed: () => void
}

function Draws({ variant, lotteries, onClosed }: DrawsProps): ReactNode {
  const t = useT()
  const [first, ...others] = lotteries
  const listed = variant === 'leaf' ? others : lotteries
  const draws = listed.map((lottery) => (
    <li key={lottery.lotteryCode} className={styles['draw']} data-tone={lottery.tone ?? 0}>
      <Draw lottery={lottery} onClosed={onClosed} />
    </li>
  ))
  if (variant !== 'leaf') return <ul className={styles['draws']}>{draws}</ul>
  return (
    <>
      {first && <Leaf lottery={first} onClosed={onClosed} />}
      {draws.length > 0 && (
        <Rail label={t('home.lotteries.title')} className={styles['draws']}>
          {draws}
        </Rail>
      )}
    </>
  )
}

function Bones(props: Pick<DrawsProps, 'variant'> & { readonly limit: number }): ReactNode {
  const { variant, limit } = props
  if (variant === 'leaf') return <Skeleton height="25rem" shape="card" />
  return (
    <div className={styles['draws']}>
      <Skeleton count={limit} height={variant === 'rows' ? '5rem' : '7.25rem'} />
    </div>
  )
}
