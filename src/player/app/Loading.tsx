import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Spinner } from '../kit/controls/Spinner.tsx'
import { ThemeDrawing } from '../kit/controls/ThemeDrawing.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import styles from './Loading.module.css'

/** Shows the loading screen with its message (SPEC §2.23). */
export function Loading(): ReactNode {
  const t = useT()
  const { look } = useSkin()
  return (
    <div className={styles['loading']} data-kit="loading" role="status">
      {look.ornaments['loading'] ? (
        <ThemeDrawing
          className={styles['picture']}
          src={look.ornaments['loading']}
          width={96}
          height={96}
        />
      ) : (
        <Spinner />
      )}
      <span>{t('common.loading')}</span>
    </div>
  )
}
