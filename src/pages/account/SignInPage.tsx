import { type ReactNode, useState } from 'react'
import { readBackPath } from '../../contract/login-path.ts'
import type { PageId } from '../../contract/pages.ts'
import { PageView } from '../../registry/PageView.tsx'
import { readForcedPassword } from '../../state/forced-password.ts'
import { readToken, useSessionKind } from '../../state/session.ts'
import { Redirect, useSearch } from '../../ui/navigation.tsx'

/** A page for who is not signed in; whoever is goes on to the kept way back, a forced change, or home. */
export function SignInPage({ pageId }: { readonly pageId: PageId }): ReactNode {
  const kind = useSessionKind()
  const search = useSearch()
  const [cameWith] = useState(readToken)
  // A trial account may still log in or join with a real one.
  const mayStay = kind === 'trial' && pageId !== 'trial' && readToken() === cameWith
  const stays = kind === 'guest' || mayStay
  if (stays) return <PageView pageId={pageId} place="page" />
  if (readForcedPassword() !== undefined) return <Redirect to="/m/changePsw" />
  return <Redirect to={readBackPath(search.toString()) ?? '/m/home'} />
}
