import type { ReactNode } from 'react'
import { useServices } from '../../gateway/use-services.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { ButtonLink } from '../controls/Button.tsx'

/** Shows the external links to customer service as buttons. */
export function ServiceLinks(): ReactNode {
  const t = useT()
  const services = useServices(useSkin().gateway)
  return services?.map(({ kind, address }) => (
    <ButtonLink
      key={address}
      to={address}
      variant="outline"
      icon={kind === 'LINE' ? 'line' : 'facebook'}
    >
      {t(kind === 'LINE' ? 'service.line' : 'service.facebook')}
    </ButtonLink>
  ))
}
