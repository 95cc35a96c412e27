import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { yieldToMain } from '../../gateway/notify-in-tasks.ts'

/**
 * Returns the number of items of a long list to render: a few at once, and as many more in each
 * further task, so that a touch never waits for the whole list. `flushSync` keeps two growing lists
 * from rendering in the same task.
 */
export function useProgressiveCount(count: number, few: number): number {
  const [visible, setVisible] = useState(few)
  useEffect(() => {
    if (visible < count) void yieldToMain().then(() => flushSync(() => setVisible(visible + few)))
  }, [visible, count, few])
  return visible
}

/**
 * Computes a slow value in its own task after the page has rendered, and again when `key` changes.
 * Returns undefined until then.
 */
export function useDeferredRender<T>(compute: () => T, key: string): T | undefined {
  const [value, setValue] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the value
  useEffect(() => {
    void yieldToMain().then(() => flushSync(() => setValue(compute)))
  }, [key])
  return value
}
