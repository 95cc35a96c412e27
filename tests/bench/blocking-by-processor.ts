import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

/** How many times Lighthouse's phone is slower than this machine. */
const slowdown = 4
/** Milliseconds; what a task takes longer blocks the page (Total Blocking Time). */
const longTask = 50

/** An event of the main thread: its start, how long it lasted and how long it used the processor, in microseconds. */
interface ThreadEvent {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}
type Trace = Parameters<typeof TraceProcessor.processTrace>[0]

/**
 * Returns the milliseconds that the tasks after the first paint block a page, by the processor time of the main
 * thread: another program that the machine runs makes a task last longer, and not use more of the processor.
 */
export function blockingByProcessor(trace: Trace): number {
  const processed = TraceProcessor.processTrace(trace)
  const painted = TraceProcessor.processNavigation(processed).timestamps.firstContentfulPaint
  const events: readonly ThreadEvent[] = processed.mainThreadEvents
  const blocked = events
    .filter(({ name, ts, dur = 0 }) => name.endsWith('RunTask') && ts + dur > painted)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTask))
  return blocked.reduce((sum, ms) => sum + ms, 0)
}
