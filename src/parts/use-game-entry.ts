import type { Game } from '../contract/generated/gateway.ts'
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
    // The second of two taps finds the address there already.
    if (location.pathname + location.search === to) return
    if (kind === 'trial') showNotification(t('trial.realAccount'))
    else navigate(kind === 'guest' ? `/m/login?back=${encodeURIComponent(to)}` : to)
  }
}

/** What of a vendor is launched: all of it, or one game or lottery; the category where it is known. */
interface LaunchChoice {
  readonly gameType?: string | undefined
  readonly gameCode?: string
  readonly lottKey?: string
}

/** The launch address of a vendor, or of one lottery or game of it (SPEC.md §2). */
export function launchPath(vassKey: string, choice: LaunchChoice = {}): string {
  const query = new URLSearchParams({ vassKey })
  for (const [name, value] of Object.entries(choice)) if (value) query.set(name, value)
  return `/m/game?${query}`
}

/** The launch address of a game of a list. */
export function gamePath({ vendor, gameCode, gameCategory }: Game): string {
  return launchPath(vendor, { gameType: gameCategory, gameCode })
}
