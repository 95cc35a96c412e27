import { compareSites } from '../../core/compare/compare-sites.ts'
import { listSentences } from '../../core/compare/condense-contrasts.ts'
import type { PublishPlace } from '../../core/config/environments.ts'
import { dryRunPublish } from '../../site/publish/dry-run-publish.ts'
import { formatDryRun } from '../../site/publish/format-dry-run.ts'
import { publish } from '../../site/publish/publish.ts'
import { PublishError } from '../../site/publish/publish-error.ts'
import type { PublishTarget } from '../../site/publish/publish-target.ts'
import { rollBack } from '../../site/publish/rollback.ts'
import type { JobRequest, JobResult, LookResult, ScheduleJob } from './schedule-job.ts'

/** Does what a schedule asks for; a failure is a result too. */
export async function doScheduleJob(job: ScheduleJob): Promise<JobResult> {
  try {
    return { done: await run(job) }
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    return { problem, reason: cause instanceof PublishError ? cause.reason : undefined }
  }
}

async function run(job: ScheduleJob): Promise<LookResult | undefined> {
  if (job.kind === 'look') return look(job.request)
  if (job.kind === 'publish') {
    const { place, ...request } = job.request
    await publish({ ...request, out: await openTarget(place) })
  } else await rollBack(await openTarget(job.place), job.request)
  return undefined
}

async function look({ place, ...request }: JobRequest): Promise<LookResult> {
  const out = await openTarget(place)
  const preview = await dryRunPublish({ ...request, out, compare: compareSites })
  const { merchants, refused, sum } = formatDryRun(preview, listSentences)
  const changes = merchants.flatMap(({ code, becomes, sentences }) =>
    sentences.length > 0 ? sentences.map((one) => `${code}: ${one}.`) : [`${code}: ${becomes}.`],
  )
  return {
    sentences: [...changes, ...sum],
    refused: refused.map(({ sentence }) => sentence),
    inputs: preview.inputs,
    basis: preview.basis,
    current: preview.current ?? null,
  }
}

/** The keys of a bucket come from the environment. */
async function openTarget(place: PublishPlace): Promise<PublishTarget> {
  if ('out' in place) return place.out
  const { parseBucketAddress } = await import('../../site/publish/bucket/bucket-address.ts')
  return parseBucketAddress(place, process.env)
}
