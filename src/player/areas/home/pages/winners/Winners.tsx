import { type ReactNode, useState } from 'react'
import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type { Winner } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { readLanguageCode, useLanguage } from '../../../../state/language.ts'
import { winnersQuery } from '../../parts/winners-query.ts'
import styles from './Winners.module.css'

const all = 'ALL'
/** Milliseconds to wait after a change of language before the request (SPEC §4.19). */
const settleMs = 250

/** Lists the hundred recent wins of a category, the largest first (SPEC §2.58). */
export default function Winners(): ReactNode {
  const t = useT()
  const language = useLanguage()
  const [category, setCategory] = useState<Category | typeof all>(all)
  const head = useCurrentInView<HTMLDivElement>(category)
  const query = { ...winnersQuery(readLanguageCode(language)), gameCategory: category }
  const call = useCall('winnerBoard', query, { settleMs, onReturn: 'refresh' })
  return (
    <PagePart>
      <div ref={head} className={styles['head']}>
        <CategoryChips selected={category} onSelect={setCategory} />
        <IconButton
          icon="refresh"
          label={t('winnersPage.refresh')}
          spinning={call.refreshing}
          onClick={() => void call.retry()}
        />
      </div>
      <Answer
        call={call}
        empty={t('home.winners.empty')}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<Skeleton shape="card" height="4rem" count={8} />}
      >
        {({ list }) => (
          <ol aria-label={t('home.winners.title')}>
            {list.map(({ vo }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the rank
              <WinnerRow key={index} winner={vo} rank={index + 1} />
            ))}
          </ol>
        )}
      </Answer>
      <p className={typography['muted']}>{t('winnersPage.note')}</p>
    </PagePart>
  )
}

interface CategoryChipsProps {
  readonly selected: Category | typeof all
  readonly onSelect: (category: Category | typeof all) => void
}

/** Offers the categories of the merchant's vendors. */
function CategoryChips({ selected, onSelect }: CategoryChipsProps): ReactNode {
  const t = useT()
  const { value: groups = [] } = useVendors()
  const names = [all, ...groups.map(({ category }) => category)] as const
  return (
    <Rail
      label={t('winnersPage.categories')}
      kind="filters"
      className={styles['chips']}
      columns={8}
    >
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles['chip']}
            data-part="choice"
            aria-pressed={name === selected}
            onClick={() => onSelect(name)}
          >
            {name === all ? t('winnersPage.all') : t(categories[name].title)}
          </button>
        </li>
      ))}
    </Rail>
  )
}

interface WinnerRowProps {
  readonly winner: Winner
  readonly rank: number
}

function WinnerRow({ winner, rank }: WinnerRowProps): ReactNode {
  const currency = useCurrency()
  const whole = String(winner.winAmount).replace(/\..*$/, '')
  return (
    <li className={styles['place']}>
      <Row
        className={styles['row']}
        data-top={rank <= 3 || undefined}
        mark={
          <>
            <span className={`${styles['rank']} ${typography['title']}`}>{rank}</span>
            <Picture
              className={styles['icon']}
              sources={[winner.icon]}
              width={48}
              height={48}
              alt=""
              fallback={<span />}
            />
          </>
        }
        title={<bdi>{winner.customerName}</bdi>}
        note={<bdi>{winner.gameName}</bdi>}
        value={formatMoney(whole, { ...currency, digits: 0 })}
      />
    </li>
  )
}
