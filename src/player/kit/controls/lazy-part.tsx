import { type ComponentType, lazy, type ReactNode } from 'react'

/** Milliseconds for which a failure is kept: React renders anew at once after one, and would load without an end. */
const failureMs = 1000

/**
 * Defers the code of a component, as React's `lazy` does. A load that failed, as without a network, is tried again
 * when the component is rendered later; `lazy` keeps the failure, so that no "Try again" would help.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const attempt = () =>
    load().catch((error: unknown) => {
      setTimeout(() => {
        Part = lazy(attempt)
      }, failureMs)
      throw error
    })
  let Part = lazy(attempt)
  return (props) => <Part {...props} />
}
