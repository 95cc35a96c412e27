import { type PropsWithChildren, type ReactNode, useMemo } from 'react'
import { LinePlace } from '../../components/parts/on-demand/LinePlace.tsx'
import { OrderLine } from '../../components/parts/on-demand/OrderLine.tsx'
import { BelowBlock } from '../../registry/below-block.ts'
import { PageView } from '../../registry/PageView.tsx'
import { Boundary } from '../Boundary.tsx'
import type { PageProps } from '../load-page.ts'
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

/** Shows an unfinished deposit, and on home and in the member centre a red envelope. */
function Open({ route }: PageProps): ReactNode {
  return (
    <LinePlace>
      <Boundary resetBy={route} quiet>
        {(route === 'home' || route === 'memberHome') && <PageView pageId="shell" place="line" />}
        <OrderLine />
      </Boundary>
    </LinePlace>
  )
}
