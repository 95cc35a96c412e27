import type { ReactNode } from 'react'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { Button } from '../../components/ui/Button.tsx'
import { DayGroups, DayRow } from '../../components/ui/DayGroups.tsx'
import { Money } from '../../components/ui/Money.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { writeClock } from '../../components/ui/write-clock.ts'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { usePages } from '../../gateway/use-pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useLanguage } from '../../state/language.ts'

const tones = { registered: 'waiting', deposited: 'waiting', rewarded: 'done' } as const

/** Lists the friends who registered with the code, with how far each of them came. */
export function Friends(): ReactNode {
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  const { ornaments } = useSkin().look
  const { pages, error, asking, more, retry } = usePages('inviteHistory', {}, { fresh: true })
  const friends = pages.flatMap((page) => page.friends)
  const first = pages.length > 0
  if (!first && asking) return <Skeleton shape="card" height="4rem" count={2} />
  if (first && friends.length === 0)
    return <Notice kind="empty" line={t('invite.none')} ornament={ornaments['empty']} />
  return (
    <>
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
          {t('invite.more')}
        </Button>
      )}
    </>
  )
}
