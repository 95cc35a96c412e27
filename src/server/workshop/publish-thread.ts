import { parentPort, workerData } from 'node:worker_threads'
import { publish } from '../../publish/publish.ts'
import { rollBack } from '../../publish/rollback.ts'
import type { PublishJob, PublishNews } from './publishing.ts'

// The entrance of a thread that publishes once, or goes back once, and tells how far it is.
const job: PublishJob = workerData
const tell = (news: PublishNews): void => parentPort?.postMessage(news)

try {
  if (job.kind === 'rollback') {
    const { release, changedHosts } = await rollBack(job.out, job.release)
    const { name, hosts } = release
    const nobody = { published: [], refused: [], takenDown: [] }
    tell({ outcome: { ...nobody, release: name, hosts: hosts.size, changedHosts } })
  } else {
    const { release, changedHosts, ...sent } = await publish({
      ...job.request,
      progress: (merchant, { done, of }) => tell({ merchant, done, of }),
    })
    tell({
      outcome: {
        published: [...sent.published],
        refused: sent.refused.map(({ findings, ...one }) => ({ ...one, findings: [...findings] })),
        takenDown: [...sent.takenDown],
        changedHosts,
        hosts: release?.hosts.size ?? 0,
        ...(release && { release: release.name }),
      },
    })
  }
} catch (cause) {
  tell({ failure: cause instanceof Error ? cause.message : String(cause) })
}
