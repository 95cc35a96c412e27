import { useEffect, useRef, useState } from 'react'
import type {
  CancelBody,
  GameRound,
  PlayBody,
  StepBody,
} from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'
import { dropOrder, makeKey, readKeptOrder, storeOrder } from './kept-order.ts'
import { lost, type Order } from './ticket-client.ts'

type Unkeyed<Body> = Body extends unknown ? Omit<Body, 'key'> : never

export interface Play {
  /** `lost`: no answer came, and it is not known whether the round was played. */
  readonly phase: 'idle' | 'sending' | 'lost'
  /** Does nothing while a play is on its way. */
  readonly send: (path: string, body: Unkeyed<PlayBody | StepBody | CancelBody>) => void
}

export interface PlayHooks {
  /** Hears the order before it is sent, also one that a reload cut off. */
  readonly onSend?: (order: Order) => void
  readonly onRound: (round: GameRound, order: Order) => void
  readonly onRefused?: (error: string) => void
}

/** One play at a time: under one key it is sent until it is answered, also after a reload. */
export function usePlay(hooks: PlayHooks): Play {
  const { ticket, client, complain, setBusy } = useGame()
  const [phase, setPhase] = useState<Play['phase']>('idle')
  const current = useRef<Order>(undefined)
  const latest = useRef(hooks)
  latest.current = hooks

  const deliver = async (order: Order): Promise<void> => {
    complain(undefined)
    setPhase('sending')
    setBusy(true)
    const answer = await client.send(order)
    if ('error' in answer && answer.error === lost) {
      setPhase('lost')
      complain({ error: lost, retry: () => void deliver(order) })
      return
    }
    dropOrder()
    current.current = undefined
    setPhase('idle')
    setBusy(false)
    if ('value' in answer) return latest.current.onRound(answer.value, order)
    complain({ error: answer.error })
    latest.current.onRefused?.(answer.error)
  }
  const begin = (order: Order): void => {
    if (current.current) return
    current.current = order
    storeOrder(ticket, order)
    latest.current.onSend?.(order)
    void deliver(order)
  }
  const first = useRef(() => {
    const kept = readKeptOrder(ticket)
    if (kept) begin(kept)
  })
  useEffect(() => first.current(), [])
  const again = useRef(deliver)
  again.current = deliver
  useEffect(() => {
    if (phase !== 'lost') return
    const retry = (): void => {
      if (current.current) void again.current(current.current)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [phase])
  return {
    phase,
    // A body of the contract without its key, and the key.
    send: (path, body) => begin({ path, body: { key: makeKey(), ...body } as Order['body'] }),
  }
}
