import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { BrandLogo } from '../../parts/BrandLogo.tsx'
import { useLeastAge } from '../../parts/use-least-age.ts'
import { openLanguageSheet } from '../../state/language-sheet.ts'
import { AgeMark } from '../../ui/AgeMark.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/navigation.tsx'
import styles from './StatusFrame.module.css'

/** The frame of a screen that stands in place of the app: brand, languages, age mark. */
export function StatusFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useT()
  const age = useLeastAge()
  return (
    <div className={styles['frame']} data-column>
      <header className={styles['head']}>
        <BrandLogo />
        <IconButton icon="globe" label={t('language.title')} onClick={openLanguageSheet} />
      </header>
      <main className={styles['main']}>{children}</main>
      <footer className={styles['foot']}>
        <AgeMark age={age} label={t('age.label', { age })} />
        <Link className={styles['responsible']} to="/m/useragreement?section=responsible">
          {t('age.responsible')}
        </Link>
      </footer>
    </div>
  )
}
