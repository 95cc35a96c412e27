import { type PropsWithChildren, type ReactNode, useMemo } from 'react'
import { readLayout } from '../../../core/contract/own-pages.ts'
import { OrderLine } from '../../areas/money/parts/on-demand/OrderLine.tsx'
import { LinePlace } from '../../kit/pages/on-demand/LinePlace.tsx'
import { BelowBlock } from '../../registry/below-block.ts'
import { PageView } from '../../registry/PageView.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import { useRealAccount } from '../../state/session.ts'
import { Boundary } from '../Boundary.tsx'
import type { PageProps } from '../load-page.ts'
import { NewVersionLine } from './NewVersionLine.tsx'
import { useLineSpot } from './use-line-spot.ts'

/** Shows a page with the lines about what is open in their place. */
export default function Lines({ route, children }: PropsWithChildren<PageProps>): ReactNode {
  const spot = useLineSpot(route)
  const id = typeof spot === 'object' ? spot.below : undefined
  const below = useMemo(
    () => (id === undefined ? undefined : { id, node: <Open route={route} /> }),
    [id, route],
  )
  return (
    <BelowBlock value={below}>
      {spot === 'top' && <Open route={route} />}
      {children}
    </BelowBlock>
  )
}

/**
 * Shows an unfinished deposit, on home and in the member centre a red envelope, and on a page without a form a newer
 * release.
 */
function Open({ route }: PageProps): ReactNode {
  const isReal = useRealAccount()
  const { pages } = useSkin()
  return (
    <LinePlace>
      <Boundary resetBy={route} quiet>
        {isReal && (route === 'home' || route === 'memberHome') && (
          <PageView pageId="shell" place="line" />
        )}
        {isReal && <OrderLine />}
        {readLayout(route, pages).bottomMenu && <NewVersionLine />}
      </Boundary>
    </LinePlace>
  )
}
