import { compareSites } from '../../core/compare/compare-sites.ts'
import { listSentences } from '../../core/compare/condense-contrasts.ts'
import type { PublishImpact, PublishOutcome } from '../../core/contract/generated/studio-api.ts'
import { dryRunPublish } from '../../site/publish/dry-run-publish.ts'
import { formatDryRun } from '../../site/publish/format-dry-run.ts'
import { formatRefused } from '../../site/publish/format-refused.ts'
import { type PublishRequest, publish } from '../../site/publish/publish.ts'
import { rollBack } from '../../site/publish/rollback.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'
import type { PublishJob, PublishProgress } from './publish-job.ts'

type ReportProgress = (news: PublishProgress) => void

// The entrance of a thread that publishes, goes back or reads what a publish would change, and tells how far it is.
answerTasks((job: PublishJob, report: ReportProgress): Promise<PublishImpact | PublishOutcome> => {
  if (job.kind === 'impact') return loadImpact(job.request)
  return job.kind === 'publish' ? putOut(job.request, report) : goBack(job)
})

async function loadImpact(request: PublishRequest): Promise<PublishImpact> {
  const preview = await dryRunPublish({ ...request, compare: compareSites })
  const formatted = formatDryRun(preview, listSentences)
  // Data between threads is copied, so no other part can change it.
  return formatted as PublishImpact
}

async function putOut(request: PublishRequest, report: ReportProgress): Promise<PublishOutcome> {
  const { release, changedHosts, refused, published, takenDown } = await publish({
    ...request,
    progress: (merchant, { done, of }) => report({ merchant, done, of }),
  })
  return {
    published: [...published],
    refused: formatRefused(refused, { hosts: release?.hosts, verb: 'was' }).map(
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
