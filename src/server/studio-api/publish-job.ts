import type { PublishRequest } from '../../site/publish/publish.ts'
import type { RollbackRequest } from '../../site/publish/rollback.ts'

/** Who goes back to which release, and on the basis of what is served. */
export type RollbackOnBasis = RollbackRequest & { readonly basis?: string }

/** What a thread is started for. */
export type PublishJob = StandingJob | { readonly kind: 'impact'; readonly request: PublishRequest }

/** A job that changes what is served. */
export type StandingJob =
  | { readonly kind: 'publish'; readonly request: PublishRequest }
  | { readonly kind: 'rollback'; readonly out: string; readonly request: RollbackOnBasis }

/** What the thread says on its way. */
export interface PublishNews {
  readonly merchant: string
  readonly done: number
  readonly of: number
}
