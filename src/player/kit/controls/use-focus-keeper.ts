import { useEffect, useState } from 'react'

export interface FocusKeeper {
  /** The part has the focus, or lost it to a press that has not ended. */
  readonly held: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

export interface FocusKeeperOptions {
  /** Without it nothing is laid out with the focus, and nothing is drawn again for it. */
  readonly watched: boolean
}

/**
 * Follows the focus of a part for what is laid out with it. A press takes the focus when it begins
 * and counts where it ends: what would go with the focus stays until then, however long it lasts.
 */
export function useFocusKeeper({ watched }: FocusKeeperOptions): FocusKeeper {
  const [focus, setFocus] = useState<'here' | 'leaving' | 'away'>('away')
  const leaving = focus === 'leaving'
  useEffect(() => {
    if (!leaving) return
    // The click of a press follows in the same task.
    const end = (): void =>
      void setTimeout(() => setFocus((now) => (now === 'leaving' ? 'away' : now)))
    const ends = ['mouseup', 'keyup'] as const
    for (const name of ends) document.addEventListener(name, end, true)
    return () => {
      for (const name of ends) document.removeEventListener(name, end, true)
    }
  }, [leaving])
  if (!watched) return { held: false }
  return {
    held: focus !== 'away',
    onFocus: () => setFocus('here'),
    onBlur: () => setFocus('leaving'),
  }
}
