import type {
  CancelBody,
  GameRound,
  GameTable,
  PlayBody,
  PlayRefusal,
  StepBody,
} from '../../../core/contract/game-table.ts'

/** A play as it is sent; its key makes a repeated one the same round. */
export interface Order {
  /** Below the ticket's address, such as `rounds`. */
  readonly path: string
  readonly body: PlayBody | StepBody | CancelBody
}

export type TicketAnswer<Value> = { readonly value: Value } | { readonly error: string }

/** The error of a request that nothing, or nothing of use, came back for. */
export const lost = 'lost'
/** The refusal that comes with a status of the server's own troubles. */
const upgrading = 'system.upgrading'

export interface TicketClient {
  readonly loadTable: () => Promise<TicketAnswer<GameTable>>
  /** The latest rounds, newest first. */
  readonly loadRounds: () => Promise<TicketAnswer<readonly GameRound[]>>
  /** Sends an order, and the same again while no answer comes: it is one round however often it is sent. */
  readonly send: (order: Order) => Promise<TicketAnswer<GameRound>>
}

export interface TicketClientOptions {
  /** The address of the ticket, such as `/play/4f0c`. */
  readonly ticket: string
  readonly fetch: typeof fetch
  /** Milliseconds before an answer counts as lost. */
  readonly patience?: number
  /** Milliseconds before each try. */
  readonly pauses?: readonly number[]
}

/** Asks the games' server for what belongs to one ticket. */
export function openTicket(options: TicketClientOptions): TicketClient {
  const { ticket, patience = 8000, pauses = [0, 700, 1800, 4000] } = options
  const ask = async <Value>(path: string, body?: object): Promise<TicketAnswer<Value>> => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), patience)
    try {
      const response = await options.fetch(`${ticket}/${path}`, {
        signal: limit.signal,
        ...(body
          ? {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }
          : {}),
      })
      const answer: unknown = await response.json()
      // The server of this very build keeps to the contract.
      if (response.ok) return { value: answer as Value }
      const error = readRefusal(answer)
      return response.status < 500 || error === upgrading ? { error } : { error: lost }
    } catch {
      return { error: lost }
    } finally {
      clearTimeout(timer)
    }
  }
  const send = async (order: Order): Promise<TicketAnswer<GameRound>> => {
    for (const pause of pauses) {
      await wait(pause)
      const answer = await ask<GameRound>(order.path, order.body)
      if (!('error' in answer) || answer.error !== lost) return answer
    }
    return { error: lost }
  }
  return { loadTable: () => ask('table'), loadRounds: () => ask('rounds'), send }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function readRefusal(answer: unknown): PlayRefusal['error'] {
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer
  return isRefusal && typeof answer.error === 'string' ? answer.error : ''
}
