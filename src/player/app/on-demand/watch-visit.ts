import { settleMotionOnSteps } from './settle-motion.ts'
import { watchWorker } from './watch-worker.ts'

/** What a visit needs once the home is alive and nobody waits for anything. */
export async function watchVisit(): Promise<void> {
  settleMotionOnSteps()
  await watchWorker()
}
