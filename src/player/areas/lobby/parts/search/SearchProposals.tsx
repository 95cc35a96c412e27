import type { ReactNode } from 'react'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useRecentSearches } from '../../../../state/recent-searches.ts'
import { GameRows } from './GameRows.tsx'
import styles from './SearchPanel.module.css'

export interface SearchProposalsProps {
  readonly onChoose: (text: string) => void
  readonly onForget: () => void
}

/** Shows recent searches and popular games before the player types. */
export function SearchProposals({ onChoose, onForget }: SearchProposalsProps): ReactNode {
  const t = useT()
  const recent = useRecentSearches()
  return (
    <>
      {recent.length > 0 && (
        <section>
          <SectionHead
            title={t('search.recent')}
            end={
              <button
                type="button"
                className={`${styles['forget']} ${typography['muted']}`}
                onClick={onForget}
              >
                {t('search.forget')}
              </button>
            }
          />
          <ul className={styles['chips']}>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className={styles['chip']} onClick={() => onChoose(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Popular />
    </>
  )
}

const maxSuggestions = 6

/** Shows a few popular games, and nothing when the gateway sends none. */
export function Popular(): ReactNode {
  const t = useT()
  const { value = [] } = useCall('popularGames', popularQuery(useSkin()))
  if (value.length === 0) return null
  return (
    <section>
      <SectionHead title={t('home.popular.title')} />
      <GameRows games={value.slice(0, maxSuggestions)} label={t('home.popular.title')} />
    </section>
  )
}
