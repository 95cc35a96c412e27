import { start } from '../../core/contract/generated/validators/start.ts'

/** Returns whether an answer has a shape of the contract. The validators that home does not need load on first use. */
export function checkAnswer(shape: string, value: unknown): boolean | Promise<boolean> {
  return Object.hasOwn(start, shape) ? (start[shape]?.(value) ?? false) : checkLater(shape, value)
}

async function checkLater(shape: string, value: unknown): Promise<boolean> {
  const { loadCheck } = await import('../../core/contract/generated/validators/load-check.ts')
  const check = await loadCheck(shape)
  return check?.(value) ?? false
}
