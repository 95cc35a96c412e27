import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../kit/controls/Button.tsx'
import { Countdown } from '../../kit/controls/Countdown.tsx'
import { Dialog } from '../../kit/controls/Dialog.tsx'
import type { EndWarning } from '../../state/end-warning.ts'
import { keepSessionActive } from '../../state/inactivity.ts'
import { signOut } from '../../state/session.ts'

/**
 * Shows a countdown in the last minute before a session ends (SPEC §12.8). The player can keep an
 * idle session, but not one that has reached its longest duration.
 */
export function InactivityWarning({ endsAt, final }: EndWarning): ReactNode {
  const t = useT()
  return (
    <Dialog
      title={t(final ? 'app.limitTitle' : 'app.idleTitle')}
      onClose={keepSessionActive}
      actions={
        <>
          <Button variant="outline" onClick={signOut}>
            {t('menu.logout')}
          </Button>
          <Button onClick={keepSessionActive}>{t(final ? 'common.close' : 'app.stay')}</Button>
        </>
      }
    >
      <p>{t(final ? 'app.limitText' : 'app.idleText')}</p>
      <Countdown to={endsAt} offset={0} />
    </Dialog>
  )
}
