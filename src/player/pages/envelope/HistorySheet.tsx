import type { ReactNode } from 'react'
import type { RedEnvelopeOpening } from '../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { Button } from '../../components/ui/Button.tsx'
import { DayGroups, DayRow } from '../../components/ui/DayGroups.tsx'
import { Figures } from '../../components/ui/Figures.tsx'
import { Money } from '../../components/ui/Money.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Sheet } from '../../components/ui/Sheet.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { writeClock } from '../../components/ui/write-clock.ts'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { usePages } from '../../gateway/use-pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useLanguage } from '../../state/language.ts'

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
  const { ornaments } = useSkin().look
  const { pages, error, asking, more, retry } = usePages('redEnvelopeHistory', {}, { fresh: true })
  const openings = pages.flatMap((page) => page.openings)
  const [first] = pages
  if (!first && asking) return <Skeleton shape="card" height="4.5rem" count={3} />
  if (first && openings.length === 0)
    return <Notice kind="empty" line={t('envelope.historyNone')} ornament={ornaments['empty']} />
  return (
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
      {error && (
        <Notice
          kind="error"
          size={first ? 'row' : 'section'}
          line={t(errorMessageKey(error), errorMessageValues(error))}
          action={{ label: t('common.retry'), onPress: retry, busy: asking }}
          ornament={ornaments['error']}
        />
      )}
      {more && (
        <Button variant="outline" wide busy={asking} onClick={more}>
          {t('envelope.more')}
        </Button>
      )}
    </>
  )
}

function Row({ opening }: { readonly opening: RedEnvelopeOpening }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { title, outcome, amount, orderId, openedAt } = opening
  const won = outcome === 'won'
  return (
    <DayRow
      title={title}
      note={writeClock(openedAt)}
      end={amount !== undefined && <Money amount={amount} {...currency} sign="always" />}
      endNote={t(won ? 'envelope.won' : 'envelope.emptyMark')}
      state={won ? 'done' : 'void'}
      {...(orderId !== undefined && { to: pathTo('records', { order: orderId }) })}
    />
  )
}
