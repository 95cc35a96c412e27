import type {
  Bank,
  DepositChannel,
  DepositMethod,
  DepositMethods,
  DepositPromotion,
  DepositProvider,
} from '../../../../../core/contract/generated/gateway.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { type AmountFormat, readAmount } from '../../../../kit/money/read-amount.ts'
import { pickAmount } from './total-deposit.ts'

/** What the player has chosen and typed. It stays while an order is shown and when a call fails. */
export interface DepositValues {
  readonly methodId?: string | undefined
  readonly bankCode?: string | undefined
  readonly channelId?: string | undefined
  readonly amount: string
  readonly promotionId?: string | undefined
}

/** A method whose call the player knows. */
export type UsableMethod = DepositMethod & { readonly provider: DepositProvider }
export type UsableMethods = Omit<DepositMethods, 'methods'> & {
  readonly methods: readonly UsableMethod[]
}

export interface ChoiceNeeds {
  readonly answer: UsableMethods
  readonly promotions: { readonly list: readonly DepositPromotion[] }
  /** Chooses the last used method, or else the first, before the player chooses one. */
  readonly preselect: boolean
}

/** What follows from the choices. */
export interface DepositChoices {
  readonly method: UsableMethod | undefined
  /** True if the chosen method has disappeared or closed since it was chosen. */
  readonly methodGone: boolean
  readonly bank: Bank | undefined
  readonly channel: DepositChannel | undefined
  readonly min: string | undefined
  /** The most that the method takes. */
  readonly methodMax: string | undefined
  /** The typed amount, if it is one. */
  readonly amount: string | undefined
  /** The chosen promotion, unless the amount is below its least deposit: then no bonus applies. */
  readonly promotion: DepositPromotion | undefined
}

/** Returns what follows from what is chosen and typed. */
export function findChoices(
  values: DepositValues,
  needs: ChoiceNeeds,
  format: AmountFormat,
): DepositChoices {
  const found = findMethod(values, needs)
  const { channels = [], banks = [], min, max } = found.method ?? {}
  const channel = channels.find(({ id }) => id === values.channelId) ?? channels[0]
  const { amount } = readAmount(values.amount, format)
  const chosen = needs.promotions.list.find(({ id }) => id === values.promotionId)
  const reached =
    chosen && (amount === undefined || compareDecimals(amount, chosen.minDeposit) >= 0)
  return {
    ...found,
    channel,
    bank: banks.length === 1 ? banks[0] : banks.find(({ code }) => code === values.bankCode),
    min: pickAmount('highest', [min, channel?.min]),
    methodMax: pickAmount('lowest', [max, channel?.max]),
    amount,
    promotion: reached ? chosen : undefined,
  }
}

function findMethod(
  { methodId }: DepositValues,
  { answer: { methods }, preselect }: ChoiceNeeds,
): Pick<DepositChoices, 'method' | 'methodGone'> {
  const open = methods.filter(({ maintenance }) => !maintenance)
  if (methodId !== undefined) {
    const method = open.find(({ id }) => id === methodId)
    return { method, methodGone: method === undefined }
  }
  const method = preselect ? (open.find(({ lastUsed }) => lastUsed) ?? open[0]) : undefined
  return { method, methodGone: false }
}
