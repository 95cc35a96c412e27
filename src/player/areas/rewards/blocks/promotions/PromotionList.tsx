import type { ReactNode } from 'react'
import type {
  PromotionList as Listed,
  Promotion,
} from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import chip from '../../../../kit/controls/chip.module.css'
import { Link, usePath, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { usePromotionClock } from '../../parts/use-promotion-clock.ts'
import styles from './PromotionList.module.css'

export interface PromotionListProps {
  readonly className: string | undefined
  readonly limit: number | undefined
  /** The height of a card while the promotions load, in CSS pixels. */
  readonly cardHeight: number
  readonly children: (promotions: readonly Promotion[]) => ReactNode
}

/** Shows the promotions below chips of their categories (SPEC §11.42). The address keeps the chosen one. */
export function PromotionList(props: PromotionListProps): ReactNode {
  const { className, limit, cardHeight, children } = props
  const t = useT()
  const call = useCall('promotions', undefined, { onReturn: 'refresh' })
  return (
    <Section className={className}>
      <Answer
        call={call}
        empty={t('promotion.none')}
        isEmpty={({ promotions }) => promotions.length === 0}
        skeleton={<Skeletons height={cardHeight} />}
      >
        {(list) => (
          <Promotions list={list} limit={limit} onTurn={call.retry}>
            {children}
          </Promotions>
        )}
      </Answer>
    </Section>
  )
}

interface PromotionsProps extends Pick<PromotionListProps, 'limit' | 'children'> {
  readonly list: Listed
  readonly onTurn: () => void
}

function Promotions({ list, limit, onTurn, children }: PromotionsProps): ReactNode {
  const t = useT()
  const { categories } = list
  const asked = useSearch().get('category')
  const chosen = categories.find(({ id }) => id === asked)?.id
  const turned = usePromotionClock(list.promotions, onTurn)
  useHeadline(t('promotion.headline', { count: turned.length }))
  const shown = turned.filter(({ category }) => chosen === undefined || category === chosen)
  return (
    <>
      {categories.length > 1 && <Chips list={list} chosen={chosen} />}
      {children(shown.slice(0, limit))}
    </>
  )
}

interface ChipsProps {
  readonly list: Listed
  readonly chosen: string | undefined
}

function Chips({ list: { categories, promotions }, chosen }: ChipsProps): ReactNode {
  const t = useT()
  const path = usePath()
  const row = useCurrentInView<HTMLUListElement>(chosen ?? '')
  const countOf = (id: string | undefined): number =>
    promotions.filter(({ category }) => id === undefined || category === id).length
  const chips = [{ id: undefined, name: t('promotion.all') }, ...categories]
  return (
    <nav data-kit="promotion-kinds" aria-label={t('promotion.categories')}>
      <ul
        ref={row}
        className={`${chip['chips']} ${styles['chips']}`}
        data-kit="rail"
        data-kind="links"
      >
        {chips.map(({ id, name }) => (
          <li key={id ?? ''}>
            <Link
              replace
              className={chip['chip']}
              data-part="choice"
              to={id === undefined ? path : `${path}?${new URLSearchParams({ category: id })}`}
              aria-current={chosen === id ? 'true' : undefined}
            >
              {name}
              <span className={styles['count']} data-part="count">
                {countOf(id)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Skeletons({ height }: { readonly height: number }): ReactNode {
  return (
    <div className={styles['skeletons']}>
      <Skeleton shape="card" height={44} />
      <Skeleton shape="card" height={height} count={4} />
    </div>
  )
}
