import { type ReactNode, useState } from 'react'
import type { MoneyRecord, TransactionPage } from '../../../src/core/contract/generated/gateway.ts'
import { useT } from '../../../src/player/i18n/use-t.ts'
import { Button } from '../../../src/player/kit/controls/Button.tsx'
import { Figures } from '../../../src/player/kit/controls/Figures.tsx'
import { SpriteProvider } from '../../../src/player/kit/controls/Icon.tsx'
import { Money } from '../../../src/player/kit/controls/Money.tsx'
import { Skeleton } from '../../../src/player/kit/controls/Skeleton.tsx'
import { FilterBar } from '../../../src/player/kit/records/FilterBar.tsx'
import type { FilterHeader } from '../../../src/player/kit/records/FilterHeads.tsx'
import { FilterOptions } from '../../../src/player/kit/records/FilterOptions.tsx'
import listStyles from '../../../src/player/kit/records/RecordList.module.css'
import statementStyles from '../../../src/player/kit/records/statement/StatementButton.module.css'
import { TransactionRow } from '../../../src/player/kit/records/TransactionRow.tsx'
import { startLanguage } from '../../../src/player/state/language.ts'
import { mountPage } from './mount-page.tsx'

const categories = ['withdrawal', 'deposit', 'bonus', 'rebate', 'transfer'] as const
const nameDay = new Intl.DateTimeFormat('en', { weekday: 'long' })
const writeDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

async function fetchRecords(category: string): Promise<TransactionPage> {
  const response = await fetch(`./ODS2_MemberTransaction?category=${category}&pageNum=1`)
  const { value } = await response.json()
  return value
}

/** The records written by hand: what the player's page shows, and the rows of an answer. */
function Records(): ReactNode {
  const t = useT()
  const [category, setCategory] = useState('')
  const [page, setPage] = useState<TransactionPage>()
  const choose = async (chosen: string): Promise<void> => {
    setCategory(chosen)
    setPage(undefined)
    setPage(await fetchRecords(chosen))
  }
  const options = categories.map((key) => ({ key, label: t(`records.category.${key}`) }))
  const still = { changed: false, panel: () => null }
  const filters: readonly FilterHeader[] = [
    {
      key: 'category',
      label: t('records.type'),
      value: options.find(({ key }) => key === category)?.label ?? t('records.allTypes'),
      changed: category !== '',
      panel: (close) => (
        <FilterOptions
          selected={category}
          options={options}
          onSelect={(key) => {
            void choose(key)
            close()
          }}
        />
      ),
    },
    { ...still, key: 'date', label: t('records.date'), value: t('records.today') },
    { ...still, key: 'state', label: t('records.state'), value: t('records.anyState') },
  ]
  const waiting = <Skeleton shape="text" width="4rem" height="1lh" />
  const write = (amount: string | undefined): ReactNode =>
    amount ? <Money amount={amount} language="en" symbol="$" sign="always" /> : waiting
  return (
    <SpriteProvider sprite="./sprite.svg">
      <main style={{ paddingBlockStart: '3rem', paddingInline: '1rem' }}>
        <FilterBar label={t('records.filters')} filters={filters} />
        <Figures
          figures={[
            { label: t('records.in'), value: write(page?.totalIn) },
            { label: t('records.out'), value: write(page?.totalOut) },
            { label: t('records.count'), value: page?.totalCount ?? waiting },
          ]}
        />
        {page && (
          <div className={statementStyles['statement']}>
            <Button variant="plain" size="small" icon="records">
              {t('records.statement.save')}
            </Button>
          </div>
        )}
        {page ? (
          <DayRows records={page.transactions} />
        ) : (
          <Skeleton shape="card" height="4rem" count={7} />
        )}
      </main>
    </SpriteProvider>
  )
}

/** The records of a page, with a heading over the first one of a day. */
function DayRows({ records }: { readonly records: readonly MoneyRecord[] }): ReactNode {
  const t = useT()
  const days = records.map(({ createdAt }) => writeDate.format(createdAt))
  return (
    <ul className="rows" aria-label="Records">
      {records.map((record, at) => (
        <li key={record.orderId}>
          <div
            className={listStyles['item']}
            data-kind={days[at] === days[at - 1] ? undefined : 'first'}
            data-state={days[at] === days[at + 1] ? undefined : 'last'}
          >
            {days[at] !== days[at - 1] && (
              <h2 className={listStyles['day']}>
                <span>{nameDay.format(record.createdAt)}</span>{' '}
                <span className={listStyles['date']}>{days[at]}</span>
              </h2>
            )}
            <TransactionRow
              record={record}
              title={t(`records.category.${record.category}`)}
              note={record.title}
              to={`/m/transaction/record?order=${record.orderId}`}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

globalThis.startBench = () => {
  startLanguage({ default: 'en', supported: [] })
  return mountPage(<Records />)
}
