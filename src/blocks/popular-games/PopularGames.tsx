import type { ReactNode } from 'react'
import { categories } from '../../contract/categories.ts'
import type { Game } from '../../contract/generated/gateway.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { Section } from '../../parts/Section.tsx'
import { launchPath, useGameEntry } from '../../parts/use-game-entry.ts'
import { isCategory } from '../../parts/vendor-groups.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './PopularGames.module.css'

/** The games most played, or the hot ones (SPEC.md §2). */
export default function PopularGames(props: BlockProps<'popular-games'>): ReactNode {
  const { variant, settings } = props
  const { source = 'popular', limit = 12, title } = settings
  const t = useT()
  const read = useText()
  const query = { merchantCode: useSkin().gateway.merchantCode }
  const popular = useCall('popularGames', query, { enabled: source === 'popular' })
  const hot = useCall('hotGames', query, { enabled: source === 'hot' })
  const call = source === 'hot' ? { ...hot, value: hot.value?.list } : popular
  const usual = t(source === 'hot' ? 'home.popular.hotTitle' : 'home.popular.title')
  return (
    <Section className={styles[variant]} title={title ? read(title) : usual}>
      <Answer
        call={call}
        skeleton={
          <div className={styles['games']}>
            <Skeleton count={variant === 'strip' ? 4 : 6} height={boneHeights[variant]} />
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

const boneHeights = { strip: '8.5rem', grid: '8.875rem', covers: '9.5rem' } as const

interface GamesProps extends BlockProps<'popular-games'> {
  readonly games: readonly Game[]
}

function Games({ variant, settings, games }: GamesProps): ReactNode {
  const t = useT()
  const cards = games.map((game) => (
    <li key={`${game.vendor} ${game.gameCode}`}>
      <Card game={game} vendor={settings.footer ?? true} category={variant === 'covers'} />
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

interface CardProps {
  readonly game: Game
  /** Whether the vendor stands under it, and the category after the vendor. */
  readonly vendor: boolean
  readonly category: boolean
}

function Card({ game, vendor, category }: CardProps): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const known = isCategory(game.gameCategory ?? '') ? game.gameCategory : undefined
  const kind = known && isCategory(known) ? categories[known] : undefined
  const { gameName, gameCode, vendorName, hot, isNew } = game
  return (
    <button
      type="button"
      className={styles['card']}
      onClick={() => enter(launchPath(game.vendor, { gameCode }))}
    >
      <Picture
        className={styles['art']}
        sources={[game.icon]}
        width={240}
        height={300}
        alt={gameName}
        fallback={
          <span className={styles['plain']}>
            <Icon name={kind?.icon ?? 'slots'} size="huge" />
            {gameName}
          </span>
        }
      />
      {(hot || isNew) && (
        <span className={styles['tag']}>
          <Tag tone={hot ? 'light' : 'plain'}>{t(hot ? 'home.vendor.hot' : 'home.vendor.new')}</Tag>
        </span>
      )}
      {vendor && (
        <span className={styles['vendor']}>
          {vendorName ?? game.vendor}
          {category && kind && ` · ${t(kind.title)}`}
        </span>
      )}
    </button>
  )
}
