import type { ReactNode } from 'react'
import type { RollbackBody } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { Window } from '../look/Window.tsx'
import { usePassingQuery } from '../state/use-loaded.ts'
import styles from './PublishWindow.module.css'

export interface RollbackWindowProps {
  readonly release: string
  /** The merchant that goes back; every host without it. */
  readonly code: string | undefined
  readonly onConfirm: (body: RollbackBody) => void
  readonly onClose: () => void
}

/** Tells what serving a release again would change and who would go off the air, and asks whether to do it. */
export function RollbackWindow(props: RollbackWindowProps): ReactNode {
  const t = useT('publish')
  const common = useT('common')
  const { release, code, onConfirm, onClose } = props
  const target = { release, ...only(code) }
  const loaded = usePassingQuery('readRollbackImpact', { body: target })
  const impact = loaded.state === 'loaded' ? loaded.value : undefined
  const confirm = (): void => {
    if (impact) onConfirm({ ...target, basis: impact.basis })
  }
  return (
    <Window
      title={t('serveNamed', { release })}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <StudioButton onPress={onClose}>{common('cancel')}</StudioButton>
          <StudioButton
            tone={impact && impact.offAir.length > 0 ? 'danger' : 'main'}
            isDisabled={!impact || impact.turns === 0}
            onPress={confirm}
          >
            {t('serve')}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{code === undefined ? t('allBack') : t('oneBack', { code })}</p>
        {loaded.state === 'loading' && (
          <p role="status" className={styles['quiet']}>
            {t('comparing')}
          </p>
        )}
        {loaded.state === 'failed' && (
          <RefusalNotice
            action={<StudioButton onPress={loaded.again}>{common('tryAgain')}</StudioButton>}
          >
            {loaded.problem}
          </RefusalNotice>
        )}
        {impact && (
          <div
            role="status"
            className={impact.offAir.length > 0 ? styles['refused'] : styles['impact']}
          >
            {impact.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
    </Window>
  )
}

function only(code: string | undefined): Pick<RollbackBody, 'merchants'> {
  return code === undefined ? {} : { merchants: [code] }
}
