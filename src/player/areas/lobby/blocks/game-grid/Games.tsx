import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { loginPath } from '../../../../../core/contract/login-path.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { GameMarks } from '../../../../kit/games/GameMarks.tsx'
import { gameKey } from '../../../../kit/games/keep-games.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useLanguage } from '../../../../state/language.ts'
import { keepFewHot } from '../../parts/keep-few-hot.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { type LobbyGames, useLobbyGames } from '../../parts/use-lobby-games.ts'
import styles from './Games.module.css'

const loadRows = () => import('./on-demand/GameRows.tsx')
/** Loaded at the same time as the first page of games. */
const GameRows = lazyPart(loadRows)

/** The appearance of the list in one variant. */
export interface GamesLook {
  readonly className: string | undefined
  readonly columns: number
  /** Gap between rows and between columns, in CSS pixels. */
  readonly gap: number
  /**
   * Estimated height of a row in CSS pixels, from the width of an item and the aspect ratio of its
   * picture.
   */
  readonly estimate: (width: number, ratio: number) => number
  /**
   * Skeleton rows: how many fill a screen, their height as a CSS length, and the gap between them
   * in CSS pixels.
   */
  readonly skeleton: { readonly rows: number; readonly height: string; readonly gap: number }
  readonly Item: ComponentType<{ readonly game: Game }>
}

export interface GamesProps extends Pick<BlockProps<'game-grid'>, 'settings'> {
  readonly look: GamesLook
}

/** Shows the games of the lobby. */
export function Games({ settings, look }: GamesProps): ReactNode {
  const { category } = useLobby()
  const list = useLobbyGames()
  useEffect(() => {
    loadRows().catch(() => undefined) // the lazy list fails as well, and is retried
  }, [])
  if (!category) return null
  return (
    <Section className={`${styles['games']} ${look.className ?? ''}`} tone={settings.tone}>
      {list.closedToGuest ? (
        <MembersOnly />
      ) : (
        <GameMarks>
          <List {...list} look={look} />
        </GameMarks>
      )}
    </Section>
  )
}

function MembersOnly(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  return (
    <EmptyNotice
      line={t('error.notLoggedIn')}
      action={{
        label: t('route.login'),
        onPress: () => navigate(loginPath(location.pathname + location.search)),
      }}
    />
  )
}

interface ListProps extends LobbyGames {
  readonly look: GamesLook
}

function List({ call, rest, look }: ListProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const language = useLanguage()
  const loadMore = useLoadMore(call.value?.length ?? 0, rest?.more)
  const listKey = `${language} ${lobby.listAddress}`
  const filtered = lobby.show !== 'all' || lobby.bet || lobby.lines
  return (
    <Answer
      call={call}
      skeleton={<Skeletons look={look} rows={look.skeleton.rows} />}
      empty={t('lobby.empty')}
      isEmpty={({ length }) => length === 0 && !filtered && !rest?.more}
    >
      {(games) => (
        // The end comes with the rows: after their skeleton it would be in sight and be pushed down.
        <Suspense fallback={<Skeletons look={look} rows={look.skeleton.rows} />}>
          {games.length === 0 && !rest?.asking && <NoMatches />}
          {games.length > 0 && (
            <GameRows
              key={listKey}
              label={t('lobby.games')}
              items={keepFewHot(games)}
              keyOf={gameKey}
              columns={look.columns}
              gap={look.gap}
              estimate={(width) => look.estimate(width, games[0]?.ratio ?? 0.8)}
              place={listKey}
              onNearEnd={loadMore}
            >
              {(game) => <look.Item game={game} />}
            </GameRows>
          )}
          <ListEnd rest={rest} look={look} />
        </Suspense>
      )}
    </Answer>
  )
}

/**
 * Requests the next page at most once for each number of games: after a page without new games, the
 * player has to tap for more.
 */
function useLoadMore(length: number, more: (() => void) | undefined): (() => void) | undefined {
  const asked = useRef(0)
  const loadMore = useCallback(() => {
    if (asked.current === length) return
    asked.current = length
    more?.()
  }, [length, more])
  return more && loadMore
}

/**
 * Shows the end of a paged list: skeletons while a page loads, an error, or the button for more
 * games.
 */
function ListEnd({ rest, look }: Pick<ListProps, 'rest' | 'look'>): ReactNode {
  const t = useT()
  if (rest?.error)
    return (
      <Notice
        kind="error"
        size="row"
        line={t(errorMessageKey(rest.error), errorMessageValues(rest.error))}
        action={{ label: t('common.retry'), onPress: rest.retry, busy: rest.asking }}
      />
    )
  if (rest?.asking) return <Skeletons look={look} rows={1} />
  if (!rest?.more) return null
  return (
    <div className={styles['more']}>
      <Button variant="outline" onClick={rest.more}>
        {t('lobby.more')}
      </Button>
    </div>
  )
}

function NoMatches(): ReactNode {
  const t = useT()
  const { pathOf } = useLobby()
  const all = { show: 'all', bet: false, lines: false } as const
  return (
    <EmptyNotice
      line={t('lobby.noneLeft')}
      way={{ label: t('lobby.showAll'), to: pathOf(all), replace: true }}
    />
  )
}

interface SkeletonsProps {
  readonly look: GamesLook
  readonly rows: number
}

function Skeletons({ look, rows }: SkeletonsProps): ReactNode {
  const style = { '--columns': look.columns, '--gap': `${look.skeleton.gap}px` }
  return (
    <div className={styles['skeleton']} style={style}>
      <Skeleton count={rows * look.columns} height={look.skeleton.height} shape="card" />
    </div>
  )
}
