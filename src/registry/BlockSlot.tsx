import { memo, type ReactNode, Suspense, use } from 'react'
import type { PlannedBlock } from '../contract/plan.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BlockBoundary } from './BlockBoundary.tsx'
import styles from './BlockSlot.module.css'
import type { Who } from './block.ts'
import { loadBlock, sameCode, type WantedBlock } from './load-block.ts'
import type { BlockFailure } from './plan-context.tsx'
import type { AnyDefinition } from './read-definition.ts'

export interface BlockSlotProps {
  readonly block: PlannedBlock
  readonly definition: AnyDefinition
  readonly who: Who
  readonly report: (failure: BlockFailure) => void
}

/** One placed block; it renders again only when what it shows was planned anew. */
export const BlockSlot = memo(function BlockSlot(props: BlockSlotProps): ReactNode {
  return (
    <BlockBoundary {...props}>
      <BlockFrame block={props.block} definition={props.definition} who={props.who} />
    </BlockBoundary>
  )
}, showsTheSame)

function showsTheSame(one: BlockSlotProps, other: BlockSlotProps): boolean {
  if (one.report !== other.report || one.block.settings !== other.block.settings) return false
  return one.block.variant === other.block.variant && sameCode(wantedBy(one), wantedBy(other))
}

function wantedBy({ block, definition, who }: FrameProps): WantedBlock {
  return { definition, variant: block.variant, who }
}

type FrameProps = Omit<BlockSlotProps, 'report'>

/** A block of a page is laid out when it comes near the screen; until then its height is held. */
function BlockFrame(props: FrameProps): ReactNode {
  const { block, definition } = props
  const height = definition.height(block)
  const onPage = definition.place === 'page'
  const framed = onPage && !definition.reachesOut?.(block)
  return (
    <section
      className={onPage ? (framed ? styles['page'] : undefined) : styles['shell']}
      data-block={block.id}
      data-type={block.type}
      style={framed ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      <Suspense fallback={onPage ? <Skeleton height={height} /> : null}>
        <BlockContent {...props} />
      </Suspense>
    </section>
  )
}

function BlockContent(props: FrameProps): ReactNode {
  const { block } = props
  const { component, promise } = loadBlock(wantedBy(props))
  const Block = component ?? use(promise)
  return <Block id={block.id} variant={block.variant} settings={block.settings} />
}
