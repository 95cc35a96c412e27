import { useEffect } from 'react'
import { useSkin } from '../registry/skin-context.tsx'
import { useSessionKind } from '../state/session.ts'

/** How long after its code did not come the watch is tried again, in milliseconds. */
const again = 5000

/** Watches a session for inactivity (SAFETY.md, Session); its code comes with the session. */
export function useInactivityWatch(): void {
  const { inactivityMinutes: minutes } = useSkin().safety
  const guest = useSessionKind() === 'guest'
  useEffect(() => {
    if (guest) return
    let stop = (): void => undefined
    let left = false
    const start = async (): Promise<void> => {
      try {
        const { watchInactivity } = await import('../state/inactivity.ts')
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
