import type { ReactNode } from 'react'
import type { LobbyMatch } from '../../../../../core/contract/generated/gateway.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { pickNews, useLobbyNews } from '../../../../kit/games/lobby-news.ts'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { launchPath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { Ruler } from './Ruler.tsx'
import styles from './Scoreboard.module.css'

/** Lists matches in play, each with its score and the time played. */
export default function Scoreboard({ settings }: BlockProps<'scoreboard'>): ReactNode {
  const { category, limit, title } = settings
  const t = useT()
  const read = useText()
  const call = pickNews(useLobbyNews(), { read: (news) => news.matches, category })
  const heading = title ? read(title) : t('home.scoreboard.title')
  return (
    <Section
      title={heading}
      count={call.value?.length || undefined}
      action={{ label: t('home.scoreboard.more'), to: lobbyPath(category ?? 'SPORTS') }}
    >
      <Answer
        call={call}
        size="row"
        skeleton={
          <div className={styles['skeleton']}>
            <Skeleton count={2} height="11.875rem" />
          </div>
        }
        empty={t('home.scoreboard.empty')}
        isEmpty={(matches) => matches.length === 0}
      >
        {(matches) => (
          <Rail label={heading}>
            {matches.slice(0, limit).map((match) => (
              <li key={match.id}>
                <Match match={match} />
              </li>
            ))}
          </Rail>
        )}
      </Answer>
    </Section>
  )
}

function Match({ match }: { readonly match: LobbyMatch }): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const { competition, vendor, vendorName, home, away, minute, gameCategory: gameType } = match
  return (
    <button
      type="button"
      className={styles['match']}
      onClick={() => enter(launchPath(vendor, { gameType }))}
    >
      <span className={styles['competition']}>{competition}</span>
      <span className={styles['vendor']}>{vendorName ?? vendor}</span>
      <span className={styles['side']}>{home.name}</span>
      <span className={styles['score']}>{home.score}</span>
      <span className={styles['side']}>{away.name}</span>
      <span className={styles['score']}>{away.score}</span>
      <span data-unseen>{t('home.scoreboard.minute', { minute })}</span>
      <Ruler match={match} />
    </button>
  )
}
