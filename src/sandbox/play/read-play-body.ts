import type { CancelBody, CardsStep, PlayBody, StepBody } from '../../core/contract/game-table.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'

const steps: readonly CardsStep[] = ['hit', 'stand', 'double']

/** The body of a play; throws a refusal where it is not of its shape. */
export function readPlayBody(body: unknown): PlayBody {
  const key = readKey(body)
  const { stake, stakes } = body as { stake?: unknown; stakes?: unknown } // readKey saw an object
  if (typeof stake === 'string' && stakes === undefined) return { key, stake }
  if (stake !== undefined || !Array.isArray(stakes)) throw new GatewayRefusal('request_param_err')
  return { key, stakes: stakes.map(readStake) }
}

/** The body of a step; throws a refusal where it is not of its shape. */
export function readStepBody(body: unknown): StepBody {
  const key = readKey(body)
  const wanted = (body as { step?: unknown }).step // readKey saw an object
  const step = steps.find((one) => one === wanted)
  if (step === undefined) throw new GatewayRefusal('request_param_err')
  return { key, step }
}

/** The body that gives a stake back; throws a refusal where it is not of its shape. */
export function readCancelBody(body: unknown): CancelBody {
  const key = readKey(body)
  const { suborderId } = body as { suborderId?: unknown } // readKey saw an object
  if (typeof suborderId !== 'string') throw new GatewayRefusal('request_param_err')
  return { key, suborderId }
}

function readKey(body: unknown): string {
  const key = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new GatewayRefusal('request_param_err')
  return key
}

function readStake(stake: unknown): { selection: string; stake: string } {
  if (typeof stake !== 'object' || stake === null || !('selection' in stake && 'stake' in stake))
    throw new GatewayRefusal('request_param_err')
  const { selection, stake: amount } = stake
  if (typeof selection !== 'string' || typeof amount !== 'string')
    throw new GatewayRefusal('request_param_err')
  return { selection, stake: amount }
}
