import { pathTo } from '../../../core/contract/pages.ts'
import { useT } from '../../i18n/use-t.ts'
import { openConfirm } from '../../state/dialogs.ts'
import { closeMenu } from '../../state/menu.ts'
import { signOut } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useNavigate } from '../controls/navigation.tsx'

/**
 * Returns a function that asks for confirmation, opens the home page, clears all private data and
 * closes the menu (SPEC §4.7).
 */
export function useConfirmedLogout(): () => Promise<void> {
  const t = useT()
  const navigate = useNavigate()
  return async () => {
    const confirmed = await openConfirm({
      title: t('menu.logout'),
      text: t('menu.logoutQuestion'),
      confirm: t('menu.logout'),
    })
    if (!confirmed) return
    // Open the home page first: a page for members would send a guest to login.
    navigate(pathTo('home'))
    signOut()
    closeMenu()
    showToast(t('menu.loggedOut'))
  }
}
