import { useNavigate } from '../../../components/ui/navigation.tsx'
import { useT } from '../../../i18n/use-t.ts'
import { openConfirm } from '../../../state/dialogs.ts'
import { closeMenu } from '../../../state/menu.ts'
import { signOut } from '../../../state/session.ts'
import { showToast } from '../../../state/toasts.ts'

/** Asks first; then home, everything private cleared, the menu closed (SPEC §4.7). */
export function useConfirmedLogout(): () => Promise<void> {
  const t = useT()
  const navigate = useNavigate()
  return async () => {
    const sure = await openConfirm({
      title: t('menu.logout'),
      text: t('menu.logoutQuestion'),
      confirm: t('menu.logout'),
    })
    if (!sure) return
    // Home first: a page for members would send a guest to login.
    navigate('/m/home')
    signOut()
    closeMenu()
    showToast(t('menu.loggedOut'))
  }
}
