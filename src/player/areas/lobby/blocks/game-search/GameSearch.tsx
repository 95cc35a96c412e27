import { type ReactNode, Suspense } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './GameSearch.module.css'
import { useSearchText } from './use-search-text.ts'

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'))

/** Links to the search, which opens over the page while the address contains its text. */
export default function GameSearch({ variant, settings }: BlockProps<'game-search'>): ReactNode {
  const t = useT()
  const { text, pathOf } = useSearchText()
  return (
    <>
      <Section className={styles['search']} tone={settings.tone}>
        <Link
          className={styles['way']}
          data-variant={variant}
          to={pathOf('')}
          aria-haspopup="dialog"
        >
          <Icon name="search" />
          <span className={styles['words']}>{t('search.open')}</span>
        </Link>
      </Section>
      {/* The panel has the page's colours, not those of the block's background. */}
      {text !== undefined && (
        <Suspense>
          <SearchPanel text={text} limit={settings.limit} />
        </Suspense>
      )}
    </>
  )
}
