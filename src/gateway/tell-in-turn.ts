type Listener = () => void

/** How many are told at once: each draws a part of the page. */
const atOnce = 2
const waiting = new Set<Listener>()
let telling = false

/**
 * Tells the first listeners at once and the others a few in every task, so that the page is
 * painted part by part and a touch never waits for all of it; done when all are told. Where nobody
 * looks, tasks come rarely, and all are told at once.
 */
export function tellInTurn(listeners: Iterable<Listener>): Promise<void> {
  return new Promise((resolve) => {
    for (const listener of listeners) waiting.add(listener)
    waiting.add(resolve)
    if (!telling) void tellAll()
  })
}

async function tellAll(): Promise<void> {
  telling = true
  let told = 0
  for (const listener of waiting) {
    if (told++ >= atOnce && !document.hidden) {
      await new Promise((resolve) => setTimeout(resolve))
      told = 1
    }
    waiting.delete(listener)
    listener()
  }
  telling = false
}
