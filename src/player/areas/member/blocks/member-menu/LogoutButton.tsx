import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { useConfirmedLogout } from '../../../../kit/pages/use-confirmed-logout.ts'
import styles from './LogoutButton.module.css'

/** Logs the member out after a confirmation. */
export function LogoutButton(): ReactNode {
  const t = useT()
  const logout = useConfirmedLogout()
  return (
    <div className={styles['logout']}>
      <Button variant="outline" size="large" wide icon="sign-out" onClick={() => void logout()}>
        {t('menu.logout')}
      </Button>
    </div>
  )
}
