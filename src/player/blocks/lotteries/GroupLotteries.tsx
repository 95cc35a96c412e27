import type { ReactNode } from 'react'
import { Answer } from '../../components/parts/Answer.tsx'
import { Section } from '../../components/parts/Section.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Link, usePath, useSearch } from '../../components/ui/navigation.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { drawItems } from './Draw.tsx'
import styles from './GroupLotteries.module.css'
import { type DrawGroup, groupDraws } from './group-draws.ts'
import { useLists } from './use-lists.ts'
import { useResults } from './use-results.ts'

type Settings = BlockProps<'lotteries'>['settings']

/** Shows the draws of the gateway's lists by group. The address can select one group. */
export default function GroupLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  const { modes, draws: look } = settings
  const t = useT()
  const lists = useLists(modes)
  const onClosed = useResults(lists)
  return (
    <Section className={styles['groups']}>
      <Answer
        call={lists}
        skeleton={<Skeletons look={look} />}
        empty={t('home.lotteries.empty')}
        isEmpty={(draws) => draws.length === 0 && !lists.failed}
      >
        {(draws) => <Groups groups={groupDraws(draws)} look={look} onClosed={onClosed} />}
      </Answer>
      {lists.value && lists.failed && (
        <Notice
          kind="error"
          size="row"
          line={t(errorMessageKey(lists.failed), errorMessageValues(lists.failed))}
          action={{ label: t('common.retry'), onPress: lists.retry, busy: lists.refreshing }}
        />
      )}
    </Section>
  )
}

interface GroupsProps {
  readonly groups: readonly DrawGroup[]
  readonly look: NonNullable<Settings['draws']>
  readonly onClosed: () => void
}

function Groups({ groups, look, onClosed }: GroupsProps): ReactNode {
  const t = useT()
  const groupName = useSearch().get('group')
  const chosen = groups.filter(({ name }) => name === groupName)
  const shown = chosen.length > 0 ? chosen : groups
  return (
    <>
      {groups.length > 1 && <Chips groups={groups} chosen={chosen[0]?.name} />}
      {shown.map(({ name, draws }) => (
        <section key={name} className={styles['group']}>
          {name !== '' && <h2 className={styles['name']}>{name}</h2>}
          <ul
            className={styles['draws']}
            data-look={look}
            aria-label={name || t('route.moreLotteries')}
          >
            {drawItems(draws, onClosed)}
          </ul>
        </section>
      ))}
    </>
  )
}

interface ChipsProps extends Pick<GroupsProps, 'groups'> {
  readonly chosen: string | undefined
}

function Chips({ groups, chosen }: ChipsProps): ReactNode {
  const t = useT()
  const path = usePath()
  const names = [undefined, ...groups.map(({ name }) => name)]
  return (
    <nav aria-label={t('home.lotteries.groups')}>
      <ul className={styles['chips']}>
        {names.map((name = '') => (
          <li key={name}>
            <Link
              replace
              className={styles['chip']}
              to={name ? `${path}?${new URLSearchParams({ group: name })}` : path}
              aria-current={(chosen ?? '') === name ? 'true' : undefined}
            >
              {name || t('home.lotteries.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Skeletons({ look }: Pick<GroupsProps, 'look'>): ReactNode {
  return (
    <div className={styles['draws']} data-look={look}>
      <Skeleton count={6} height={look === 'rows' ? '5rem' : '9rem'} shape="card" />
    </div>
  )
}
