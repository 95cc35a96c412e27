import type { ReactNode } from 'react'
import type { LanguageInfo } from '../../../core/contract/skin.ts'
import { useSendMutation } from '../../gateway/use-mutation.ts'
import { useT } from '../../i18n/use-t.ts'
import { LanguageList } from '../../kit/controls/LanguageList.tsx'
import { Sheet } from '../../kit/controls/Sheet.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import { chooseLanguage, useLanguage } from '../../state/language.ts'
import { closeLanguageSheet } from '../../state/language-sheet.ts'
import { useSessionKind } from '../../state/session.ts'
import styles from './LanguageSheet.module.css'

/** Lists the languages of the merchant, with the current one in red. A tap applies a language and closes the sheet (SPEC §2.30 and §4.18). */
export function LanguageSheet(): ReactNode {
  const t = useT()
  const { languages, look } = useSkin()
  const current = useLanguage()
  const kind = useSessionKind()
  const send = useSendMutation()

  /** Tells the gateway the language of a member, for its mails. A failure changes nothing on the page. */
  function sendLanguage(tag: string): void {
    const language = languages.supported.find((one) => one.tag === tag)?.code
    if (language === undefined || (kind !== 'member' && kind !== 'agent')) return
    send('setLanguage', { body: { language } }).catch(() => undefined)
  }

  function noteOf(info: LanguageInfo): { note?: string | undefined; noteLang?: string } {
    const { tag, greeting, invitation } = info
    if (languages.notes === 'greeting') return { note: greeting, noteLang: tag }
    if (languages.notes === 'translated' && tag === current) return { note: t('language.selected') }
    if (languages.notes === 'translated')
      return { note: new Intl.DisplayNames(current, { type: 'language' }).of(tag) }
    if (languages.notes === 'none') return {}
    if (tag === languages.default) return { note: t('language.main') }
    return tag === current ? {} : { note: invitation, noteLang: tag }
  }

  return (
    <Sheet
      title={t('language.title')}
      cancel={t('common.cancel')}
      onClose={closeLanguageSheet}
      ornament={look.ornaments['sheet']}
      icon="globe"
    >
      <LanguageList
        label={t('language.title')}
        languages={languages.supported.map((info) => ({ ...info, ...noteOf(info) }))}
        selected={current}
        onChoose={(tag) => {
          chooseLanguage(tag)
          sendLanguage(tag)
          closeLanguageSheet()
        }}
      />
      <p className={styles['note']} data-part="note">
        {t('language.note')}
      </p>
    </Sheet>
  )
}
