import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { RenamedEvent, SavedEvent } from '../../core/contract/generated/studio-api.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { goTo } from '../navigation/navigation.ts'
import { renameJournal } from '../state/journal-store.ts'
import { useSession } from '../state/session-context.tsx'
import { useSentence, useStudioApi } from '../state/studio-api-context.tsx'
import { useChecks, useDispatch, useMerchantCode } from '../state/use-editor.tsx'
import { useIsLost, useStudioEvents } from './events-context.tsx'
import styles from './Together.module.css'

/** The notices that are shown; an older one goes. */
const noticesShown = 3

interface SaveNotice {
  readonly id: string
  readonly line: string
  /** The new code, if the open merchant was renamed. */
  readonly to?: string
}

/** Takes what colleagues save into the open draft by value, and says who saved what and who mentions the reader. */
export function ColleagueSaves(): ReactNode {
  const t = useT('together')
  const common = useT('common')
  const { notices, dismiss } = useColleagueSaves()
  const code = useMerchantCode()
  const openRenamed = (to: string): void => {
    renameJournal(() => localStorage, { from: code, to })
    goTo({ merchant: to, path: '' })
  }
  const isLost = useIsLost()
  return (
    <div role="status" data-live-announcer="true">
      {isLost && <p className={styles['lost']}>{t('lost')}</p>}
      {notices.map(({ id, line, to }) => (
        <div key={id} className={styles['notice']}>
          <StudioIcon name="info" />
          <p className={styles['line']}>{line}</p>
          {to !== undefined && (
            <StudioButton onPress={() => openRenamed(to)}>{t('openRenamed', { to })}</StudioButton>
          )}
          <StudioIconButton icon="close" label={common('dismiss')} onPress={() => dismiss(id)} />
        </div>
      ))}
    </div>
  )
}

function useColleagueSaves() {
  const t = useT('together')
  const code = useMerchantCode()
  const ask = useStudioApi()
  const sentenceOf = useSentence()
  const dispatch = useDispatch()
  const { subject, isLocal } = useSession()
  const { resolution, again } = useChecks()
  const [notices, setNotices] = useState<readonly SaveNotice[]>([])
  const add = (notice: SaveNotice): void =>
    setNotices((last) => [...last.slice(1 - noticesShown), notice])
  const merge = async (): Promise<void> => {
    try {
      const { files, art } = await ask('readFiles', { merchant: code, body: undefined })
      dispatch({ act: 'merge', files, art })
    } catch (cause) {
      add({ id: crypto.randomUUID(), line: t('cannotRead', { why: sentenceOf(cause) }) })
    }
  }
  const first = useRef(isLocal ? undefined : merge)
  // A colleague may have saved after the files were read, and before anybody listened here.
  useEffect(() => {
    void first.current?.()
    first.current = undefined
  }, [])
  const describeRenamed = ({ at, by, to }: RenamedEvent): SaveNotice => {
    const name = by.id === subject ? t('youElsewhere') : by.name
    return { id: `${at} ${by.id}`, line: t('renamed', { name, code, to }), to }
  }
  useStudioEvents(({ renamed }) => {
    if (renamed?.merchant === code) add(describeRenamed(renamed))
  })
  useStudioEvents(({ kind, saved, notes }) => {
    if (kind === 'missed') void merge()
    if (notes?.mentionsYou && !notes.isOwn)
      add({
        id: `${notes.at} ${notes.by.id}`,
        line: t('notes.mentioned', { name: notes.by.name, code: notes.merchant }),
      })
    if (!saved || saved.isOwn) return
    const isParent = resolution?.chain.includes(saved.merchant) === true
    if (saved.merchant !== code && !isParent) return
    if (saved.merchant === code) void merge()
    else again()
    const name = saved.by.id === subject ? t('you') : saved.by.name
    add({
      id: `${saved.at} ${saved.merchant} ${saved.by.id}`,
      line: formatSave(saved, { code, name, t }),
    })
  })
  return {
    notices,
    dismiss: (id: string) => setNotices((last) => last.filter((one) => one.id !== id)),
  }
}

interface SaveWords {
  /** The merchant that is open. */
  readonly code: string
  readonly name: string
  readonly t: TranslateIn<'together'>
}

function formatSave(
  { merchant: parent, changes: listed, more }: SavedEvent,
  { code, name, t }: SaveWords,
): string {
  const all = more > 0 ? [...listed, t('moreChanges', { count: more })] : listed
  const changes = all.join('; ')
  if (parent !== code)
    return changes === ''
      ? t('savedParent', { name, parent, code })
      : t('savedParentChanges', { name, parent, code, changes })
  return changes === '' ? t('saved', { name, code }) : t('savedChanges', { name, code, changes })
}
