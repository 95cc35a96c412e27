import { type ReactNode, useState } from 'react'
import { readBackPath } from '../../../core/contract/login-path.ts'
import type { PageId } from '../../../core/contract/pages.ts'
import { Redirect, useSearch } from '../../components/ui/navigation.tsx'
import { PageView } from '../../registry/PageView.tsx'
import { readToken, useSessionKind } from '../../state/session.ts'

/** Shows a page to guests; leads whoever is signed in to the kept way back, or home. */
export function SignInPage({ pageId }: { readonly pageId: PageId }): ReactNode {
  const kind = useSessionKind()
  const search = useSearch()
  const [cameWith] = useState(readToken)
  // A trial account may still log in or join with a real one.
  const mayStay = kind === 'trial' && pageId !== 'trial' && readToken() === cameWith
  const stays = kind === 'guest' || mayStay
  if (stays) return <PageView pageId={pageId} place="page" />
  return <Redirect to={readBackPath(search.toString()) ?? '/m/home'} />
}
