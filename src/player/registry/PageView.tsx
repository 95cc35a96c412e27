import { Fragment, type ReactNode, use, useEffect, useState } from 'react'
import type { BlockPageId } from '../../core/contract/own-pages.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { BlockSlot } from './BlockSlot.tsx'
import { BelowBlock } from './below-block.ts'
import type { BlockPlace } from './block.ts'
import { PageProvider } from './page-context.tsx'
import { usePlanScope } from './plan-context.tsx'
import { preloadBlocks } from './preload-blocks.ts'
import { readDefinition } from './read-definition.ts'

export interface PageViewProps {
  readonly pageId: BlockPageId
  /** Limits the view to the blocks of this region. Without it, all blocks of the page are shown. */
  readonly place?: BlockPlace
  /** The index of the first block to render, among the blocks that the plan shows. */
  readonly from?: number
  /** The index after the last block to render. */
  readonly upTo?: number
  /** The index of the first block that is not shown yet: it and those after it are skeletons. */
  readonly ready?: number
  /** Types of blocks that are left out. */
  readonly without?: readonly string[]
}

/** Renders the blocks of a page that its plan shows. Hidden blocks are not mounted. */
export function PageView(props: PageViewProps): ReactNode {
  const { pageId, place, from = 0, upTo = Infinity, ready = Infinity, without } = props
  const scope = usePlanScope()
  const { catalogue, report, skin, who } = scope
  const blocks = scope.planOf(pageId)?.blocks ?? none
  const [preloaded] = useState(() => new WeakSet<PlannedBlock>())
  useEffect(() => {
    preloadBlocks(
      blocks.filter((block) => !preloaded.has(block) && preloaded.add(block)),
      scope,
    )
  }, [blocks, scope, preloaded])
  const below = use(BelowBlock)
  const standing = scope.ahead()
  const [isPrerendered] = useState(standing)
  const shown = blocks.filter((block) => block.shown)
  const placed = shown.slice(from, upTo).flatMap((block, index) => {
    const definition = readDefinition(catalogue, block.type)
    if (!definition || (place && definition.place !== place)) return []
    return without?.includes(block.type)
      ? []
      : [{ block, definition, isReady: from + index < ready }]
  })
  const slots = placed.map(({ block, definition, isReady }) => {
    if (isReady)
      return (
        <Fragment key={block.id}>
          <BlockSlot {...{ block, definition, who, skin, standing, report }} />
          {pageId !== 'shell' && below?.id === block.id && below.node}
        </Fragment>
      )
    // A prerendered block above is shown while its height is unknown, and would move a skeleton.
    return isPrerendered ? null : (
      <BlockSkeleton
        key={`${keyOf(shown, ready)} ${block.id}`}
        block={block}
        height={definition.height(block, skin)}
      />
    )
  })
  return <PageProvider pageId={pageId}>{slots}</PageProvider>
}

/** Returns a key of what is above the skeletons, so that they are replaced and not moved when it changes. */
function keyOf(shown: readonly PlannedBlock[], ready: number): string {
  return [ready, ...shown.map(({ id }) => id)].join(' ')
}

const none: readonly PlannedBlock[] = []
