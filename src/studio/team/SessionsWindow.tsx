import type { ReactNode } from 'react'
import type { OpenSession } from '../../core/contract/generated/studio-api.ts'
import { formatMoment } from '../i18n/format-moment.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { Window } from '../look/Window.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useServerState } from '../state/use-server-state.ts'
import styles from './SessionsWindow.module.css'

/** Lists the sessions that whoever is signed in may end: one's own, and for an admin those of everybody. */
export function SessionsWindow({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT('team')
  const common = useT('common')
  const ask = useStudioApi()
  const { state, problem, change, again } = useServerState({
    key: ['listSessions'],
    read: () => ask('listSessions', { body: undefined }),
  })
  return (
    <Window
      title={t('sessions')}
      size="narrow"
      onClose={onClose}
      foot={<StudioButton onPress={onClose}>{common('close')}</StudioButton>}
    >
      <div className={styles['body']}>
        {problem !== undefined && (
          <RefusalNotice
            action={!state && <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}
          >
            {problem}
          </RefusalNotice>
        )}
        {!state && problem === undefined && <p role="status">{t('looking')}</p>}
        <ul className={styles['list']}>
          {state?.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => void change(() => ask('endSession', { body: { id: session.id } }))}
            />
          ))}
        </ul>
      </div>
    </Window>
  )
}

interface SessionRowProps {
  readonly session: OpenSession
  readonly onEnd: () => void
}

function SessionRow({ session, onEnd }: SessionRowProps): ReactNode {
  const t = useT('team')
  const { name, startedAt, usedAt, from, agent, isThis } = session
  const since = formatMoment(startedAt)
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <strong>{name}</strong>
        <span className={styles['quiet']}>
          {t('session', { since, used: formatMoment(usedAt), from })}
        </span>
        <span className={styles['quiet']}>{agent}</span>
      </div>
      {isThis ? (
        <span className={styles['quiet']}>{t('this')}</span>
      ) : (
        <StudioButton aria-label={t('endNamed', { name, since })} onPress={onEnd}>
          {t('end')}
        </StudioButton>
      )}
    </li>
  )
}
