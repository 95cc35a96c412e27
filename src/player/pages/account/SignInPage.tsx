import { type ReactNode, useState } from 'react'
import { readBackPath } from '../../../core/contract/login-path.ts'

import { pathTo, type RouteId, readRouteDeclaration } from '../../../core/contract/pages.ts'
import { Redirect, useSearch } from '../../components/ui/navigation.tsx'
import { PageView } from '../../registry/PageView.tsx'
import { readSessionToken, useSessionKind } from '../../state/session.ts'

/** Shows a page to guests. Redirects signed-in players to the page that they came from, or home. */
export default function SignInPage({ route }: { readonly route: RouteId }): ReactNode {
  const { sessions, page } = readRouteDeclaration(route)
  const kind = useSessionKind()
  const search = useSearch()
  const [initialToken] = useState(readSessionToken)
  // A trial player can still log in or register with a real account, until this page has started a session.
  const mayStay = sessions?.includes(kind) && readSessionToken() === initialToken
  if (page && mayStay) return <PageView pageId={page} place="page" />
  return <Redirect to={readBackPath(search.toString()) ?? pathTo('home')} />
}
