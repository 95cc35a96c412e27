import { childrenOf } from './css.ts'
import { dimensionsIn } from './guard-size.ts'
import { type Guarded, isDecoration, type Refusal, refused, wordsOf } from './refusal.ts'

/** The most seconds of a duration or a delay: with both, a toast still shows longer than it moves. */
const longest = { animation: 0.5, transition: 1 }

/** Why an animation could end, or stay, where its frames hide something. */
const reasons = new Map([
  ['infinite', 'It never ends. Write how often it plays, or animate a decoration.'],
  ['paused', 'It never ends. Remove it.'],
  ...['reverse', 'alternate', 'alternate-reverse'].map(
    (word) =>
      [word, 'It could end with the first frame. Write the frames in their order.'] as const,
  ),
  ...['forwards', 'both'].map(
    (word) => [word, 'It keeps the last frame. Write how it ends into the rule itself.'] as const,
  ),
])

/** Refuses motion of what is read or pressed that does not end soon with what the rules of the part say. */
export function checkMotionEnds(guarded: Guarded): Refusal | undefined {
  const { value, selected, property } = guarded
  if (isDecoration(selected)) return undefined
  const reason = wordsOf(value).flatMap((word) => reasons.get(word) ?? [])[0]
  if (reason !== undefined) return refused(guarded, reason)
  const most = property.startsWith('animation') ? longest.animation : longest.transition
  if (dimensionsIn(value).some((one) => Math.abs(secondsOf(one)) > most))
    return refused(guarded, `Write times up to ${most}s, so that nobody waits for what moves.`)
  const plays = childrenOf(value).flatMap((node) => (node.type === 'Number' ? [node.value] : []))
  return plays.every((count) => Number(count) === 1)
    ? undefined
    : refused(guarded, 'What is read plays once: write 1, or animate a decoration.')
}

function secondsOf({ amount, unit }: { readonly amount: number; readonly unit: string }): number {
  if (unit === 's') return amount
  return unit === 'ms' ? amount / 1000 : 0
}
