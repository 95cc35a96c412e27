import { type ReactNode, useState } from 'react'
import { formatMoment } from '../i18n/format-moment.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { parseJournal } from '../model/parse-journal.ts'
import { useMay, useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useDispatch, useMerchantCode } from '../state/use-editor.tsx'
import { useServerState } from '../state/use-server-state.ts'
import { formatDevice } from './format-device.ts'
import { readDevice } from './read-device.ts'
import styles from './Together.module.css'
import { useServerDraft } from './use-server-draft.ts'

/** Keeps the draft of a team's editor on the server, and offers the one of another device. */
export function DraftOffer(): ReactNode {
  const { isLocal } = useSession()
  const mayEdit = useMay('keepDraft', useMerchantCode())
  return isLocal || !mayEdit ? null : <Offered />
}

function Offered(): ReactNode {
  const t = useT('together')
  const ask = useStudioApi()
  const merchant = useMerchantCode()
  const dispatch = useDispatch()
  const [device] = useState(() => readDevice(() => localStorage))
  const problem = useServerDraft(device)
  const [isLeft, setLeft] = useState(false)
  const { state, change } = useServerState({
    key: ['findDraft', merchant],
    read: () => ask('findDraft', { merchant, body: { device } }),
  })
  const draft = isLeft ? undefined : state?.draft
  const journal = draft && parseJournal(draft.journal)
  const drop = (): void => {
    if (!draft) return
    void change(async () => {
      await ask('dropDraft', { merchant, body: { device: draft.device } })
      return await ask('findDraft', { merchant, body: { device } })
    })
  }
  const take = (): void => {
    if (!journal) return
    dispatch({ act: 'takeOver', journal })
    drop()
  }
  return (
    <>
      {problem && (
        <p className={styles['lost']} role="status">
          {'kind' in problem ? t('draft.tooLarge') : t('draft.unkept', { why: problem.why })}
        </p>
      )}
      {draft && journal && (
        <section className={styles['notice']} aria-label={t('draft.title')}>
          <StudioIcon name="screen" />
          <p className={styles['line']}>
            {t('draft.offer', {
              count: draft.values,
              device: formatDevice(draft.agent, t),
              at: formatMoment(draft.at),
            })}
          </p>
          <StudioButton tone="main" onPress={take}>
            {t('draft.take')}
          </StudioButton>
          <StudioButton onPress={() => setLeft(true)}>{t('draft.leave')}</StudioButton>
          <StudioButton tone="danger" onPress={drop}>
            {t('draft.drop')}
          </StudioButton>
        </section>
      )}
    </>
  )
}
