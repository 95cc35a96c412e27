import type { ReactNode } from 'react'
import { useServices } from '../../gateway/use-services.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './StatusFrame.module.css'
import { StatusFrame } from './StatusFrame.tsx'

/** The platform is not for this place; customer service can still be reached (SPEC.md §8). */
export default function Restricted(): ReactNode {
  const t = useT()
  const { look, gateway } = useSkin()
  const services = useServices(gateway)
  return (
    <StatusFrame>
      <Notice
        kind="restricted"
        size="page"
        line={t('error.restricted')}
        detail={t('status.restrictedDetail')}
        ornament={look.ornaments['restricted']}
      />
      <div className={styles['actions']}>
        {services.map(({ kind, address }) => (
          <ButtonLink
            key={address}
            to={address}
            variant="outline"
            wide
            icon={kind === 'LINE' ? 'line' : 'facebook'}
          >
            {t(kind === 'LINE' ? 'service.line' : 'service.facebook')}
          </ButtonLink>
        ))}
      </div>
    </StatusFrame>
  )
}
