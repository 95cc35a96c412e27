import type { PublishPlace } from '../../core/config/environments.ts'
import type { PublishSources } from '../../site/publish/choose-sites.ts'
import type { PlannedRelease } from '../../site/publish/planned-release.ts'

/** What a thread does for a schedule. */
export type ScheduleJob =
  | { readonly kind: 'look'; readonly request: JobRequest }
  | {
      readonly kind: 'publish'
      readonly request: JobRequest & { readonly release: string; readonly planned: PlannedRelease }
    }
  | {
      readonly kind: 'return'
      readonly place: PublishPlace
      /** `from` is the release that went out, `release` the one that comes back. */
      readonly request: {
        readonly codes?: readonly string[]
        readonly release: string
        readonly from: string
      }
    }

/** A publish whose target can be sent to a thread. */
export type JobRequest = Omit<PublishSources, 'progress'> & { readonly place: PublishPlace }

/** What a publish would change, and from what. */
export interface LookResult {
  readonly sentences: readonly string[]
  /** The merchants that cannot be published, in sentences. */
  readonly refused: readonly string[]
  readonly inputs: string
  readonly basis: string
  readonly current: string | null
}

/** What a thread did; or why not, in a sentence. `busy` and `other-basis` can be tried again. */
export type JobResult =
  | { readonly done: LookResult | undefined }
  | {
      readonly problem: string
      readonly reason?: 'busy' | 'other-basis' | undefined
    }
