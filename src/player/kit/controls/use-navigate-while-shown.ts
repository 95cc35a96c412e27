import { useCallback, useEffect, useRef } from 'react'
import { type Navigate, useNavigate } from './navigation.tsx'

/**
 * Returns a function that goes to a path after an answer. Once the component that called it has left the
 * page, it does nothing: a player who went elsewhere while a request was running is not taken back.
 */
export function useNavigateWhileShown(): Navigate {
  const navigate = useNavigate()
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback<Navigate>(
    (...way) => {
      if (shown.current) navigate(...way)
    },
    [navigate],
  )
}
