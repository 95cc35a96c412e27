import type { ReactNode } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { GameCard } from '../../../../kit/games/GameCard.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './PopularGames.module.css'

/** Address of the hot games in the lobby (SPEC §2.14). */
const hotPath = pathTo('gameContainer', { gameType: 'RNG', isHot: '1' })

/** Shows the most played games, or the hot ones (SPEC §2.34). */
export default function PopularGames(props: BlockProps<'popular-games'>): ReactNode {
  const { variant, settings } = props
  const { source, limit, title } = settings
  const t = useT()
  const read = useText()
  const query = { merchantCode: useSkin().gateway.merchantCode }
  const popular = useCall('popularGames', query, { enabled: source === 'popular' })
  const hot = useCall('hotGames', query, { enabled: source === 'hot' })
  const call = source === 'hot' ? { ...hot, value: hot.value?.list } : popular
  const defaultTitle = t(source === 'hot' ? 'home.popular.hotTitle' : 'home.popular.title')
  return (
    <Section
      className={styles[variant]}
      title={title ? read(title) : defaultTitle}
      action={settings.more ? { label: t('home.more'), to: hotPath } : undefined}
    >
      <Answer
        call={call}
        skeleton={
          <div className={styles['games']}>
            <Skeleton count={variant === 'strip' ? 4 : 6} height={skeletonHeights[variant]} />
          </div>
        }
        empty={t('home.popular.empty')}
        isEmpty={(games) => games.length === 0}
      >
        {(games) => <Games {...props} games={games.slice(0, limit)} />}
      </Answer>
    </Section>
  )
}

const skeletonHeights = { strip: '8.5rem', grid: '8.875rem', covers: '9.5rem' } as const

interface GamesProps extends BlockProps<'popular-games'> {
  readonly games: readonly Game[]
}

function Games({ variant, settings, games }: GamesProps): ReactNode {
  const t = useT()
  const footer = variant === 'covers' ? 'both' : 'vendor'
  const under = settings.footer ? footer : 'none'
  const cards = games.map((game) => (
    <li key={`${game.vendor} ${game.gameCode}`}>
      <GameCard game={game} under={under} />
    </li>
  ))
  return variant === 'strip' ? (
    <Rail className={styles['games']} label={t('home.popular.title')}>
      {cards}
    </Rail>
  ) : (
    <ul className={styles['games']}>{cards}</ul>
  )
}
