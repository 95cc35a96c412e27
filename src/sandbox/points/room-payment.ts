/** Returns the transaction with which points pay for a live room. */
export function nameRoomPayment(roomId: string, accountId: string, at: number): string {
  return `points:${accountId}:room:${at}:${roomId}`
}

/** Returns the room that a transaction paid for, or undefined for any other transaction. */
export function readPaidRoom(transactionId: string): string | undefined {
  return /^points:[^:]+:room:\d+:(.+)$/.exec(transactionId)?.[1]
}
