import { parentPort, workerData } from 'node:worker_threads'
import { compareSites } from '../../compare/compare-sites.ts'
import { tellSentences } from '../../compare/pick-told.ts'
import type { PublishForesight, PublishOutcome } from '../../contract/generated/workshop.ts'
import { previewPublish } from '../../publish/preview-publish.ts'
import { type PublishRequest, publish } from '../../publish/publish.ts'
import { rollBack } from '../../publish/rollback.ts'
import { sayPreview } from '../../publish/say-preview.ts'
import { sayRefused } from '../../publish/say-refused.ts'
import type { PublishJob, PublishNews } from './publish-job.ts'

// The entrance of a thread that publishes, goes back or foresees a publish, once, and tells how far it is.
const job: PublishJob = workerData
const tell = (news: PublishNews): void => parentPort?.postMessage(news)

try {
  if (job.kind === 'foresee') tell({ foresight: await foresee(job.request) })
  else tell({ outcome: await (job.kind === 'publish' ? putOut(job.request) : goBack(job)) })
} catch (cause) {
  tell({ failure: cause instanceof Error ? cause.message : String(cause) })
}

async function foresee(request: PublishRequest): Promise<PublishForesight> {
  const foreseen = await previewPublish({ ...request, compare: compareSites })
  const said = sayPreview(foreseen, tellSentences)
  // What crosses threads is copied, so nobody else may hold what may not be written here.
  return said as PublishForesight
}

async function putOut(request: PublishRequest): Promise<PublishOutcome> {
  const { release, changedHosts, refused, published, takenDown } = await publish({
    ...request,
    progress: (merchant, { done, of }) => tell({ merchant, done, of }),
  })
  return {
    published: [...published],
    refused: sayRefused(refused, { hosts: release?.hosts, verb: 'was' }).map(
      ({ errors, ...one }) => ({ ...one, errors: [...errors] }),
    ),
    takenDown: [...takenDown],
    changedHosts,
    hosts: release?.hosts.size ?? 0,
    ...(release && { release: release.name }),
  }
}

async function goBack({ out, request }: Extract<PublishJob, { kind: 'rollback' }>) {
  const { release, changedHosts, takenDown } = await rollBack(out, request)
  const nobody = { published: [], refused: [], takenDown: [...takenDown] }
  return { ...nobody, release: release.name, hosts: release.hosts.size, changedHosts }
}
