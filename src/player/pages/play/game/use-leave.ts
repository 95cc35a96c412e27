import { useCallback, useEffect, useRef } from 'react'
import { useBack, useNavigate } from '../../../components/ui/navigation.tsx'

const home = '/m/home'
/** How long the step back may take until the way is home, in milliseconds. */
const patienceMs = 600

/**
 * Leaves the game the way the player came, else home. Steps that the game itself made in its frame
 * stand in the same history and are passed over.
 */
export function useLeave(): () => void {
  const stepBack = useBack()
  const navigate = useNavigate()
  const began = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    began.current = history.length
    return () => clearTimeout(timer.current)
  }, [])
  return useCallback(() => {
    stepBack(home, 1 + Math.max(0, history.length - began.current))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(home, { replace: true }), patienceMs)
  }, [stepBack, navigate])
}
