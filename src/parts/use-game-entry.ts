import { useT } from '../i18n/use-t.ts'
import { useSessionKind } from '../state/session.ts'
import { showNotification } from '../state/toasts.ts'
import { useNavigate } from '../ui/navigation.tsx'

/**
 * Enters a game: a guest goes to login with the way back kept, a trial account is told to use a
 * real one and stays (SPEC.md §6).
 */
export function useGameEntry(): (to: string) => void {
  const kind = useSessionKind()
  const navigate = useNavigate()
  const t = useT()
  return (to) => {
    if (kind === 'trial') showNotification(t('trial.realAccount'))
    else navigate(kind === 'guest' ? `/m/login?back=${encodeURIComponent(to)}` : to)
  }
}

/** The launch address of a vendor's game, or of one lottery or game of it (SPEC.md §2). */
export function launchPath(vassKey: string, more: Readonly<Record<string, string>> = {}): string {
  return `/m/game?${new URLSearchParams({ vassKey, ...more })}`
}
