type Work = () => void

const waiting = new Set<Work>()
let working = false

/**
 * Tells each listener in its turn; done when all are told. A turn is a task of its own, so that the
 * page is painted part by part and a touch never waits for all of it. Where nobody looks, tasks come
 * rarely, and all have their turn at once.
 */
export function tellInTurn(listeners: Iterable<Work>): Promise<void> {
  return new Promise((resolve) => {
    for (const work of [...listeners, resolve]) waiting.add(work)
    if (!working) void workOff()
  })
}

/** Done when it is the turn of what draws next. */
export function takeTurn(): Promise<void> {
  return tellInTurn([])
}

async function workOff(): Promise<void> {
  working = true
  for (const work of waiting) {
    waiting.delete(work)
    work()
    if (!document.hidden) await nextTask()
  }
  working = false
}

/** Timers would come four milliseconds apart. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(port1.close())
    port2.postMessage(0)
  })
}
