import { start } from '../../core/contract/generated/validators/start.ts'

/** Returns whether an answer has a shape of the contract. The validators that home does not need load on first use. */
export function checkAnswer(shape: string, value: unknown): boolean | Promise<boolean> {
  const check = find(start, shape)
  return check ? check(value) : checkLater(shape, value)
}

async function checkLater(shape: string, value: unknown): Promise<boolean> {
  const { rest } = await import('../../core/contract/generated/validators/rest.ts')
  const check = find(rest, shape)
  if (check) return check(value)
  const { account } = await import('../../core/contract/generated/validators/account.ts')
  const checkAccount = find(account, shape)
  if (checkAccount) return checkAccount(value)
  const { money } = await import('../../core/contract/generated/validators/money.ts')
  const checkMoney = find(money, shape)
  if (checkMoney) return checkMoney(value)
  const { promotion } = await import('../../core/contract/generated/validators/promotion.ts')
  return find(promotion, shape)?.(value) ?? false
}

type Checks = Readonly<Record<string, (value: unknown) => boolean>>

function find(checks: Checks, shape: string) {
  return Object.hasOwn(checks, shape) ? checks[shape] : undefined
}
