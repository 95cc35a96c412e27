import { start } from '../../core/contract/generated/validators/start.ts'
import type { Check } from '../../core/contract/shape-checks.ts'

type Found = ReturnType<Check>

/** Returns whether an answer has a shape of the contract. The validators that home does not need load on first use. */
export function checkAnswer(shape: string, value: unknown): Found | Promise<Found> {
  return start[shape]?.(value) ?? checkLater(shape, value)
}

async function checkLater(shape: string, value: unknown): Promise<Found> {
  const { loadAnswerCheck } = await import('./on-demand/load-answer-check.ts')
  const check = await loadAnswerCheck(shape)
  return check?.(value) ?? false
}
