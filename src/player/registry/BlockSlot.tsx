import { Component, type ReactNode, Suspense, use } from 'react'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import styles from './BlockSlot.module.css'
import type { Who } from './block.ts'
import { FailedBlock } from './FailedBlock.tsx'
import {
  forgetFailedBlock,
  type LoadedBlock,
  loadBlock,
  sameCode,
  type WantedBlock,
} from './load-block.ts'
import type { BlockFailure } from './plan-context.tsx'
import type { AnyDefinition } from './read-definition.ts'

export interface BlockSlotProps {
  readonly block: PlannedBlock
  readonly definition: AnyDefinition
  readonly who: Who
  readonly skin: Skin
  /** Whether it was rendered ahead: it is taken over by itself once its code has come. */
  readonly standing: boolean
  readonly report: (failure: BlockFailure) => void
}

interface BlockSlotState {
  readonly failed: boolean
  readonly block: PlannedBlock
  /** Whether it may have to wait for its code; decided once, or it would mount anew. */
  readonly waits: boolean
}

/**
 * One placed block. It renders again only when what it shows was planned anew, and keeps its
 * failure to itself: React knows no other way to catch one than a class.
 */
export class BlockSlot extends Component<BlockSlotProps, BlockSlotState> {
  override state: BlockSlotState = {
    failed: false,
    block: this.props.block,
    waits: this.props.standing,
  }
  private reported = false

  static getDerivedStateFromError(): Partial<BlockSlotState> {
    return { failed: true }
  }

  /** A block planned anew has another chance. */
  static getDerivedStateFromProps(props: BlockSlotProps, state: BlockSlotState) {
    const waits = state.waits || !loadBlock(wantedBy(props)).component
    if (props.block !== state.block) return { failed: false, block: props.block, waits }
    return waits === state.waits ? null : { waits }
  }

  override shouldComponentUpdate(props: BlockSlotProps, state: BlockSlotState): boolean {
    const { failed, waits } = this.state
    return failed !== state.failed || waits !== state.waits || !showsTheSame(props, this.props)
  }

  override componentDidCatch(error: unknown): void {
    if (this.reported) return
    this.reported = true
    const { block, report } = this.props
    report({ code: 'COMPONENT_ERROR', block: block.id, type: block.type, error })
  }

  retry = (): void => {
    forgetFailedBlock(wantedBy(this.props))
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    const { block, definition, who, skin } = this.props
    const { failed, waits } = this.state
    return failed ? (
      <FailedBlock block={block} onRetry={this.retry} />
    ) : (
      <BlockFrame block={block} definition={definition} who={who} skin={skin} waits={waits} />
    )
  }
}

function showsTheSame(one: BlockSlotProps, other: BlockSlotProps): boolean {
  if (one.report !== other.report || one.block.settings !== other.block.settings) return false
  return one.block.variant === other.block.variant && sameCode(wantedBy(one), wantedBy(other))
}

type Placed = Omit<BlockSlotProps, 'report' | 'standing'>

function wantedBy({ block, definition, who }: Omit<Placed, 'skin'>): WantedBlock {
  return { definition, variant: block.variant, who }
}

/** A block of a page is laid out when it comes near the screen; until then its height is held. */
function BlockFrame({ waits, ...placed }: Placed & { readonly waits: boolean }): ReactNode {
  const { block, definition, skin } = placed
  const height = definition.height(block, skin)
  const onPage = definition.place === 'page'
  const framed = onPage && !definition.reachesOut?.(block)
  return (
    <section
      className={onPage ? (framed ? styles['page'] : undefined) : styles['shell']}
      data-block={block.id}
      data-type={block.type}
      style={framed ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      {waits ? (
        <Suspense fallback={onPage ? <Skeleton height={height} /> : null}>
          <LoadingBlock {...placed} />
        </Suspense>
      ) : (
        fill(placed, loadBlock(wantedBy(placed)).component)
      )}
    </section>
  )
}

function LoadingBlock(placed: Placed): ReactNode {
  const { component, promise } = loadBlock(wantedBy(placed))
  return fill(placed, component ?? use(promise))
}

function fill({ block }: Placed, Block: LoadedBlock['component']): ReactNode {
  return Block && <Block id={block.id} variant={block.variant} settings={block.settings} />
}
