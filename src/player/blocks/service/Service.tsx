import type { ReactNode } from 'react'
import { Icon } from '../../components/ui/Icon.tsx'
import { Link } from '../../components/ui/navigation.tsx'
import { type ServiceContact as ServiceLink, useServices } from '../../gateway/use-services.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './Service.module.css'

/** Maximum number of services, whatever the merchant configures (SPEC §9.19). */
const maxServices = 2

/** Shows a floating button for each customer service. */
export default function Service({ variant, settings }: BlockProps<'service'>): ReactNode {
  const { gateway } = useSkin()
  const services = useServices(gateway)?.slice(0, Math.min(settings.limit, maxServices))
  if (!services?.length) return null
  return (
    <div className={styles['service']} data-variant={variant}>
      {services.map((service, index) => (
        <ServiceButton
          key={service.address}
          service={service}
          icon={index === 0 && services.length === 1 ? 'headset' : iconOf(service)}
        />
      ))}
    </div>
  )
}

interface ServiceButtonProps {
  readonly service: ServiceLink
  readonly icon: 'headset' | 'line' | 'facebook'
}

function ServiceButton({ service, icon }: ServiceButtonProps): ReactNode {
  const t = useT()
  const label = t(service.kind === 'LINE' ? 'service.line' : 'service.facebook')
  return (
    <Link className={styles['button']} to={service.address} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}

function iconOf({ kind }: ServiceLink): 'line' | 'facebook' {
  return kind === 'LINE' ? 'line' : 'facebook'
}
