import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { ServiceLinks } from '../../../../kit/pages/ServiceLinks.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './StatusFrame.module.css'
import { StatusFrame } from './StatusFrame.tsx'

/** Reports that the platform is not available in the player's area, with links to customer service (SPEC §8.10). */
export default function Restricted(): ReactNode {
  const t = useT()
  const { look } = useSkin()
  return (
    <StatusFrame>
      <Notice
        kind="restricted"
        size="page"
        line={t('error.restricted')}
        detail={<Services />}
        ornament={look.ornaments['restricted']}
      />
    </StatusFrame>
  )
}

function Services(): ReactNode {
  const t = useT()
  return (
    <>
      <p>{t('status.restrictedDetail')}</p>
      <div className={styles['actions']}>
        <ServiceLinks />
      </div>
    </>
  )
}
