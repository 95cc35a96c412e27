import { renderHook } from '@testing-library/react'

/** Returns what a hook returns at this moment, outside of any page. */
export function readHook<T>(hook: () => T): T {
  const { result, unmount } = renderHook(hook)
  unmount()
  return result.current
}
