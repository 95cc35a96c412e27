import type { ReactNode } from 'react'
import type { RedEnvelopeOpening } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { DayGroups, DayRow } from '../../../../kit/controls/DayGroups.tsx'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'

/** Lists the envelopes that the member opened by day, with the sum of their amounts. */
export function HistorySheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT()
  const ornament = useSkin().look.ornaments['sheet']
  return (
    <Sheet
      title={t('envelope.history')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornament}
    >
      <History />
    </Sheet>
  )
}

function History(): ReactNode {
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  const list = usePages('redEnvelopeHistory', {}, { fresh: true })
  const [first] = list.pages
  return (
    <PagedList
      list={list}
      itemsOf={({ openings }) => openings}
      skeleton={<Skeleton shape="card" height="4.5rem" count={3} />}
      empty={{ line: t('envelope.historyNone') }}
    >
      {(openings) => (
        <>
          {first && (
            <Figures
              figures={[
                {
                  label: t('envelope.received'),
                  value: <Money amount={first.total} {...currency} />,
                  tone: 'strong',
                },
              ]}
            />
          )}
          <DayGroups
            language={language}
            items={openings}
            timeOf={({ openedAt }) => openedAt}
            keyOf={({ openingId }) => openingId}
          >
            {(opening) => <Row opening={opening} />}
          </DayGroups>
        </>
      )}
    </PagedList>
  )
}

function Row({ opening }: { readonly opening: RedEnvelopeOpening }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { title, outcome, amount, orderId, openedAt } = opening
  return (
    <DayRow
      title={title}
      note={writeClock(openedAt)}
      end={amount !== undefined && <Money amount={amount} {...currency} sign="always" />}
      endNote={t(endNotes[outcome])}
      state={outcome === 'won' ? 'done' : 'void'}
      {...(orderId !== undefined && { to: pathTo('records', { order: orderId }) })}
    />
  )
}

const endNotes = {
  won: 'envelope.won',
  empty: 'envelope.emptyMark',
  unknown: 'envelope.unknownMark',
} as const
