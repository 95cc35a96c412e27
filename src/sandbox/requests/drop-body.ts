/** What is read of a body that is too large, in bytes; the connection of a sender of more is closed. */
const most = 64 * 2 ** 20

/**
 * Reads the body of a request to its end and drops it. Without this, the server closes the connection half a second
 * after its answer, and a slow sender gets an error of the network instead of the answer.
 */
export async function dropBody({ body }: Request): Promise<void> {
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > most) return
    }
  } catch {
    // The sender has gone, so nobody waits for the answer.
  }
}
