import type {
  StudioApiBody,
  StudioApiCallName,
  StudioApiValue,
} from '../../core/contract/studio-api-calls.ts'
import type { Switches } from '../../sandbox/switches.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { DiskWrites } from '../../site/disk/replace-files.ts'
import type { QueryWorker } from './open-query-worker.ts'
import type { PhonePreviews, Previews } from './previews.ts'
import type { PublishingJobs } from './publishing-jobs.ts'

/** The dependencies of the handlers. */
export interface StudioApi {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  readonly files: DiskFiles
  readonly queries: QueryWorker
  /** The live settings of the sandbox. */
  readonly switches: Switches
  readonly previews: Previews
  readonly phones: PhonePreviews
  readonly publishing: PublishingJobs
  /** The disk operations; by default those of the machine. */
  readonly writes?: DiskWrites
}

export type StudioApiHandler<N extends StudioApiCallName> = (
  studioApi: StudioApi,
  asked: { readonly code: string; readonly body: StudioApiBody<N> },
) => StudioApiValue<N> | Promise<StudioApiValue<N>>
