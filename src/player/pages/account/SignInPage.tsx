import { type ReactNode, useState } from 'react'
import { readBackPath } from '../../../core/contract/login-path.ts'
import type { PageId } from '../../../core/contract/pages.ts'
import { Redirect, useSearch } from '../../components/ui/navigation.tsx'
import { PageView } from '../../registry/PageView.tsx'
import { readToken, useSessionKind } from '../../state/session.ts'

/** Shows a page to guests. Redirects signed-in players to the page that they came from, or home. */
export function SignInPage({ pageId }: { readonly pageId: PageId }): ReactNode {
  const kind = useSessionKind()
  const search = useSearch()
  const [initialToken] = useState(readToken)
  // A trial player may still log in or register with a real account.
  const mayStay = kind === 'trial' && pageId !== 'trial' && readToken() === initialToken
  const showsPage = kind === 'guest' || mayStay
  if (showsPage) return <PageView pageId={pageId} place="page" />
  return <Redirect to={readBackPath(search.toString()) ?? '/m/home'} />
}
