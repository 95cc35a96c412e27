/** Subscribes to nothing: for what does not change while the page runs, but differs from what was rendered ahead. */
export function watchNothing(): () => void {
  return () => undefined
}
