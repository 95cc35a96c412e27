import { join } from 'node:path'
import {
  type BucketAddress,
  type BucketOptions,
  readBucketAddress,
} from './bucket/bucket-address.ts'
import { type Preview, type PreviewRequest, previewPublish } from './preview-publish.ts'
import { previewPrune, prune } from './prune/prune.ts'
import { type Published, type PublishRequest, publish } from './publish.ts'
import type { PublishedFolder } from './published-folder.ts'
import { planRollback, rollBack } from './rollback.ts'
import { type Served, type ServeOptions, serveFolder } from './serve/serve-folder.ts'
import { look, type Target } from './target.ts'

/** The operations of publishing, with the player, the fonts and the libraries of one project. */
export interface Publisher {
  readonly publish: (
    request: Omit<PublishRequest, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<Published>
  /** Returns what a publish would change, and writes nothing. */
  readonly preview: <T>(
    request: Omit<PreviewRequest<T>, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<Preview<T>>
  /** Reads the address of a bucket from options and the environment; throws if they are not sufficient. */
  readonly bucket: (options: BucketOptions) => BucketAddress
  /** Rolls merchants or every host back to an earlier release. */
  readonly rollBack: typeof rollBack
  /** Returns what a rollback would change, and changes nothing. */
  readonly planRollback: typeof planRollback
  /** Deletes old releases and files that nothing uses. */
  readonly prune: typeof prune
  /** Returns what `prune` would delete, and deletes nothing. */
  readonly previewPrune: typeof previewPrune
  /** Opens a published folder for reading; throws if nothing is published. */
  readonly look: (target: Target) => Promise<PublishedFolder>
  readonly serve: (out: string, options: ServeOptions) => Promise<Served>
}

/** Creates a publisher; `env` holds the environment variables with the credentials of buckets. */
export function openPublisher(
  project: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Publisher {
  const sources = {
    dist: join(project, 'dist'),
    fonts: join(project, 'fonts'),
    modules: join(project, 'node_modules'),
  }
  return {
    publish: (request) => publish({ ...request, ...sources }),
    preview: (request) => previewPublish({ ...request, ...sources }),
    bucket: (options) => readBucketAddress(options, env),
    rollBack,
    planRollback,
    prune,
    previewPrune,
    look,
    serve: serveFolder,
  }
}
