import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../../../components/ui/focus-heading.ts'
import { useSearch } from '../../../components/ui/navigation.tsx'
import { useSessionKind } from '../../../state/session.ts'
import { TrialBlock } from './TrialBlock.tsx'
import { Visit } from './Visit.tsx'

/** Shows the page on which a game is played. Another game remounts it. */
export default function Game(): ReactNode {
  const search = useSearch().toString()
  const trial = useSessionKind() === 'trial'
  useEffect(focusHeading, [])
  return trial ? <TrialBlock /> : <Visit key={search} />
}
