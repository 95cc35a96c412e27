import { type ReactNode, useDeferredValue, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { isPictureFile } from '../model/pictures.ts'
import { useEditorState } from '../state/use-editor.tsx'
import { CommitEntry } from './CommitEntry.tsx'
import { ComparisonWindow } from './ComparisonWindow.tsx'
import styles from './History.module.css'
import { type HistoryFilter, useHistory } from './use-history.ts'

/** Lists what changed in the open merchant, when and by whom. `path` is the value to begin with. */
export function HistoryList({ path: first = '' }: { readonly path?: string }): ReactNode {
  const t = useT('history')
  const [who, setWho] = useState('')
  const [path, setPath] = useState(first)
  const asked = useDeferredValue(JSON.stringify([who.trim(), path.trim()]))
  const { session, art } = useEditorState()
  // A save adds a commit, so the list is loaded again.
  const texts = [...session.files].filter(([path]) => !isPictureFile(path)).map(([, file]) => file)
  const saved = [...texts, ...art].map(({ fingerprint }) => fingerprint).join(' ')
  const [askedWho = '', askedPath = ''] = JSON.parse(asked)
  return (
    <>
      <div className={styles['tools']}>
        <FieldFrame label={t('who')} hint={t('whoHint')}>
          {(names) => <TextInput {...names} value={who} onType={setWho} />}
        </FieldFrame>
        <FieldFrame label={t('path')} hint={t('pathHint')}>
          {(names) => <TextInput {...names} isCode value={path} onType={setPath} />}
        </FieldFrame>
      </div>
      <Commits key={`${asked} ${saved}`} filter={{ who: askedWho, path: askedPath }} />
    </>
  )
}

function Commits({ filter }: { readonly filter: HistoryFilter }): ReactNode {
  const t = useT('history')
  const { state, entries, hasMore, problem, isBusy, loadMore } = useHistory(filter)
  const [compared, setCompared] = useState<string>()
  if (state === 'loading') return <p role="status">{t('loading')}</p>
  return (
    <>
      {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
      {problem === undefined && entries.length === 0 && (
        <p className={styles['quiet']}>{t('none')}</p>
      )}
      <ol className={styles['list']} aria-label={t('list')}>
        {entries.map((entry) => (
          <CommitEntry
            key={entry.commit}
            entry={entry}
            onCompare={() => setCompared(entry.commit)}
          />
        ))}
      </ol>
      {hasMore && (
        <StudioButton isDisabled={isBusy} onPress={loadMore}>
          {t('more')}
        </StudioButton>
      )}
      {compared !== undefined && (
        <ComparisonWindow
          entries={entries}
          commit={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
}
