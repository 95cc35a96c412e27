import { Component, type ReactNode } from 'react'
import { focusHeading } from '../components/ui/focus-heading.ts'
import { Notice } from '../components/ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSkin } from '../registry/skin-context.tsx'
import { writeFailure } from './report-failure.ts'

interface BoundaryProps {
  readonly children: ReactNode
  /** Another value gives what failed another chance, such as the page shown. */
  readonly resetBy?: string
  /** Shows nothing where it broke: the page below still stands. */
  readonly quiet?: true
}
interface BoundaryState {
  readonly failed: boolean
  readonly resetBy: string | undefined
}

/** Where something breaks, a drawn page with a way on; React catches with a class only. */
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
    return <Broken onRetry={() => this.setState({ failed: false }, focusHeading)} />
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useT()
  const { look } = useSkin()
  return (
    <div data-column>
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
