import { Component, type ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { focusHeading } from '../kit/controls/focus-heading.ts'
import { Notice } from '../kit/controls/Notice.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { writeFailure } from './report-failure.ts'

interface BoundaryProps {
  readonly children: ReactNode
  /** Clears the failure when it changes, as the page does. */
  readonly resetBy?: string
  /** Renders nothing after a failure: the page below still works. */
  readonly quiet?: true
}
interface BoundaryState {
  readonly failed: boolean
  readonly resetBy: string | undefined
}

/** Shows a notice with a retry button in place of children that throw. A class, because React catches errors in classes only. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetBy: this.props.resetBy }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetBy }: BoundaryProps, state: BoundaryState) {
    return resetBy === state.resetBy ? null : { failed: false, resetBy }
  }

  override componentDidCatch(error: unknown): void {
    writeFailure('COMPONENT_ERROR', 'page', error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    return <FailureNotice onRetry={() => this.setState({ failed: false }, focusHeading)} />
  }
}

function FailureNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useT()
  const { look } = useSkin()
  return (
    <div data-kit="column" data-column>
      <Notice
        kind="error"
        size="page"
        line={t('app.broken')}
        ornament={look.ornaments['error']}
        action={{ label: t('common.retry'), onPress: onRetry }}
      />
    </div>
  )
}
