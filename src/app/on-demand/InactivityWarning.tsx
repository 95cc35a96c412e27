import type { ReactNode } from 'react'
import { useLogout } from '../../gateway/use-logout.ts'
import { useT } from '../../i18n/use-t.ts'
import { stayActive } from '../../state/inactivity.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** The last minute before an idle session ends (SAFETY.md, Session); `endsAt` is epoch milliseconds. */
export function InactivityWarning({ endsAt }: { readonly endsAt: number }): ReactNode {
  const t = useT()
  const logout = useLogout()
  return (
    <Dialog
      title={t('app.idleTitle')}
      onClose={stayActive}
      actions={
        <>
          <Button variant="outline" onClick={logout}>
            {t('menu.logout')}
          </Button>
          <Button onClick={stayActive}>{t('app.stay')}</Button>
        </>
      }
    >
      <p>{t('app.idleText')}</p>
      <Countdown to={endsAt} offset={0} />
    </Dialog>
  )
}
