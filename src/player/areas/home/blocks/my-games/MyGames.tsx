import type { ReactNode } from 'react'
import type { Category } from '../../../../../core/contract/categories.ts'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { MessageKey } from '../../../../i18n/message-key.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { GameCard } from '../../../../kit/games/GameCard.tsx'
import { GameMarks, MarkedText } from '../../../../kit/games/GameMarks.tsx'
import { gameKey } from '../../../../kit/games/keep-games.ts'
import { type Show, writeLobby } from '../../../../kit/games/lobby-address.ts'
import { useLobbyCategory } from '../../../../kit/games/use-lobby-category.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useSessionKind } from '../../../../state/session.ts'
import styles from './MyGames.module.css'
import { myGamesFlags } from './my-games-flags.ts'
import { type GameListKind, useMyGames } from './use-my-games.ts'

/** Shows the player's own games, or the hot ones, and nothing when there are none. */
export default function MyGames(props: BlockProps<'my-games'>): ReactNode {
  const { which } = props.settings
  const guest = useSessionKind() === 'guest'
  const isOn = useFlag(myGamesFlags[which])
  if (!isOn || (guest && which !== 'hot')) return null
  return <GameSection {...props} which={which} />
}

function GameSection(props: BlockProps<'my-games'> & { readonly which: GameListKind }): ReactNode {
  const { variant, settings, which } = props
  const { limit, tone, title } = settings
  const t = useT()
  const read = useText()
  const category = useLobbyCategory()
  const heading = title ? read(title) : t(titles[which])
  const call = useMyGames(which)
  if (call.value?.length === 0) return null
  return (
    <Section
      title={heading}
      tone={tone}
      action={
        which === 'recent' ? undefined : { label: t('home.more'), to: pathOf(which, category) }
      }
    >
      <Answer
        call={call}
        size="row"
        skeleton={
          <div className={styles['skeleton']}>
            <Skeleton count={3} height="9.375rem" shape="card" />
          </div>
        }
      >
        {(games) => (
          <GameMarks>
            <List variant={variant} label={heading} games={games.slice(0, limit)} />
          </GameMarks>
        )}
      </Answer>
    </Section>
  )
}

const titles = {
  recent: 'lobby.mineRecent',
  favourites: 'lobby.mineFavourites',
  hot: 'lobby.mineHot',
} as const satisfies Record<GameListKind, MessageKey>

/** Returns the address with all of the games: in the current lobby, or in the lobby of slots. */
function pathOf(show: Show, category: Category = 'RNG'): string {
  const search = new URLSearchParams({ gameType: category })
  return writeLobby(pathTo('gameContainer'), search, { show })
}

interface ListProps extends Pick<BlockProps<'my-games'>, 'variant'> {
  readonly label: string
  readonly games: readonly Game[]
}

function List({ variant, label, games }: ListProps): ReactNode {
  const items = games.map((game) => (
    <li key={gameKey(game)} className={styles['game']}>
      <MarkedText game={game}>
        <GameCard game={game} under="none" />
      </MarkedText>
    </li>
  ))
  if (variant === 'rail')
    return (
      <Rail label={label} className={styles['rail']}>
        {items}
      </Rail>
    )
  return (
    <ul className={styles['grid']} aria-label={label}>
      {items}
    </ul>
  )
}
