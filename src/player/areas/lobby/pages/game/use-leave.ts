import { useCallback, useEffect, useRef } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useBack, useNavigate } from '../../../../kit/controls/navigation.tsx'

const home = pathTo('home')
/** Milliseconds that the step back may take before the page goes home instead. */
const maxWaitMs = 600

/**
 * Returns a function that leaves the game for the page before it, else for home. It skips the history
 * entries that the game added in its frame.
 */
export function useLeave(): () => void {
  const stepBack = useBack()
  const navigate = useNavigate()
  const startLength = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    startLength.current = history.length
    return () => clearTimeout(timer.current)
  }, [])
  return useCallback(() => {
    stepBack(home, 1 + Math.max(0, history.length - startLength.current))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(home, { replace: true }), maxWaitMs)
  }, [stepBack, navigate])
}
