import type { ReactNode } from 'react'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { DayGroups, DayRow } from '../../../../kit/controls/DayGroups.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { useLanguage } from '../../../../state/language.ts'

const tones = {
  registered: 'waiting',
  deposited: 'waiting',
  rewarded: 'done',
  unknown: 'waiting',
} as const

/** Lists the friends who registered with the code, with how far each of them came. */
export function Friends(): ReactNode {
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  const list = usePages('inviteHistory', {}, { fresh: true })
  return (
    <PagedList
      list={list}
      itemsOf={(page) => page.friends}
      skeleton={<Skeleton shape="card" height="4rem" count={2} />}
      empty={{ line: t('invite.none') }}
    >
      {(friends) => (
        <DayGroups
          language={language}
          items={friends}
          timeOf={({ registeredAt }) => registeredAt}
          keyOf={({ friendId }) => friendId}
        >
          {({ name, state, registeredAt, reward }) => (
            <DayRow
              title={name}
              note={writeClock(registeredAt)}
              end={reward !== undefined && <Money amount={reward} {...currency} sign="always" />}
              endNote={t(`invite.state.${state}`)}
              state={tones[state]}
            />
          )}
        </DayGroups>
      )}
    </PagedList>
  )
}
