type Listener = () => void

/** Milliseconds that the next listener waits at most for what the last one made the page render. */
const maxRenderMs = 100

const waiting = new Set<Listener>()
let isRunning = false

/**
 * Calls each listener in a task of its own, so that the page is painted in parts and a touch never waits
 * for all of it. Resolves when all of them were called. On a hidden page, where browsers slow tasks down,
 * all listeners are called in one task.
 */
export function notifyInTasks(listeners: Iterable<Listener>): Promise<void> {
  return new Promise((resolve) => {
    for (const listener of [...listeners, resolve]) waiting.add(listener)
    if (!isRunning) void runTasks()
  })
}

/** Resolves after all waiting listeners were called. */
export function yieldToMain(): Promise<void> {
  return notifyInTasks([])
}

async function runTasks(): Promise<void> {
  isRunning = true
  for (const listener of waiting) {
    waiting.delete(listener)
    listener()
    if (!document.hidden) await nextIdle()
  }
  isRunning = false
}

/** Returns whether the browser tells when the page is painted and nothing is left to render; Safari does not. */
export function canAwaitIdle(): boolean {
  return 'requestIdleCallback' in globalThis
}

function nextIdle(): Promise<unknown> {
  return 'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: maxRenderMs }))
    : nextTask()
}

/** Resolves in the next task. A timer would wait at least four milliseconds. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(port1.close())
    port2.postMessage(0)
  })
}
