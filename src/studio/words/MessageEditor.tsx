import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { wordsFile } from '../state/open-editor-state.ts'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import styles from './WordsView.module.css'

export interface MessageEditorProps {
  /** The dotted message key. */
  readonly message: string
  readonly language: string
  readonly own: string | undefined
  readonly inherited: string
}

/** A message in a language. */
export function MessageEditor({
  message,
  language,
  own,
  inherited,
}: MessageEditorProps): ReactNode {
  const t = useT('words')
  const step = useT('steps')
  const editor = useEditorState()
  const dispatch = useDispatch()
  const path = message.split('.')
  const change = (text: string | undefined): void =>
    dispatch({
      act: 'edit',
      edits: [
        {
          file: wordsFile(editor.code, language),
          edit: text === undefined || text === '' ? { path, remove: true } : { path, value: text },
        },
      ],
      burst: `${language} ${message}`,
      name: step('word', { message, language }),
    })
  return (
    <div className={styles['word']}>
      <span className={styles['tag']} aria-hidden="true">
        {language}
      </span>
      <TextInput
        aria-label={t('inLanguage', { message, language })}
        lang={language}
        value={own ?? inherited}
        isInherited={own === undefined}
        onType={change}
      />
      {own !== undefined && (
        <StudioIconButton
          icon="reset"
          label={t('back', { message, language })}
          onPress={() => change(undefined)}
        />
      )}
    </div>
  )
}
