import type {
  BonusState,
  DepositState,
  MallOrderState,
  OrderReason,
  RecordState,
  WithdrawalState,
} from '../../../core/contract/generated/gateway.ts'
import type { MessageKey } from '../../i18n/message-key.ts'

export type OrderState = DepositState | WithdrawalState | RecordState | BonusState | MallOrderState

/** The look of a state: something to wait for, a success, a failure, or an order that came to nothing. */
export type StateTone = 'waiting' | 'done' | 'failed' | 'void'

interface StateWords {
  readonly key: MessageKey
  readonly tone: StateTone
}

const states: Readonly<Record<OrderState, StateWords>> = {
  created: { key: 'money.state.created', tone: 'waiting' },
  awaiting: { key: 'money.state.awaiting', tone: 'waiting' },
  verifying: { key: 'money.state.verifying', tone: 'waiting' },
  submitted: { key: 'money.state.submitted', tone: 'waiting' },
  reviewing: { key: 'money.state.reviewing', tone: 'waiting' },
  paying: { key: 'money.state.paying', tone: 'waiting' },
  processing: { key: 'money.state.processing', tone: 'waiting' },
  active: { key: 'money.state.active', tone: 'waiting' },
  success: { key: 'money.state.success', tone: 'done' },
  paid: { key: 'money.state.paid', tone: 'done' },
  completed: { key: 'money.state.completed', tone: 'done' },
  shipped: { key: 'money.state.shipped', tone: 'waiting' },
  done: { key: 'money.state.done', tone: 'done' },
  failed: { key: 'money.state.failed', tone: 'failed' },
  rejected: { key: 'money.state.rejected', tone: 'failed' },
  refused: { key: 'money.state.refused', tone: 'failed' },
  expired: { key: 'money.state.expired', tone: 'void' },
  cancelled: { key: 'money.state.cancelled', tone: 'void' },
  forfeited: { key: 'money.state.forfeited', tone: 'void' },
}

/** Returns the message of a state. A step of a timeline may have a state that is not known. */
export function stateKey(state: string): MessageKey {
  return isState(state) ? states[state].key : 'money.state.unknown'
}

export function stateTone(state: string): StateTone {
  return isState(state) ? states[state].tone : 'waiting'
}

/** Returns whether the gateway will not change the state any more. */
export function isFinalState(state: string): boolean {
  return stateTone(state) !== 'waiting'
}

const reasons: Readonly<Record<OrderReason | 'unknown', MessageKey>> = {
  amountMismatch: 'money.reason.amountMismatch',
  nameMismatch: 'money.reason.nameMismatch',
  notReceived: 'money.reason.notReceived',
  duplicate: 'money.reason.duplicate',
  accountClosed: 'money.reason.accountClosed',
  refused: 'money.reason.refused',
  bonusForfeit: 'money.reason.bonusForfeit',
  bonusCap: 'money.reason.bonusCap',
  unknown: 'money.reason.refused',
}

/** Returns the message of the reason for a refused order. */
export function reasonKey(reason: OrderReason | 'unknown'): MessageKey {
  return reasons[reason]
}

function isState(state: string): state is OrderState {
  return Object.hasOwn(states, state)
}
