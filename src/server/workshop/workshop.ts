import type {
  WorkshopBody,
  WorkshopCallName,
  WorkshopValue,
} from '../../contract/workshop-calls.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import type { Desk } from './open-desk.ts'

/** What the calls of the workshop work with. */
export interface Workshop {
  readonly files: DiskFiles
  readonly desk: Desk
}

export type WorkshopHandler<N extends WorkshopCallName> = (
  workshop: Workshop,
  asked: { readonly code: string; readonly body: WorkshopBody<N> },
) => WorkshopValue<N> | Promise<WorkshopValue<N>>
