import { type ReactNode, Suspense } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'

const GatewayHtml = lazyPart(() => import('../../../../kit/pages/GatewayHtml.tsx'))

export interface RulesSheetProps {
  /** HTML of the gateway. */
  readonly html: string
  readonly onClose: () => void
}

/** Shows the rules of the envelope. */
export function RulesSheet({ html, onClose }: RulesSheetProps): ReactNode {
  const t = useT()
  const ornament = useSkin().look.ornaments['sheet']
  return (
    <Sheet
      title={t('envelope.rules')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornament}
    >
      <Suspense fallback={<Skeleton shape="text" count={4} />}>
        <GatewayHtml html={html} />
      </Suspense>
    </Sheet>
  )
}
