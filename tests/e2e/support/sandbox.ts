import type { CallName } from '../../../src/core/contract/calls.ts'
import type { ContractMove } from '../../../src/core/contract/contract-states.ts'
import type { OrderReason, PromotionReason } from '../../../src/core/contract/generated/gateway.ts'
import type { WorldSettings } from '../../../src/core/contract/generated/world.ts'
import type { Fault } from '../../../src/sandbox/requests/faults.ts'
import type { SandboxSettings } from '../../../src/sandbox/world/sandbox-settings.ts'
import { operatorHeaders } from '../../support/operator.ts'

interface MemberOrder {
  readonly orderId: string
  readonly category: string
  readonly state: string
}

interface StaffDecision {
  readonly orderId: string
  readonly state: string
  readonly reason?: OrderReason
}

interface PromotionDecision {
  readonly promotionId: string
  readonly state: 'issued' | 'rejected'
  readonly reason?: PromotionReason
}

interface PromotionTimes {
  readonly promotionId: string
  readonly from: number
  readonly until: number
}

interface ContractDecision {
  readonly contractId: string
  readonly action: ContractMove
}

/** The switches of the sandbox of a journey's host. */
export interface SandboxControl {
  readonly change: (merchant: string, settings: WorldSettings) => Promise<void>
  readonly read: (merchant: string) => Promise<SandboxSettings>
  readonly fault: (merchant: string, call: CallName, fault: Fault) => Promise<void>
  readonly repair: (merchant: string) => Promise<void>
  readonly captchaAnswer: (id: string) => Promise<string>
  readonly outbox: () => Promise<readonly { readonly recipient: string; readonly body: string }[]>
  /** The newest orders of money of a member, the last one first. */
  readonly orders: (merchant: string, username: string) => Promise<readonly MemberOrder[]>
  /** What staff decides on an order of money. */
  readonly decide: (merchant: string, username: string, decision: StaffDecision) => Promise<void>
  /** What staff decides on an application for a promotion. */
  readonly decidePromotion: (
    merchant: string,
    username: string,
    decision: PromotionDecision,
  ) => Promise<void>
  /** What the platform does with a contract of its own with an agent. */
  readonly moveContract: (
    merchant: string,
    username: string,
    decision: ContractDecision,
  ) => Promise<void>
  /** The times that staff gives to a promotion. */
  readonly setPromotionTimes: (merchant: string, times: PromotionTimes) => Promise<void>
  /** Every merchant's settings and faults as at the start. */
  readonly reset: () => Promise<void>
}

/** The control API of the sandbox on a port of this machine. */
export function controlSandbox(port: number): SandboxControl {
  async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${port}/sandbox${path}`, {
      method,
      headers: operatorHeaders,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response
  }
  return {
    change: async (merchant, settings) =>
      void (await ask(`/${merchant}/settings`, 'PATCH', settings)),
    read: async (merchant) => (await ask(`/${merchant}/settings`)).json(),
    fault: async (merchant, call, fault) =>
      void (await ask(`/${merchant}/faults/${call}`, 'PUT', fault)),
    repair: async (merchant) => void (await ask(`/${merchant}/faults`, 'DELETE')),
    captchaAnswer: async (id) => (await (await ask(`/captcha/${id}`)).json()).answer,
    outbox: async () => (await ask('/outbox')).json(),
    orders: async (merchant, username) =>
      (await ask(`/${merchant}/members/${username}/orders`)).json(),
    decide: async (merchant, username, { orderId, ...decision }) =>
      void (await ask(`/${merchant}/members/${username}/orders/${orderId}`, 'PUT', decision)),
    moveContract: async (merchant, username, { contractId, action }) =>
      void (await ask(`/${merchant}/members/${username}/contracts/${contractId}`, 'PUT', {
        action,
      })),
    decidePromotion: async (merchant, username, { promotionId, ...decision }) =>
      void (await ask(
        `/${merchant}/members/${username}/promotions/${promotionId}`,
        'PUT',
        decision,
      )),
    setPromotionTimes: async (merchant, { promotionId, ...times }) =>
      void (await ask(`/${merchant}/promotions/${promotionId}`, 'PUT', times)),
    reset: async () => void (await ask('/reset', 'POST')),
  }
}
