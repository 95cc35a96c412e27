import { type ReactNode, useMemo, useState } from 'react'
import { type StudioApiClient, StudioApiError } from '../core/gateway-client/ask-studio-api.ts'
import { useT } from './i18n/use-t.ts'
import { Screen } from './look/Screen.tsx'
import { StudioButton } from './look/StudioButton.tsx'
import styles from './SessionGate.module.css'
import { SessionProvider } from './state/session-context.tsx'
import { StudioApiProvider } from './state/studio-api-context.tsx'
import { useLoaded } from './state/use-loaded.ts'
import { signInAddress } from './team/sign-in-address.ts'

export interface SessionGateProps {
  readonly ask: StudioApiClient
  /** Shows the studio, whose calls go through the given client. */
  readonly children: (ask: StudioApiClient) => ReactNode
}

/** Asks who is signed in, shows the studio to them, and leads everybody else to the sign-in. */
export function SessionGate(props: SessionGateProps): ReactNode {
  return (
    <StudioApiProvider value={props.ask}>
      <Gate {...props} />
    </StudioApiProvider>
  )
}

function Gate({ ask, children }: SessionGateProps): ReactNode {
  const t = useT('team')
  const common = useT('common')
  const [hasEnded, setEnded] = useState(false)
  const watched = useMemo(() => watchSession(ask, () => setEnded(true)), [ask])
  const loaded = useLoaded(['readSession'], async () => {
    const found = await ask('readSession', { body: undefined }).catch((cause: unknown) => {
      if (isSignedOut(cause)) return 'signed-out' as const
      throw cause
    })
    return found
  })
  if (loaded.state === 'loading') return <Screen title={t('opening')} line="" />
  if (loaded.state === 'failed')
    return (
      <Screen title={t('cannotOpen')} line={loaded.problem}>
        <StudioButton tone="main" onPress={loaded.again}>
          {common('tryAgain')}
        </StudioButton>
      </Screen>
    )
  if (loaded.value === 'signed-out')
    return (
      <Screen title={t('signInTo')} line={t('signInLine')}>
        <StudioButton tone="main" onPress={signIn}>
          {t('signIn')}
        </StudioButton>
      </Screen>
    )
  return (
    <SessionProvider value={loaded.value}>
      {hasEnded && (
        <div role="alert" className={styles['ended']}>
          {t('ended')}
          <StudioButton tone="main" onPress={signIn}>
            {t('signIn')}
          </StudioButton>
        </div>
      )}
      {children(watched)}
    </SessionProvider>
  )
}

function signIn(): void {
  location.assign(signInAddress(location))
}

/** Returns a client that also tells when a call was refused because the session has ended. */
function watchSession(ask: StudioApiClient, onEnd: () => void): StudioApiClient {
  return (name, question) =>
    ask(name, question).catch((cause: unknown) => {
      if (isSignedOut(cause)) onEnd()
      throw cause
    })
}

function isSignedOut(cause: unknown): boolean {
  return cause instanceof StudioApiError && cause.refusal.code === 'signed-out'
}
