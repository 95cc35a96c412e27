import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link, useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useNamedStep } from '../../../../state/step-title.ts'
import { MemberBets } from './MemberBets.tsx'
import { SubordinateBets } from './SubordinateBets.tsx'
import styles from './TeamBets.module.css'
import { TeamTransactions } from './TeamTransactions.tsx'

const tabs = ['bets', 'transactions'] as const
type TabName = (typeof tabs)[number]

/** Shows what the team bet, and the transactions of all or one of its accounts (SPEC §11.83). */
export default function TeamBets(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const search = useSearch()
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'bets'
  const member = search.get('member') ?? undefined
  useNamedStep(member)
  // Another tab keeps the account and the days, but none of the other filters.
  const addressOf = (name: TabName, who: string | undefined): string => {
    const kept = ['date', 'from', 'to'].flatMap((key) => {
      const value = search.get(key)
      return value === null ? [] : [[key, value]]
    })
    return pathTo('teamBets', {
      tab: name,
      ...(who !== undefined && { member: who }),
      ...Object.fromEntries(kept),
    })
  }
  return (
    <PagePart>
      <Tabs
        label={t('team.records')}
        tabs={tabs.map((key) => ({ key, label: t(`team.${key}`) }))}
        selected={tab}
        onSelect={(key) => navigate(addressOf(key, member), { replace: true })}
      >
        {member !== undefined && (
          <div className={styles['member']}>
            <p className={styles['name']}>{t('team.onlyOf', { name: member })}</p>
            <Link
              className={`${styles['all']} ${typography['label']}`}
              to={addressOf(tab, undefined)}
              replace
            >
              <Icon name="close" size="small" />
              {t('team.showAll')}
            </Link>
          </div>
        )}
        {tab === 'transactions' ? (
          <TeamTransactions key={member} member={member} />
        ) : member === undefined ? (
          <SubordinateBets />
        ) : (
          <MemberBets key={member} member={member} />
        )}
      </Tabs>
    </PagePart>
  )
}
