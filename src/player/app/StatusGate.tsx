import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../kit/controls/lazy-part.tsx'
import { useStatus } from '../state/status.ts'
import { Loading } from './Loading.tsx'

const Maintenance = lazyPart(() => import('../areas/help/pages/system/Maintenance.tsx'))
const Restricted = lazyPart(() => import('../areas/help/pages/system/Restricted.tsx'))

/** Shows the app, or the maintenance or restriction screen that the platform's status asks for (SPEC §2.21). */
export function StatusGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { name } = useStatus()
  if (name === 'maintenance' || name === 'restricted')
    return (
      <Suspense fallback={<Loading />}>
        {name === 'maintenance' ? <Maintenance /> : <Restricted />}
      </Suspense>
    )
  return children
}
