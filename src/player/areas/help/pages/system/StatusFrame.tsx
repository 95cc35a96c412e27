import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { AgeMark } from '../../../../kit/controls/AgeMark.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { BrandLogo } from '../../../../kit/pages/BrandLogo.tsx'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { openLanguageSheet } from '../../../../state/language-sheet.ts'
import styles from './StatusFrame.module.css'

/** Frames a screen that replaces the app, with the brand, the language button and the age mark. */
export function StatusFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useT()
  const age = useLeastAge()
  return (
    <div className={styles['frame']} data-kit="column" data-column>
      <header className={styles['head']}>
        <BrandLogo />
        <IconButton icon="globe" label={t('language.title')} onClick={openLanguageSheet} />
      </header>
      <main className={styles['main']}>{children}</main>
      <footer className={styles['foot']}>
        <AgeMark age={age} label={t('age.label', { age })} />
        <Link
          className={styles['responsible']}
          to={pathTo('userAgreement', { section: 'responsible' })}
        >
          {t('age.responsible')}
        </Link>
      </footer>
    </div>
  )
}
