import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useNavigate } from '../../ui/navigation.tsx'

/** The page of a route that this release does not have yet. */
export default function NotAvailable(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const { look } = useSkin()
  return (
    <Notice
      kind="empty"
      size="page"
      line={t('app.notAvailable')}
      ornament={look.ornaments['not-available']}
      action={{ label: t('app.goHome'), onPress: () => navigate('/m/home') }}
    />
  )
}
