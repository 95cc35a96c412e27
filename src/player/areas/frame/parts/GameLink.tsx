import type { ReactNode } from 'react'
import type { Category } from '../../../../core/contract/categories.ts'
import { loginPath } from '../../../../core/contract/login-path.ts'
import { Link, type LinkProps } from '../../../kit/controls/navigation.tsx'
import { lobbyPath } from '../../../kit/games/lobby-path.ts'
import { useGameEntry } from '../../../kit/games/use-game-entry.ts'
import { useSessionKind } from '../../../state/session.ts'

export interface GameLinkProps extends Omit<LinkProps, 'to' | 'onEnter'> {
  readonly category: Category
}

/** Links to a lobby, with the rules for guests and trial accounts (SPEC §2.28). */
export function GameLink({ category, ...link }: GameLinkProps): ReactNode {
  const enter = useGameEntry()
  const lobby = lobbyPath(category)
  const guest = useSessionKind() === 'guest'
  return <Link to={guest ? loginPath(lobby) : lobby} onEnter={() => enter(lobby)} {...link} />
}
