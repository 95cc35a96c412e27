import { join } from 'node:path'
import type { Environment } from '../../core/config/environments.ts'
import type { BucketAddress, BucketOptions } from './bucket/bucket-address.ts'
import type { PublishTarget } from './publish-target.ts'

export interface EnvironmentTargetOptions {
  /** The folder of `livery.json`, in which a published folder begins. */
  readonly root: string
  /** Reads the address of a bucket; throws if the machine's variables are not sufficient. */
  readonly bucket: (options: BucketOptions) => BucketAddress
}

/** Returns the place that `livery.json` names for an environment; throws a sentence where it names none. */
export function findEnvironmentTarget(
  { name, publish }: Pick<Environment, 'name' | 'publish'>,
  { root, bucket }: EnvironmentTargetOptions,
): PublishTarget {
  if (!publish)
    throw new Error(
      `The environment "${name}" has no place to publish to. Add it to livery.json: "publish": { "out": "published/${name}" }, or { "to": "s3://…" }.`,
    )
  return 'out' in publish ? join(root, publish.out) : bucket(publish)
}
