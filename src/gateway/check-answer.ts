import { type CallDeclaration, type CallName, calls } from '../contract/calls.ts'
import { start } from '../contract/generated/validators/start.ts'

/** Whether an answer has the shape its call declares; what home does not need is loaded when asked. */
export function checkAnswer(name: CallName, value: unknown): boolean | Promise<boolean> {
  const declaration: CallDeclaration = calls[name]
  const check = find(start, declaration.value)
  return check ? check(value) : checkLater(declaration.value, value)
}

async function checkLater(shape: string, value: unknown): Promise<boolean> {
  const { rest } = await import('../contract/generated/validators/rest.ts')
  return find(rest, shape)?.(value) ?? false
}

type Checks = Readonly<Record<string, (value: unknown) => boolean>>

function find(checks: Checks, shape: string) {
  return Object.hasOwn(checks, shape) ? checks[shape] : undefined
}
