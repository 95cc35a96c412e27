import { Component, type ReactNode } from 'react'
import type { PlannedBlock } from '../contract/plan.ts'
import { useT } from '../i18n/use-t.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Who } from './block.ts'
import { forgetFailedBlock } from './load-block.ts'
import type { BlockFailure } from './plan-context.tsx'
import type { AnyDefinition } from './read-definition.ts'

interface BoundaryProps {
  readonly block: PlannedBlock
  readonly definition: AnyDefinition
  readonly who: Who
  readonly report: (failure: BlockFailure) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly block: PlannedBlock
}

/** Keeps a block's failure to that block. React knows no other way to catch one than a class. */
export class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, block: this.props.block }
  private reported = false

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  /** A block planned anew has another chance. */
  static getDerivedStateFromProps({ block }: BoundaryProps, state: BoundaryState) {
    return block === state.block ? null : { failed: false, block }
  }

  override componentDidCatch(error: unknown): void {
    if (this.reported) return
    this.reported = true
    const { block, report } = this.props
    report({ code: 'COMPONENT_ERROR', block: block.id, type: block.type, error })
  }

  retry = (): void => {
    const { block, definition, who } = this.props
    forgetFailedBlock({ definition, variant: block.variant, who })
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { id, type } = this.props.block
    return (
      <section data-block={id} data-type={type} data-state="failed">
        <FailedBlock onRetry={this.retry} />
      </section>
    )
  }
}

function FailedBlock({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useT()
  return (
    <Notice
      kind="error"
      line={t('error.block')}
      action={{ label: t('common.retry'), onPress: onRetry }}
    />
  )
}
