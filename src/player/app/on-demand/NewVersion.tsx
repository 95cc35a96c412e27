import type { ReactNode } from 'react'
import { readLayout, readRoute } from '../../../core/contract/pages.ts'
import { Button } from '../../components/ui/Button.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { usePath } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useDialogs } from '../../state/dialogs.ts'
import { applyNewVersion, dismissNewVersion, useNewVersion } from '../../state/new-version.ts'
import styles from './NewVersion.module.css'

/** Offers a newer release of the site, except over a form, a game or a dialog. */
export function NewVersion(): ReactNode {
  const t = useT()
  const path = usePath()
  const ready = useNewVersion()
  const hasDialog = useDialogs().length > 0
  if (!ready || hasDialog || isBusy(path)) return null
  return (
    <div className={styles['offer']} role="status">
      <p className={styles['line']}>{t('app.newVersion')}</p>
      <Button size="small" onClick={applyNewVersion}>
        {t('app.renew')}
      </Button>
      <IconButton icon="close" label={t('common.close')} onClick={dismissNewVersion} />
    </div>
  )
}

/** Returns whether the page is a form, which has no bottom menu, or a game, which fills the screen. */
function isBusy(path: string): boolean {
  const route = readRoute(path)
  return !route || !readLayout(route).bottomMenu
}
