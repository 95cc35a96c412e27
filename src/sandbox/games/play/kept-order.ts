import { readJson } from '../../../core/contract/read-json.ts'
import { listOf, record, text } from '../../../core/contract/shape-checks.ts'
import type { Order } from './ticket-client.ts'

const name = 'livery.play'

/** Keeps an order until it is answered, so that a reload sends the same again. */
export function storeOrder(ticket: string, order: Order): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ticket, order }))
  } catch {
    // Without storage a reload finds the round in the table or among the latest rounds.
  }
}

const isStake = record({ selection: text, stake: text })
const isBody = record(
  { key: text },
  { stake: text, stakes: listOf(isStake), step: text, suborderId: text },
)
const isKept = record({ ticket: text, order: record({ path: text, body: isBody }) })

interface Kept {
  readonly ticket: string
  readonly order: Order
}

/**
 * The order that was kept for this ticket; one of another ticket may be another player's, and what is
 * no order is forgotten.
 */
export function readKeptOrder(ticket: string): Order | undefined {
  const kept = readJson(readText(), (value) => (isKept(value) ? (value as Kept) : undefined)) // just checked
  if (!kept) dropOrder()
  return kept?.ticket === ticket ? kept.order : undefined
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function dropOrder(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept either.
  }
}

/** A key that no other play has. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
