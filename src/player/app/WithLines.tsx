import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import { useNewVersion } from '../state/new-version.ts'
import { useRealAccount } from '../state/session.ts'
import type { PageProps } from './load-page.ts'

type WithLinesProps = PropsWithChildren<PageProps>

let Lines: ComponentType<WithLinesProps> | undefined

/**
 * Loads the code of the lines about what is open. Members have it, and who is offered a newer release. Without it, pages
 * are shown without lines.
 */
export async function loadLines(): Promise<void> {
  Lines ??= await loadWithAreas(() => import('./on-demand/Lines.tsx'), ['envelope', 'money']).then(
    (module) => module.default,
    () => undefined,
  )
}

/** Shows a page with the lines about what is open. If their code comes after the page, they begin with the next one. */
export function WithLines({ route, children }: WithLinesProps): ReactNode {
  const isReal = useRealAccount()
  const isNew = useNewVersion()
  // An offer that comes or goes must not mount the page anew.
  const [begun] = useState({ Lines, isNew })
  const wanted = isReal || isNew
  useEffect(() => {
    if (wanted) void loadLines()
  }, [wanted])
  if (!begun.Lines || !(isReal || begun.isNew)) return children
  return <begun.Lines route={route}>{children}</begun.Lines>
}
