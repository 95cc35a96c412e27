import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useServices } from '../../../../gateway/use-services.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Service.module.css'

/**
 * Shows customer service as one headset in a bar. It opens the only service, or the page that lists them: while
 * they are not known, without any, and with two (SPEC §2.29). So a late answer moves nothing.
 */
export default function Service({ settings }: BlockProps<'service'>): ReactNode {
  const t = useT()
  const { gateway } = useSkin()
  const services = useServices(gateway)?.slice(0, settings.limit) ?? []
  const [only] = services.length === 1 ? services : []
  return (
    <Link
      className={styles['service']}
      to={only?.address ?? pathTo('service')}
      aria-label={t(labels[only?.kind ?? 'page'])}
    >
      <Icon name="headset" />
    </Link>
  )
}

const labels = {
  LINE: 'service.line',
  FACEBOOK: 'service.facebook',
  page: 'route.service',
} as const
