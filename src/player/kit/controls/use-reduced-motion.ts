import { useMedia } from './use-media.ts'

const query = '(prefers-reduced-motion: reduce)'

/** Returns true if the player prefers reduced motion, by the device or by the settings of the product. */
export function readReducedMotion(): boolean {
  return matchMedia(query).matches || 'still' in document.documentElement.dataset
}

/**
 * Returns true if the player prefers reduced motion; follows changes of the device setting. The player's
 * own choice changes on a page where nothing moves, so it needs no listener.
 */
export function useReducedMotion(): boolean {
  return useMedia(query, readReducedMotion)
}
