import type { CallName } from './calls.ts'
import type { DepositProvider } from './generated/gateway.ts'

export type DepositCallName = (typeof depositCallOf)[DepositProvider]

/** The call that orders a deposit from a provider. */
export const depositCallOf = {
  manualTransfer: 'depositByTransfer',
  alipay: 'depositByAlipay',
  qq: 'depositByQq',
  paymentGateway: 'depositByGateway',
  weChat: 'depositByWeChat',
} as const satisfies Record<DepositProvider, CallName>
