import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../../../../kit/controls/focus-heading.ts'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { useSessionKind } from '../../../../state/session.ts'
import { GameVisit } from './GameVisit.tsx'
import { TrialBlock } from './TrialBlock.tsx'

/** Shows the page on which a game is played. Another game remounts it. */
export default function GamePage(): ReactNode {
  const search = useSearch().toString()
  const trial = useSessionKind() === 'trial'
  useEffect(focusHeading, [])
  return trial ? <TrialBlock /> : <GameVisit key={search} />
}
