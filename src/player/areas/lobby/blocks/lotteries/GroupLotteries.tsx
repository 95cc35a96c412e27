import { type ReactNode, useRef } from 'react'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import chip from '../../../../kit/controls/chip.module.css'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Link, type LinkProps, usePath, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSessionKind } from '../../../../state/session.ts'
import { readServerTime } from '../../../../state/status.ts'
import { drawItems } from './Draw.tsx'
import styles from './GroupLotteries.module.css'
import { type DrawGroup, groupDraws } from './group-draws.ts'
import { LeadDraw } from './LeadDraw.tsx'
import { soonestFirst } from './soonest-first.ts'
import { type DrawHearts, useDrawHearts } from './use-draw-hearts.tsx'
import { useLists } from './use-lists.ts'
import { useResults } from './use-results.ts'

type Settings = BlockProps<'lotteries'>['settings']

/**
 * Shows the draws of the gateway's lists by group, after the one that closes first. The address can
 * select one group.
 */
export default function GroupLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  const { modes, tone } = settings
  const t = useT()
  const lists = useLists(modes)
  const onClosed = useResults(lists)
  return (
    <Section className={styles['groups']} tone={tone}>
      <Answer
        call={lists}
        skeleton={<Skeletons settings={settings} />}
        empty={t('home.lotteries.empty')}
        isEmpty={(draws) => draws.length === 0 && !lists.failed}
      >
        {(draws) => <Groups groups={groupDraws(draws)} settings={settings} onClosed={onClosed} />}
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
  readonly settings: Settings
  readonly onClosed: () => void
}

function Groups({ groups, settings, onClosed }: GroupsProps): ReactNode {
  const { draws: look, lead } = settings
  const search = useSearch()
  const hearts = useDrawHearts(look)
  const hasFavourites = useSessionKind() !== 'guest' && hearts.mark !== undefined
  const groupName = search.get('group')
  const chosen = groups.filter(({ name }) => name === groupName)
  const isMine = hasFavourites && search.get('show') === 'favourites'
  const shown = isMine || chosen.length === 0 ? groups : chosen
  const first = lead === 'none' || isMine ? undefined : findFirst(shown)
  const list = { groups: without(shown, first), look, onClosed, hearts }
  return (
    <>
      {(hasFavourites || groups.length > 1) && (
        <Chips
          groups={groups.length > 1 ? groups : []}
          chosen={isMine ? undefined : (chosen[0]?.name ?? '')}
          favourites={hasFavourites ? isMine : undefined}
        />
      )}
      {first && <LeadDraw lottery={first} settings={settings} onClosed={onClosed} />}
      {isMine ? <FavouriteDraws {...list} /> : <DrawGroups {...list} />}
    </>
  )
}

/** Returns the draw that closes first; undefined if all are closed. */
function findFirst(groups: readonly DrawGroup[]): Lottery | undefined {
  const [first] = soonestFirst(groups.flatMap(({ draws }) => draws))
  return first && first.closesAt > readServerTime() ? first : undefined
}

/** Returns the groups without one draw, and without the group that then has none. */
function without(groups: readonly DrawGroup[], one: Lottery | undefined): readonly DrawGroup[] {
  return groups
    .map(({ name, draws }) => ({ name, draws: draws.filter((lottery) => lottery !== one) }))
    .filter(({ draws }) => draws.length > 0)
}

interface DrawGroupsProps extends Omit<GroupsProps, 'settings'> {
  readonly look: Settings['draws']
  readonly hearts: DrawHearts
}

function DrawGroups({ groups, look, onClosed, hearts }: DrawGroupsProps): ReactNode {
  const t = useT()
  return groups.map(({ name, draws }) => (
    <section key={name} className={styles['group']}>
      {name !== '' && <h2 className={styles['name']}>{name}</h2>}
      <ul
        className={styles['draws']}
        data-look={look}
        data-marked={hearts.mark && ''}
        aria-label={name || t('route.moreLotteries')}
      >
        {drawItems(soonestFirst(draws), onClosed, hearts.mark)}
      </ul>
    </section>
  ))
}

/** Shows the favourites. One that is taken back stays with its empty heart, which has the focus, until the player leaves. */
function FavouriteDraws({ groups, ...list }: DrawGroupsProps): ReactNode {
  const t = useT()
  const kept = useRef(new Set<string>()).current
  const mine = groups
    .map(({ name, draws }) => ({ name, draws: draws.filter(isKept) }))
    .filter(({ draws }) => draws.length > 0)
  if (mine.length === 0) return <Notice kind="empty" line={t('home.lotteries.noFavourites')} />
  return <DrawGroups {...list} groups={mine} />

  function isKept(lottery: Lottery): boolean {
    const key = `${lottery.vendor} ${lottery.lotteryCode}`
    if (list.hearts.has(lottery)) kept.add(key)
    return kept.has(key)
  }
}

interface ChipsProps extends Pick<GroupsProps, 'groups'> {
  /** The name of the group that is shown; empty for all groups. */
  readonly chosen: string | undefined
  /** Whether the favourites are shown; undefined if none are offered. */
  readonly favourites: boolean | undefined
}

function Chips({ groups, chosen, favourites }: ChipsProps): ReactNode {
  const t = useT()
  const path = usePath()
  const list = useCurrentInView<HTMLUListElement>(chosen ?? 'favourites')
  return (
    <nav aria-label={t('home.lotteries.groups')}>
      <ul
        ref={list}
        className={`${chip['chips']} ${styles['chips']}`}
        data-kit="rail"
        data-kind="links"
      >
        <Chip to={path} on={chosen === ''}>
          {t('home.lotteries.all')}
        </Chip>
        {favourites !== undefined && (
          <Chip to={`${path}?show=favourites`} on={favourites}>
            {t('home.lotteries.favourites')}
          </Chip>
        )}
        {groups.map(({ name }) => (
          <Chip
            key={name}
            to={`${path}?${new URLSearchParams({ group: name })}`}
            on={chosen === name}
          >
            {name}
          </Chip>
        ))}
      </ul>
    </nav>
  )
}

interface ChipProps extends Pick<LinkProps, 'to' | 'children'> {
  readonly on: boolean
}

function Chip({ to, on, children }: ChipProps): ReactNode {
  return (
    <li>
      <Link
        replace
        className={chip['chip']}
        data-part="choice"
        to={to}
        aria-current={on ? 'true' : undefined}
      >
        {children}
      </Link>
    </li>
  )
}

function Skeletons({ settings }: Pick<GroupsProps, 'settings'>): ReactNode {
  const { draws: look, lead } = settings
  return (
    <>
      {lead !== 'none' && <Skeleton height={lead === 'leaf' ? '20rem' : '9.5rem'} shape="card" />}
      <div className={styles['draws']} data-look={look}>
        <Skeleton count={6} height={look === 'rows' ? '5rem' : '9rem'} shape="card" />
      </div>
    </>
  )
}
