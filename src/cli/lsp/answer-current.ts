import { setImmediate as nextTurn } from 'node:timers/promises'

export interface Asking<Answer> {
  /** Returns true once the editor has cancelled the request. */
  readonly isCancelled: () => boolean
  /** Returns the version of the document; undefined for one that is not open. */
  readonly version: () => number | undefined
  readonly ask: () => Answer | null
  /** Receives an error that is a defect of Livery. */
  readonly fail: (error: unknown) => void
}

/** Answers a request; with nothing if it was cancelled, if its document has changed since, or after an error. */
export async function answerCurrent<Answer>({
  isCancelled,
  version,
  ask,
  fail,
}: Asking<Answer>): Promise<Answer | null> {
  const asked = version()
  // Messages that have arrived by now may cancel the request or change the text.
  await nextTurn()
  if (isCancelled() || version() !== asked) return null
  try {
    return ask()
  } catch (error) {
    fail(error)
    return null
  }
}
