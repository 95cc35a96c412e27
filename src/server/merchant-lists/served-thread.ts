import { findEnvironment } from '../../core/config/environments.ts'
import type { ServedQuestion } from '../../core/find/find-merchants.ts'
import { openWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { parseBucketAddress } from '../../site/publish/bucket/bucket-address.ts'
import { findEnvironmentTarget } from '../../site/publish/environment-target.ts'
import { loadServed } from '../../site/publish/load-served.ts'
import { loadStatuses } from '../../site/publish/load-statuses.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'

/** The folders of a publish. */
export interface ServedFolders {
  readonly root: string
  /** The published folder of the workspace. */
  readonly out: string
  readonly dist: string
  readonly fonts: string
  readonly modules: string
}

/** What is to be read: what is served at the place of an environment, or how merchants are published by the studio. */
export type ServedJob = ServedFolders & (ServedQuestion | { readonly about: 'statuses' })

// The entry of the thread that reads what is served.
answerTasks(async (asked: ServedJob) => {
  if ('about' in asked) return [...(await loadStatuses(asked))]
  const { environment: name, ...job } = asked
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
