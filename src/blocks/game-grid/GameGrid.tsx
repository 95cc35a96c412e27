import { type ReactNode, useState } from 'react'
import type { Game } from '../../contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { GameCard } from '../../parts/GameCard.tsx'
import { Section } from '../../parts/Section.tsx'
import { type Mark, useLobby } from '../../parts/use-lobby.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSessionKind } from '../../state/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Link } from '../../ui/navigation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './GameGrid.module.css'
import { useGamePage, usePopularHere } from './use-games.ts'

/** The games of the lobby: every one of them for who is signed in, the popular ones for a guest. */
export default function GameGrid({ variant, settings }: BlockProps<'game-grid'>): ReactNode {
  const { filters = 'tabs', tone } = settings
  const lobby = useLobby()
  const guest = useSessionKind() === 'guest'
  if (!lobby.category) return <NotOffered />
  return (
    <Section className={styles[variant]} tone={tone}>
      {filters !== 'none' && <Filters look={filters} />}
      {guest ? (
        <PopularHere variant={variant} />
      ) : (
        // Another category or vendor begins with its first page.
        <Pages key={`${lobby.category} ${lobby.vendor}`} variant={variant} />
      )}
    </Section>
  )
}

function NotOffered(): ReactNode {
  const t = useT()
  return <Notice kind="empty" size="page" line={t('lobby.notHere')} />
}

function Filters({ look }: { readonly look: 'tabs' | 'pills' }): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const words = { all: 'lobby.all', hot: 'lobby.hot', new: 'lobby.new' } as const
  return (
    <nav aria-label={t('lobby.filters')}>
      <ul className={styles['filters']} data-look={look}>
        {(Object.keys(words) as Mark[]).map((mark) => (
          <li key={mark}>
            <Link
              replace
              className={styles['filter']}
              to={lobby.pathOf({ mark })}
              aria-current={lobby.mark === mark ? 'true' : undefined}
            >
              {t(words[mark])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Look = Pick<BlockProps<'game-grid'>, 'variant'>

/** Pages one after the other; one that fails leaves those before it. */
function Pages({ variant }: Look): ReactNode {
  const [shown, show] = useState(1)
  return (
    <ul className={styles['games']}>
      {Array.from({ length: shown }, (_, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          variant={variant}
          number={index + 1}
          more={index + 1 === shown ? () => show(shown + 1) : undefined}
        />
      ))}
    </ul>
  )
}

interface PageProps extends Look {
  readonly number: number
  /** Asks for the next page; only the last one shown offers it. */
  readonly more: (() => void) | undefined
}

function Page({ variant, number, more }: PageProps): ReactNode {
  const t = useT()
  const call = useGamePage(number)
  const last = call.value && call.value.totalPages <= number
  const states = (
    <li className={styles['line']}>
      <Answer
        call={call}
        skeleton={<Bones />}
        empty={t('lobby.empty')}
        isEmpty={({ games }) => games.length === 0}
      >
        {() => null}
      </Answer>
    </li>
  )
  if (!call.value || call.value.games.length === 0) return states
  return (
    <>
      <Cards games={call.value.games} variant={variant} alone={Boolean(last && number === 1)} />
      {more && !last && (
        <li className={styles['line']}>
          <Button variant="outline" onClick={more}>
            {t('lobby.more')}
          </Button>
        </li>
      )}
    </>
  )
}

function PopularHere({ variant }: Look): ReactNode {
  const t = useT()
  return (
    <Answer
      call={usePopularHere()}
      skeleton={<Bones />}
      empty={t('lobby.guest')}
      isEmpty={(games) => games.length === 0}
    >
      {(games) => (
        <>
          <ul className={styles['games']}>
            <Cards games={games} variant={variant} alone />
          </ul>
          <p className={styles['guest']}>{t('lobby.guest')}</p>
        </>
      )}
    </Answer>
  )
}

function Bones(): ReactNode {
  return (
    <div className={styles['games']}>
      <Skeleton count={6} height="13rem" shape="card" />
    </div>
  )
}

interface CardsProps extends Look {
  readonly games: readonly Game[]
  /** Nothing else follows, so that an empty choice says so. */
  readonly alone: boolean
}

function Cards({ games, variant, alone }: CardsProps): ReactNode {
  const t = useT()
  const { mark } = useLobby()
  const kept = games.filter(({ hot, isNew }) => mark === 'all' || (mark === 'hot' ? hot : isNew))
  if (kept.length === 0 && alone)
    return (
      <li className={styles['line']}>
        <Notice kind="empty" size="row" line={t('lobby.noneLeft')} />
      </li>
    )
  return kept.map((game) => (
    <li key={`${game.vendor} ${game.gameCode}`}>
      <GameCard game={game} under={variant === 'captioned' ? 'vendor' : 'none'} />
    </li>
  ))
}
