import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { chooseLanguage, useLanguage } from '../../state/language.ts'
import { closeLanguageSheet } from '../../state/language-sheet.ts'
import { LanguageList } from '../../ui/LanguageList.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './LanguageSheet.module.css'

/** The languages of the merchant, the one spoken in red; a tap applies one and closes (SPEC.md §4). */
export function LanguageSheet(): ReactNode {
  const t = useT()
  const { languages, look } = useSkin()
  return (
    <Sheet
      title={t('language.title')}
      cancel={t('common.cancel')}
      onClose={closeLanguageSheet}
      ornament={look.ornaments['sheet']}
    >
      <LanguageList
        label={t('language.title')}
        languages={languages.supported}
        selected={useLanguage()}
        onChoose={(tag) => {
          chooseLanguage(tag)
          closeLanguageSheet()
        }}
      />
      <p className={styles['note']}>{t('language.note')}</p>
    </Sheet>
  )
}
