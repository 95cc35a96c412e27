import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { FormSheet } from '../form/FormSheet.tsx'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { usePlace } from '../navigation/navigation.ts'
import { readOwnWords } from '../state/own-words.ts'
import { useEditorState } from '../state/use-editor.tsx'
import { useInheritedWords } from '../state/use-inherited-words.ts'
import { findWords, type MessageRow } from './find-words.ts'
import { MessageEditor } from './MessageEditor.tsx'
import styles from './WordsView.module.css'

/** The maximum number of rows; more need a narrower search. */
const most = 60

/** Every message in each language: what players read, and this merchant's own words over it. */
export function WordsView(): ReactNode {
  const t = useT('words')
  const common = useT('common')
  const editor = useEditorState()
  const { path } = usePlace()
  const [wanted, setWanted] = useState(path.startsWith('words.') ? path.slice('words.'.length) : '')
  const [isOwnOnly, setOwnOnly] = useState(false)
  const loaded = useInheritedWords({ isAsked: true })
  const inherited = loaded.state === 'loaded' ? loaded.value : []
  const { words, problems } = useMemo(() => readOwnWords(editor), [editor])
  const asked = useDeferredValue(wanted)
  const rows = useMemo(
    () => findWords(inherited, words, { wanted: asked, isOwnOnly }),
    [inherited, words, asked, isOwnOnly],
  )
  const languages = inherited.map(({ language }) => language)
  return (
    <FormSheet title={t('title')} hint={t('hint')} path={path}>
      <div className={styles['tools']}>
        <TextInput
          aria-label={t('find')}
          placeholder={t('findBy')}
          value={wanted}
          onType={setWanted}
        />
        <Toggle isOn={isOwnOnly} onChange={setOwnOnly}>
          {t('ownOnly')}
        </Toggle>
      </div>
      {problems.map((problem) => (
        <RefusalNotice key={problem}>{t('unread', { problem })}</RefusalNotice>
      ))}
      {loaded.state === 'loading' && <p className={styles['line']}>{t('reading')}</p>}
      {loaded.state === 'failed' && (
        <p className={styles['line']}>
          {loaded.problem} <StudioButton onPress={loaded.again}>{common('tryAgain')}</StudioButton>
        </p>
      )}
      {loaded.state === 'loaded' && <Table rows={rows} languages={languages} />}
    </FormSheet>
  )
}

interface TableProps {
  readonly rows: readonly MessageRow[]
  readonly languages: readonly string[]
}

function Table({ rows, languages }: TableProps): ReactNode {
  const t = useT('words')
  if (rows.length === 0) return <p className={styles['line']}>{t('none')}</p>
  return (
    <>
      <ul>
        {rows.slice(0, most).map(({ key, own, inherited }) => (
          <li key={key} className={styles['row']}>
            <h3 className={styles['key']}>{key}</h3>
            {languages.map((language) => (
              <MessageEditor
                key={language}
                message={key}
                language={language}
                own={own[language]}
                inherited={inherited[language] ?? ''}
              />
            ))}
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <p className={styles['line']}>{t('more', { number: rows.length - most })}</p>
      )}
    </>
  )
}
