import type {
  StudioApiBody,
  StudioApiCallName,
  StudioApiValue,
} from '../../core/contract/workshop-calls.ts'
import type { Switches } from '../../sandbox/switches.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { DiskWrites } from '../../site/disk/replace-files.ts'
import type { Desk } from './open-desk.ts'
import type { Phones, Previews } from './previews.ts'
import type { Publishing } from './publishing.ts'

/** The dependencies of the handlers. */
export interface Workshop {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  readonly files: DiskFiles
  readonly desk: Desk
  /** The live settings of the sandbox. */
  readonly switches: Switches
  readonly previews: Previews
  readonly phones: Phones
  readonly publishing: Publishing
  /** The disk operations; by default those of the machine. */
  readonly writes?: DiskWrites
}

export type WorkshopHandler<N extends StudioApiCallName> = (
  workshop: Workshop,
  asked: { readonly code: string; readonly body: StudioApiBody<N> },
) => StudioApiValue<N> | Promise<StudioApiValue<N>>
