import type { PublishRequest } from '../../site/publish/publish.ts'
import type { RollbackRequest } from '../../site/publish/rollback.ts'

/** The merchants to roll back and their target release, with the release that is served now. */
export type RollbackOnBasis = RollbackRequest & { readonly basis?: string }

/** The job that a thread is started for. */
export type PublishJob =
  | PublishJobKind
  | { readonly kind: 'impact'; readonly request: PublishRequest }

/** A job that changes what is served. */
export type PublishJobKind =
  | { readonly kind: 'publish'; readonly request: PublishRequest }
  | { readonly kind: 'rollback'; readonly out: string; readonly request: RollbackOnBasis }

/** A progress report of the thread. */
export interface PublishProgress {
  readonly merchant: string
  readonly done: number
  readonly of: number
}
