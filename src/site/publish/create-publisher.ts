import { join } from 'node:path'
import { findModules, packageFolder } from '../disk/package-folder.ts'
import {
  type BucketAddress,
  type BucketOptions,
  parseBucketAddress,
} from './bucket/bucket-address.ts'
import type { DryRunRequest, PublishDryRun } from './dry-run-publish.ts'
import type { ServedMerchant, ServedRequest } from './load-served.ts'
import type { MerchantStatus, StatusRequest } from './load-statuses.ts'
import type { dryRunPrune, prune } from './prune/prune.ts'
import type { PublishRequest, PublishResult } from './publish.ts'
import type { PublishTarget } from './publish-target.ts'
import type { PublishedFolder } from './published-folder.ts'
import type { planRollback, rollBack } from './rollback.ts'
import type { FolderServer, ServeOptions } from './serve/serve-folder.ts'

/** The operations of publishing, with the player, the fonts and the libraries of Livery. */
export interface Publisher {
  readonly publish: (
    request: Omit<PublishRequest, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<PublishResult>
  /** Returns what a publish would change, and writes nothing. */
  readonly dryRun: <T>(
    request: Omit<DryRunRequest<T>, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<PublishDryRun<T>>
  /** Loads what is served of each merchant, by code; compares it with the files only if it is asked to. */
  readonly loadServed: (
    request: Omit<ServedRequest, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<ReadonlyMap<string, ServedMerchant>>
  /** Loads how each merchant that is served is published, by code. */
  readonly loadStatuses: (
    request: Omit<StatusRequest, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<ReadonlyMap<string, MerchantStatus>>
  /** Reads the address of a bucket from options and the environment; throws if they are not sufficient. */
  readonly bucket: (options: BucketOptions) => BucketAddress
  /** Rolls merchants or every host back to an earlier release. */
  readonly rollBack: typeof rollBack
  /** Returns what a rollback would change, and changes nothing. */
  readonly planRollback: typeof planRollback
  /** Deletes old releases and files that nothing uses. */
  readonly prune: typeof prune
  /** Returns what `prune` would delete, and deletes nothing. */
  readonly dryRunPrune: typeof dryRunPrune
  /** Opens a published folder for reading; throws if nothing is published. */
  readonly openPublishedFolder: (target: PublishTarget) => Promise<PublishedFolder>
  readonly serve: (out: string, options: ServeOptions) => Promise<FolderServer>
}

export interface PublisherOptions {
  /** The environment variables with the credentials of buckets. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Builds the player for publishing where it is missing or stale. */
  readonly prepare?: () => Promise<void>
}

/** Creates a publisher for the player, fonts and libraries of Livery. Each operation loads its code when it starts. */
export function createPublisher({
  env = {},
  prepare = async () => {},
}: PublisherOptions = {}): Publisher {
  const sources = {
    dist: join(packageFolder, 'dist'),
    fonts: join(packageFolder, 'fonts'),
    modules: findModules(),
  }
  return {
    publish: async (request) => {
      await prepare()
      const { publish } = await import('./publish.ts')
      return publish({ ...request, ...sources })
    },
    dryRun: async (request) => {
      await prepare()
      const { dryRunPublish } = await import('./dry-run-publish.ts')
      return dryRunPublish({ ...request, ...sources })
    },
    loadServed: async (request) => {
      if (request.comparing) await prepare()
      const { loadServed } = await import('./load-served.ts')
      return loadServed({ ...request, ...sources })
    },
    loadStatuses: async (request) => {
      await prepare()
      const { loadStatuses } = await import('./load-statuses.ts')
      return loadStatuses({ ...request, ...sources })
    },
    bucket: (options) => parseBucketAddress(options, env),
    rollBack: async (...args) => (await import('./rollback.ts')).rollBack(...args),
    planRollback: async (...args) => (await import('./rollback.ts')).planRollback(...args),
    prune: async (...args) => (await import('./prune/prune.ts')).prune(...args),
    dryRunPrune: async (...args) => (await import('./prune/prune.ts')).dryRunPrune(...args),
    openPublishedFolder: async (target) =>
      (await import('./publish-target.ts')).openPublishedFolder(target),
    serve: async (...args) => (await import('./serve/serve-folder.ts')).serveFolder(...args),
  }
}
