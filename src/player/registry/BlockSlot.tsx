import { Component, type ReactNode, Suspense, use } from 'react'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { useT } from '../i18n/use-t.ts'
import { Notice } from '../kit/controls/Notice.tsx'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import styles from './BlockSlot.module.css'
import type { Who } from './block.ts'
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
  /** True for a prerendered block. It hydrates separately once its code has loaded. */
  readonly standing: boolean
  readonly report: (failure: BlockFailure) => void
}

interface BlockSlotState {
  readonly failed: boolean
  readonly block: PlannedBlock
  /** True if the block may suspend for its code. Once true it stays true, because a change would remount the block. */
  readonly waits: boolean
}

/**
 * Shows one placed block. It renders again only when its plan has changed, and catches its own
 * failures. A class, because React catches errors in classes only.
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

  /** Clears the failure of a block whose plan has changed. */
  static getDerivedStateFromProps(props: BlockSlotProps, state: BlockSlotState) {
    const waits = state.waits || !loadBlock(codeKeyOf(props)).component
    if (props.block !== state.block) return { failed: false, block: props.block, waits }
    return waits === state.waits ? null : { waits }
  }

  override shouldComponentUpdate(props: BlockSlotProps, state: BlockSlotState): boolean {
    const { failed, waits } = this.state
    return failed !== state.failed || waits !== state.waits || !rendersSame(props, this.props)
  }

  override componentDidCatch(error: unknown): void {
    if (this.reported) return
    this.reported = true
    const { block, report } = this.props
    report({ code: 'COMPONENT_ERROR', block: block.id, type: block.type, error })
  }

  retry = (): void => {
    forgetFailedBlock(codeKeyOf(this.props))
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

function rendersSame(one: BlockSlotProps, other: BlockSlotProps): boolean {
  if (one.report !== other.report || one.block.settings !== other.block.settings) return false
  return one.block.variant === other.block.variant && sameCode(codeKeyOf(one), codeKeyOf(other))
}

type Placed = Omit<BlockSlotProps, 'report' | 'standing'>

function codeKeyOf({ block, definition, who }: Omit<Placed, 'skin'>): WantedBlock {
  return { definition, variant: block.variant, who }
}

/** Renders the frame of a block; it is no section, because the bar of home inside one would not have the role of a banner. On a page the block is laid out when it comes near the screen; its height is reserved before. */
function BlockFrame({ waits, ...placed }: Placed & { readonly waits: boolean }): ReactNode {
  const { block, definition, skin } = placed
  const height = definition.height(block, skin)
  const onPage = definition.place === 'page'
  const framed = onPage && !definition.reachesOut?.(block)
  return (
    <div
      className={onPage ? (framed ? styles['page'] : undefined) : styles['shell']}
      data-block={block.id}
      data-type={block.type}
      data-under-header={definition.underHeader?.(block) || undefined}
      style={framed ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      {waits ? (
        <Suspense fallback={onPage ? <BlockSkeleton block={block} height={height} /> : null}>
          <LoadingBlock {...placed} />
        </Suspense>
      ) : (
        renderBlock(placed, loadBlock(codeKeyOf(placed)).component)
      )}
    </div>
  )
}

function LoadingBlock(placed: Placed): ReactNode {
  const { component, promise } = loadBlock(codeKeyOf(placed))
  return renderBlock(placed, component ?? use(promise))
}

function renderBlock({ block }: Placed, Block: LoadedBlock['component']): ReactNode {
  return Block && <Block id={block.id} variant={block.variant} settings={block.settings} />
}

interface FailedBlockProps {
  readonly block: PlannedBlock
  readonly onRetry: () => void
}

/** Shows an error with a retry button in place of a block that failed. */
function FailedBlock({ block, onRetry }: FailedBlockProps): ReactNode {
  const t = useT()
  return (
    <div data-block={block.id} data-type={block.type}>
      <Notice
        kind="error"
        line={t('error.block')}
        action={{ label: t('common.retry'), onPress: onRetry }}
      />
    </div>
  )
}
