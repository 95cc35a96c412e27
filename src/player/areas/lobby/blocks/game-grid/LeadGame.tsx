import { type ReactNode, useId } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { nameAbout } from '../../../../kit/controls/name-about.ts'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { gamePath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { useAwaitsCurrency } from '../../../../kit/money/use-awaits-currency.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLobby } from '../../parts/use-lobby.ts'
import styles from './LeadGame.module.css'

/**
 * Shows a popular game of the lobby across the page, behind its bar, and only the background when
 * no game is popular. A game with a minimum bet waits for the currency, so that its line does not grow.
 */
export default function LeadGame({ settings }: BlockProps<'game-grid'>): ReactNode {
  const { wide, tone } = settings
  const { value: games, error } = usePopularHere()
  const game = games?.find(({ gameCode }) => wide[gameCode]) ?? games?.[0]
  const awaitsCurrency = useAwaitsCurrency()
  const loading = (awaitsCurrency && game?.minimumBet !== undefined) || (!games && !error)
  return (
    <Section className={styles['lead']} tone={tone}>
      {game && !loading && <Lead game={game} wide={wide[game.gameCode]} />}
      {loading && <Skeleton height="16.75rem" />}
    </Section>
  )
}

interface LeadProps {
  readonly game: Game
  readonly wide: string | undefined
}

function Lead({ game, wide }: LeadProps): ReactNode {
  const t = useT()
  const id = useId()
  const enter = useGameEntry()
  const { gameName, vendor, vendorName, icon, hot, isNew } = game
  return (
    <div className={styles['game']} data-cropped={wide ? undefined : ''}>
      <Picture
        className={styles['picture']}
        sources={[wide, icon]}
        width={390}
        height={268}
        alt=""
        eager
      />
      <div className={styles['words']}>
        {(hot || isNew) && (
          <Tag tone={hot ? 'light' : 'plain'}>{t(hot ? 'home.vendor.hot' : 'home.vendor.new')}</Tag>
        )}
        <h2 className={styles['name']} id={id}>
          {gameName}
        </h2>
      </div>
      <div className={styles['foot']}>
        <span className={`${styles['line']} ${typography['muted']}`}>
          <InlineList items={[vendorName ?? vendor, useMinimumBet(game)]} />
        </span>
        <Button
          {...nameAbout(`${id}play`, id)}
          className={styles['play']}
          variant="accent"
          onClick={() => enter(gamePath(game))}
        >
          {t('home.vendor.play')}
        </Button>
      </div>
    </div>
  )
}

/** Returns the minimum bet of a game as text, or undefined when the gateway does not send it. */
function useMinimumBet({ minimumBet }: Game): string | undefined {
  const t = useT()
  const currency = useCurrency()
  if (!minimumBet || currency.symbol === '') return undefined
  return t('lobby.from', { amount: formatMoney(minimumBet, currency) })
}

/** Returns the popular games of the lobby, which need no session. */
function usePopularHere(): QueryResult<readonly Game[]> {
  const { category, vendor } = useLobby()
  const { value, ...call } = useCall('popularGames', popularQuery(useSkin()))
  const games = value?.filter(
    (game) => game.gameCategory === category && (!vendor || game.vendor === vendor),
  )
  return { ...call, value: games }
}
