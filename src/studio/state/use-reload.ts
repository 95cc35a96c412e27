import { useCallback } from 'react'
import { type Arguments, useSWRConfig } from 'swr'

/** Returns a function that loads what a key names again, wherever it is shown. */
export function useReload(): (key: Arguments) => void {
  const { mutate } = useSWRConfig()
  return useCallback((key: Arguments) => void mutate(key), [mutate])
}
