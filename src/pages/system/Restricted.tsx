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
  const services = useServices(useSkin().gateway)
  return (
    <>
      <p>{t('status.restrictedDetail')}</p>
      <div className={styles['actions']}>
        {services.map(({ kind, address }) => (
          <ButtonLink
            key={address}
            to={address}
            variant="outline"
            icon={kind === 'LINE' ? 'line' : 'facebook'}
          >
            {t(kind === 'LINE' ? 'service.line' : 'service.facebook')}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}
