import type { ReactNode } from 'react'
import { popularQuery } from '../../components/parts/use-popular-games.ts'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useRecentSearches } from '../../state/recent-searches.ts'
import { GameRows } from './GameRows.tsx'
import styles from './SearchPanel.module.css'

export interface ProposalsProps {
  readonly onChoose: (text: string) => void
  readonly onForget: () => void
}

/** What stands there before the first letter: searches of before, and popular games. */
export function Proposals({ onChoose, onForget }: ProposalsProps): ReactNode {
  const t = useT()
  const recent = useRecentSearches()
  return (
    <>
      {recent.length > 0 && (
        <section>
          <SectionHead
            title={t('search.recent')}
            end={
              <button type="button" className={styles['forget']} onClick={onForget}>
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

const proposed = 6

/** A few popular games, where the gateway names any. */
export function Popular(): ReactNode {
  const t = useT()
  const { value = [] } = useCall('popularGames', popularQuery(useSkin()))
  if (value.length === 0) return null
  return (
    <section>
      <SectionHead title={t('home.popular.title')} />
      <GameRows games={value.slice(0, proposed)} label={t('home.popular.title')} />
    </section>
  )
}
