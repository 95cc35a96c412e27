import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { DetailsProps } from './use-deposit-form.ts'

const loadDetails = () => import('./on-demand/DepositDetails.tsx')
const DepositDetails = lazyPart(loadDetails)

/** Loads the code of the details before they are shown. */
export function preloadDetails(): void {
  // A failed load is tried again when the details are shown.
  void loadDetails().catch(() => undefined)
}

/** The part of the form after the method, whose code loads on its own. */
export function Details(props: DetailsProps): ReactNode {
  return (
    <Suspense
      fallback={
        <>
          <Skeleton shape="card" height="7rem" />
          <Skeleton shape="card" height="12rem" />
        </>
      }
    >
      <DepositDetails {...props} />
    </Suspense>
  )
}
