import type { Worker } from 'node:worker_threads'

/**
 * Milliseconds that a thread has to leave, before it is taken for one that computes without an end. A busy machine takes
 * seconds to load what a thread starts with, and until then the thread hears nothing.
 */
const longestMs = 10_000

/**
 * Asks a thread to leave, and terminates it only where it does not: Node ends as a whole where a thread is
 * terminated while it loads compiled code.
 */
export async function endThread(thread: Worker, ask: () => void): Promise<void> {
  if (thread.threadId === -1) return
  const left = new Promise((resolve) => thread.once('exit', resolve))
  thread.ref()
  const timer = setTimeout(() => void thread.terminate(), longestMs)
  ask()
  await left
  clearTimeout(timer)
}

/** Ends the thread that calls it, between two pieces of its work. */
export function leaveThread(): never {
  return process.exit()
}
