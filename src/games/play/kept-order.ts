import type { Order } from './ticket-client.ts'

const name = 'livery.play'

/** Keeps an order until it is answered, so that a reload sends the same again. */
export function keepOrder(ticket: string, order: Order): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ticket, order }))
  } catch {
    // Without storage a reload finds the round in the table or among the latest rounds.
  }
}

/** The order that was kept for this ticket; one of another ticket may be another player's. */
export function readKeptOrder(ticket: string): Order | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return kept?.ticket === ticket ? kept.order : undefined
  } catch {
    return undefined
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
