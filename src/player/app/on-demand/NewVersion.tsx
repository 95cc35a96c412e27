import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { usePath } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useDialogs } from '../../state/dialogs.ts'
import { putOffNewVersion, takeNewVersion, useNewVersion } from '../../state/new-version.ts'
import { readRoute, readRouteDeclaration } from '../resolve-visit.ts'
import styles from './NewVersion.module.css'

/** Offers a newer release of the site; not over a form, a game or a question. */
export function NewVersion(): ReactNode {
  const t = useT()
  const path = usePath()
  const ready = useNewVersion()
  const asked = useDialogs().length > 0
  if (!ready || asked || isBusy(path)) return null
  return (
    <div className={styles['offer']} role="status">
      <p className={styles['line']}>{t('app.newVersion')}</p>
      <Button size="small" onClick={takeNewVersion}>
        {t('app.renew')}
      </Button>
      <IconButton icon="close" label={t('common.close')} onClick={putOffNewVersion} />
    </div>
  )
}

/** Forms stand without the bottom menu, and a game has the screen to itself. */
function isBusy(path: string): boolean {
  const route = readRoute(path)
  if (!route) return true
  const { bare, bottomMenu } = readRouteDeclaration(route)
  return bare === true || bottomMenu === false
}
