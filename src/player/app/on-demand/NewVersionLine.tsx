import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../kit/controls/Icon.tsx'
import { HungLine } from '../../kit/pages/on-demand/HungLine.tsx'
import styles from '../../kit/pages/on-demand/LineContents.module.css'
import { LineContents } from '../../kit/pages/on-demand/LineContents.tsx'
import { applyNewVersion, dismissNewVersion, useNewVersion } from '../../state/new-version.ts'

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
