import { useEffect } from 'react'
import { useNavigate } from '../components/ui/navigation.tsx'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSkin } from '../registry/skin-context.tsx'
import { closeMenu } from '../state/menu.ts'
import { onSessionEnd, useSessionKind } from '../state/session.ts'

/** How long after its code did not come the watch is tried again, in milliseconds. */
const again = 5000
const load = () => import('./on-demand/watch-session.ts')

/**
 * Watches a session for inactivity, and tells the gateway and the player of its end (SPEC §12.8 and §12.9); the code comes with the session.
 */
export function useSessionWatch(): void {
  const t = useT()
  const navigate = useNavigate()
  const { client } = useGateway()
  const { inactivityMinutes: minutes } = useSkin().safety
  const guest = useSessionKind() === 'guest'
  useEffect(
    () =>
      onSessionEnd((end, session) => {
        closeMenu()
        load().then(
          ({ tellEnd }) => tellEnd(end, session, { client, t, navigate }),
          () => undefined, // out of reach, like the gateway
        )
      }),
    [client, t, navigate],
  )
  useEffect(() => {
    if (guest) return
    let stop = (): void => undefined
    let left = false
    const start = async (): Promise<void> => {
      try {
        const { watchInactivity } = await load()
        if (!left) stop = watchInactivity({ minutes })
      } catch {
        const timer = setTimeout(start, again)
        stop = () => clearTimeout(timer)
      }
    }
    void start()
    return () => {
      left = true
      stop()
    }
  }, [guest, minutes])
}
