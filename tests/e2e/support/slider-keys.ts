/** Reads the goal in thousandths of the track from what a screen reader hears in hundredths. */
export function readGoal(valueText: string): number {
  const [, goal = ''] = valueText.split('/')
  return Number(goal) * 10
}

/** Returns the keys that draw the handle of the human check to a goal and let it go there. */
export function keysToGoal(goal: number): readonly ('Home' | 'PageUp' | 'ArrowRight' | 'Enter')[] {
  const pages = Math.floor(goal / 100)
  const steps = Math.floor(((goal % 100) + 10) / 20)
  return [
    'Home',
    ...Array.from({ length: pages }, () => 'PageUp' as const),
    ...Array.from({ length: steps }, () => 'ArrowRight' as const),
    'Enter',
  ]
}
