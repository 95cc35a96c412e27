import { type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import type { OpenFile } from '../model/edit-session.ts'
import { hasChoices } from '../model/journal.ts'
import { isPictureFile } from '../model/pictures.ts'
import { useSession } from '../state/session-context.tsx'
import { useChecks, useEditorState } from '../state/use-editor.tsx'
import { Changes } from './Changes.tsx'
import { FileDiff } from './FileDiff.tsx'
import { Merge } from './Merge.tsx'
import { PictureLine } from './PictureLine.tsx'
import styles from './Review.module.css'
import { useDiskMerge } from './use-disk-merge.ts'
import { useSave } from './use-save.ts'

/** Shows the files to save, and saves them. */
export function Review({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT('review')
  const editor = useEditorState()
  const checks = useChecks()
  const { run: save, isBusy, problem } = useSave()
  const disk = useDiskMerge()
  const [note, setNote] = useState('')
  // On one machine, the person commits by hand.
  const { isLocal } = useSession()
  const changed = [...editor.session.files].filter(([, { saved, text }]) => saved !== text)
  const open = editor.moved.some(hasChoices)
  const errors = checks.findings.filter(({ severity }) => severity === 'error').length
  const press = async (): Promise<void> => {
    if (await save(note)) onClose()
  }
  return (
    <Window
      title={t('title')}
      onClose={onClose}
      foot={
        <>
          <p className={styles['note']}>{errors > 0 && t('errors')}</p>
          <StudioButton onPress={onClose}>{t('goOn')}</StudioButton>
          <StudioButton
            tone="main"
            isDisabled={changed.length === 0 || open || isBusy}
            onPress={press}
          >
            {t(isBusy ? 'saving' : 'save')}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
        {disk.problem !== undefined && <RefusalNotice>{disk.problem}</RefusalNotice>}
        {!isLocal && changed.length > 0 && (
          <FieldFrame label={t('note')} hint={t('noteHint')}>
            {(names) => <TextInput {...names} maxLength={2000} value={note} onType={setNote} />}
          </FieldFrame>
        )}
        {disk.isMerged ? <Compared changed={changed} /> : <p role="status">{t('comparing')}</p>}
      </div>
    </Window>
  )
}

interface ComparedProps {
  readonly changed: readonly (readonly [path: string, file: OpenFile])[]
}

/** Shows the changed files beside their versions on the disk. */
function Compared({ changed }: ComparedProps): ReactNode {
  const t = useT('review')
  const editor = useEditorState()
  const isOpen = editor.moved.some(hasChoices)
  return (
    <>
      <Merge />
      {changed.length === 0 && (
        <p className={styles['empty']}>{t(isOpen ? 'diskStands' : 'allSaved')}</p>
      )}
      {changed.length > 0 && <Changes />}
      {changed.map(([path, { saved, text }]) =>
        isPictureFile(path) ? (
          <PictureLine key={path} path={path} text={text} />
        ) : (
          <FileDiff key={path} path={path} before={saved} after={text} />
        ),
      )}
    </>
  )
}
