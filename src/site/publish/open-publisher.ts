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

/** Publishes with the player, the families of type and the libraries of one project. */
export interface Publisher {
  readonly publish: (
    request: Omit<PublishRequest, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<Published>
  /** Answers what a publish would change, and writes nothing. */
  readonly preview: <T>(
    request: Omit<PreviewRequest<T>, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<Preview<T>>
  /** Where a bucket is, by what was typed and the environment; throws where that does not say it. */
  readonly bucket: (options: BucketOptions) => BucketAddress
  /** Lets merchants or every host serve an earlier release; `planRollback` only answers what that would change. */
  readonly rollBack: typeof rollBack
  readonly planRollback: typeof planRollback
  /** Removes old releases and what nothing uses any more; `previewPrune` only answers what that would be. */
  readonly prune: typeof prune
  readonly previewPrune: typeof previewPrune
  /** Throws where nothing is published. */
  readonly look: (target: Target) => Promise<PublishedFolder>
  readonly serve: (out: string, options: ServeOptions) => Promise<Served>
}

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
