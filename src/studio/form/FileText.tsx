import { type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { keepLineEnds } from '../model/keep-line-ends.ts'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import styles from './FileText.module.css'

export interface FileTextProps {
  /** Why there is no form in place of the text. */
  readonly problem?: string
}

/** The files as they are typed, for what no form can express. */
export function FileText({ problem }: FileTextProps): ReactNode {
  const t = useT('form')
  const step = useT('steps')
  const editor = useEditorState()
  const dispatch = useDispatch()
  const { files } = editor.session
  const [path, setPath] = useState(`merchants/${editor.code}/merchant.json`)
  const text = files.get(path)?.text ?? ''
  return (
    <div className={styles['view']}>
      {problem !== undefined && <RefusalNotice>{t('file.unread', { why: problem })}</RefusalNotice>}
      <div className={styles['choice']}>
        <ChoiceInput
          as="list"
          aria-label={t('file.choose')}
          options={optionsOf([...files.keys()])}
          value={path}
          onChange={setPath}
        />
      </div>
      <textarea
        aria-label={path}
        className={styles['text']}
        spellCheck={false}
        value={text}
        onChange={(event) =>
          dispatch({
            act: 'write',
            texts: [{ path, text: keepLineEnds(text, event.target.value) }],
            burst: path,
            name: step('typing', { file: path.split('/').at(-1) ?? path }),
          })
        }
      />
    </div>
  )
}
