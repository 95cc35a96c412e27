import type { ReactNode } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { applyNewVersion, dismissNewVersion, useNewVersion } from '../../../state/new-version.ts'
import { Icon } from '../../ui/Icon.tsx'
import { HungLine } from './HungLine.tsx'
import styles from './LineContents.module.css'
import { LineContents } from './LineContents.tsx'

/** Offers a newer release of the site. The player can close it for the visit. */
export function NewVersionLine(): ReactNode {
  const t = useT()
  return (
    <HungLine
      label={t('app.newVersion')}
      closeLabel={t('common.close')}
      onClose={dismissNewVersion}
    >
      {useNewVersion() ? (
        <button type="button" className={styles['link']} onClick={applyNewVersion}>
          <LineContents mark={<Icon name="refresh" />} action={t('app.renew')}>
            {t('app.newVersion')}
          </LineContents>
        </button>
      ) : undefined}
    </HungLine>
  )
}
