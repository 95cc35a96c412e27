import { memo, type ReactNode, Suspense, use } from 'react'
import type { PlannedBlock } from '../contract/plan.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BlockBoundary } from './BlockBoundary.tsx'
import styles from './BlockSlot.module.css'
import { loadBlock } from './load-block.ts'
import type { BlockFailure } from './plan-context.tsx'
import type { AnyDefinition } from './read-definition.ts'

export interface BlockSlotProps {
  readonly block: PlannedBlock
  readonly definition: AnyDefinition
  readonly report: (failure: BlockFailure) => void
}

/** One placed block; it renders again only when what it shows was planned anew. */
export const BlockSlot = memo(function BlockSlot(props: BlockSlotProps): ReactNode {
  return (
    <BlockBoundary {...props}>
      <BlockFrame block={props.block} definition={props.definition} />
    </BlockBoundary>
  )
}, showsTheSame)

function showsTheSame(one: BlockSlotProps, other: BlockSlotProps): boolean {
  const { block, definition, report } = one
  if (definition !== other.definition || report !== other.report) return false
  if (block === other.block) return true
  return block.settings === other.block.settings && block.variant === other.block.variant
}

type FrameProps = Omit<BlockSlotProps, 'report'>

/** A block of a page is laid out when it comes near the screen; until then its height is held. */
function BlockFrame({ block, definition }: FrameProps): ReactNode {
  const height = definition.height(block)
  const onPage = definition.place === 'page'
  return (
    <section
      className={onPage ? styles['page'] : styles['shell']}
      data-block={block.id}
      data-type={block.type}
      style={onPage ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      <Suspense fallback={onPage ? <Skeleton height={height} /> : null}>
        <BlockContent block={block} definition={definition} />
      </Suspense>
    </section>
  )
}

function BlockContent({ block, definition }: FrameProps): ReactNode {
  const { component, promise } = loadBlock(definition, block.variant)
  const Block = component ?? use(promise)
  return <Block id={block.id} variant={block.variant} settings={block.settings} />
}
