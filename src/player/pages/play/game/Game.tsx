import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../../../components/ui/focus-heading.ts'
import { useSearch } from '../../../components/ui/navigation.tsx'
import { useSessionKind } from '../../../state/session.ts'
import { TrialBlock } from './TrialBlock.tsx'
import { Visit } from './Visit.tsx'

/** The page a game is played on; another game is another visit. */
export default function Game(): ReactNode {
  const search = useSearch().toString()
  const trial = useSessionKind() === 'trial'
  useEffect(focusHeading, [])
  return trial ? <TrialBlock /> : <Visit key={search} />
}
