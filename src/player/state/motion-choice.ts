import { useSyncExternalStore } from 'react'
import { applyMotion } from './motion.ts'
import { deviceStorage } from './storage.ts'

/** Returns whether the player chose reduced motion, whatever the device says. */
export function useMotionChoice(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('motionchoice', changed)
      return () => removeEventListener('motionchoice', changed)
    },
    () => 'still' in document.documentElement.dataset,
    () => false,
  )
}

/** Stores the choice on the device, applies it, and tells everything that moves. */
export function chooseReducedMotion(reduced: boolean): void {
  deviceStorage.write('reducedMotion', reduced ? '1' : undefined)
  applyMotion(document.documentElement)
  dispatchEvent(new Event('motionchoice'))
}
