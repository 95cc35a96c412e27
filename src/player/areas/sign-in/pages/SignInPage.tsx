import { type ReactNode, useState } from 'react'
import { readBackPath } from '../../../../core/contract/back-path.ts'
import {
  type AnyRouteId,
  type BlockPageId,
  readEntrance,
} from '../../../../core/contract/own-pages.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import { readRoutePage } from '../../../../core/contract/route-page.ts'
import { Redirect, useSearch } from '../../../kit/controls/navigation.tsx'
import { PageView } from '../../../registry/PageView.tsx'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useFirstBlocks } from '../../../registry/use-first-blocks.ts'
import { readForcedPassword } from '../../../state/forced-password.ts'
import { readSessionToken, useSessionKind } from '../../../state/session.ts'

/** What is on the page of the login for players only: nobody registers or tries games as an agent. */
const blocksForPlayers = ['social-login', 'trial-play']

/**
 * Shows a page to guests. Redirects signed-in players to the page that they came from, or home, and agents
 * that came by their own entrance to their centre (SPEC §10.42); first to the change of the password where
 * the gateway demands one (SPEC §4.2).
 */
export default function SignInPage({ route }: { readonly route: AnyRouteId }): ReactNode {
  const { pages } = useSkin()
  const { sessions } = readEntrance(route, pages)
  const page = readRoutePage(route, undefined, pages)
  const kind = useSessionKind()
  const search = useSearch()
  const [initialToken] = useState(readSessionToken)
  // A trial player can still log in or register with a real account, until this page has started a session.
  const mayStay = sessions?.includes(kind) && readSessionToken() === initialToken
  const isForAgents = route === 'agentLogin'
  if (page && mayStay)
    return <Blocks pageId={page} {...(isForAgents && { without: blocksForPlayers })} />
  const usual = pathTo(isForAgents ? 'agentHome' : 'home')
  const back = readBackPath(search.toString()) ?? usual
  return <Redirect to={readForcedPassword() ? pathTo('changePassword', { back }) : back} />
}

interface BlocksProps {
  readonly pageId: BlockPageId
  readonly without?: readonly string[]
}

function Blocks(props: BlocksProps): ReactNode {
  return <PageView {...props} place="page" ready={useFirstBlocks(props.pageId)} />
}
