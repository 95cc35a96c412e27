import { findEnvironment } from '../../core/config/environments.ts'
import type { ServedQuestion } from '../../core/find/find-merchants.ts'
import { openWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { parseBucketAddress } from '../../site/publish/bucket/bucket-address.ts'
import { findEnvironmentTarget } from '../../site/publish/environment-target.ts'
import { loadServed } from '../../site/publish/load-served.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'

/** What is to be read, and the folders of a publish. */
export interface ServedJob extends ServedQuestion {
  readonly root: string
  /** The published folder of the workspace. */
  readonly out: string
  readonly dist: string
  readonly fonts: string
  readonly modules: string
}

// The entry of the thread that reads what is served.
answerTasks(async ({ environment: name, ...job }: ServedJob) => {
  const { root } = job
  if (name === undefined) return [...(await loadServed(job))]
  const environment = findEnvironment(openWorkspaceFiles(root), name)
  const bucket = (options: Parameters<typeof parseBucketAddress>[0]) =>
    parseBucketAddress(options, process.env)
  const out = findEnvironmentTarget(environment, { root, bucket })
  const { gateway, adapter } = environment
  const other = { origin: gateway.origin, ...(adapter !== undefined && { adapter }) }
  return [...(await loadServed({ ...job, out, gateway: other }))]
})
