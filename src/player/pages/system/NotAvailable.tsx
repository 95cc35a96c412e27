import type { ReactNode } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import { Notice } from '../../components/ui/Notice.tsx'
import { useNavigate } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** Shows a notice in place of a page that this release does not have yet. */
export default function NotAvailable(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const { look } = useSkin()
  return (
    <div data-page="not-available">
      <Notice
        kind="empty"
        size="page"
        line={t('app.notAvailable')}
        ornament={look.ornaments['not-available']}
        action={{ label: t('app.goHome'), onPress: () => navigate(pathTo('home')) }}
      />
    </div>
  )
}
