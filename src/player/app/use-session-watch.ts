import { useEffect } from 'react'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useT } from '../i18n/use-t.ts'
import { useNavigate } from '../kit/controls/navigation.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { closeMenu } from '../state/menu.ts'
import { onSessionEnd, useSessionKind } from '../state/session.ts'
import { retryLater } from './retry-later.ts'

const load = () => import('./on-demand/watch-session.ts')

/**
 * Watches a session for inactivity, and reports its end to the gateway and the player (SPEC §12.8 and
 * §12.9). Its code loads when a session starts.
 */
export function useSessionWatch(): void {
  const t = useT()
  const navigate = useNavigate()
  const { client } = useGateway()
  const { pages, safety } = useSkin()
  const { inactivityMinutes: minutes } = safety
  const guest = useSessionKind() === 'guest'
  useEffect(
    () =>
      onSessionEnd((end, session) => {
        closeMenu()
        load().then(
          ({ reportSessionEnd: report }) => report(end, session, { client, t, navigate, pages }),
          () => undefined, // offline, so the gateway cannot be reached either
        )
      }),
    [client, t, navigate, pages],
  )
  useEffect(() => {
    if (guest) return
    let stop = (): void => undefined
    let unmounted = false
    const start = async (): Promise<void> => {
      try {
        const { watchInactivity } = await load()
        if (!unmounted) stop = watchInactivity({ minutes })
      } catch {
        stop = retryLater(start)
      }
    }
    void start()
    return () => {
      unmounted = true
      stop()
    }
  }, [guest, minutes])
}
