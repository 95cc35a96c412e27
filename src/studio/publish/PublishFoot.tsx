import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import styles from './PublishWindow.module.css'
import type { PublishState } from './use-publishing.ts'

export interface PublishFootProps extends Pick<PublishState, 'state' | 'isBusy'> {
  /** What the main button does: publish, plan for a time, or ask a second person. */
  readonly does: 'publish' | 'plan' | 'ask'
  /** False for whoever may look only. */
  readonly isAllowed: boolean
  readonly unsaved: number
  readonly onClose: () => void
  readonly onPublish: () => void
}

/** Shows the buttons of the window, and that files which are not saved are not published. */
export function PublishFoot(props: PublishFootProps): ReactNode {
  const { state, isBusy, does, isAllowed, unsaved, onClose, onPublish } = props
  const t = useT('publish')
  const common = useT('common')
  const label = { publish: t('title'), plan: t('schedule.plan'), ask: t('schedule.ask') }[does]
  return (
    <>
      <p className={styles['note']}>
        {isAllowed ? unsaved > 0 && t('savedOnly') : t('notAllowed')}
      </p>
      <StudioButton onPress={onClose}>{common('close')}</StudioButton>
      <StudioButton tone="main" isDisabled={!state || isBusy || !isAllowed} onPress={onPublish}>
        {isBusy ? t('busy') : label}
      </StudioButton>
    </>
  )
}
