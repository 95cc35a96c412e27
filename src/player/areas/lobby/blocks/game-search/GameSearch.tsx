import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { OpenedSearch } from '../../parts/search/OpenedSearch.tsx'
import { useSearchText } from '../../parts/search/use-search-text.ts'
import styles from './GameSearch.module.css'

/** Links to the search, which opens over the page. */
export default function GameSearch({ variant, settings }: BlockProps<'game-search'>): ReactNode {
  const t = useT()
  const { pathOf } = useSearchText()
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
      <OpenedSearch limit={settings.limit} />
    </>
  )
}
