import { settleMotionOnSteps } from './settle-motion.ts'
import { watchMissingCode } from './watch-missing-code.ts'
import { watchWorker } from './watch-worker.ts'

/** Starts the work of a visit that can wait until the page is interactive. */
export async function watchVisit(): Promise<void> {
  settleMotionOnSteps()
  watchMissingCode(window, () => location.reload())
  await watchWorker()
}
