import type {
  PhoneState,
  PreviewAnswer,
  PreviewBody,
  ScheduleBody,
  ScheduleChoiceBody,
  ScheduleDecisionBody,
  ScheduleList,
  ScheduleTimesBody,
} from '../../core/contract/generated/studio-api.ts'
import type {
  StudioApiBody,
  StudioApiCallName,
  StudioApiValue,
} from '../../core/contract/studio-api-calls.ts'
import type { Switches } from '../../sandbox/apps/switches.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { DiskWrites } from '../../site/disk/replace-files.ts'
import type { Caller } from '../access/caller.ts'
import type { Commits } from '../history/open-commits.ts'
import type { Remote } from '../history/open-remote.ts'
import type { ServedStates } from '../merchant-lists/open-served-states.ts'
import type { QueryWorker } from './open-query-worker.ts'
import type { PublishingJobs } from './publishing-jobs.ts'

/** The dependencies of the handlers. */
export interface StudioApi {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  readonly files: DiskFiles
  readonly queries: QueryWorker
  /** Answers about many merchants in a thread of its own, so that a check of all of them holds nobody up. */
  readonly lists: QueryWorker
  /** The live settings of the sandbox. */
  readonly switches: Switches
  readonly previews: Previews
  readonly phones: PhonePreviews
  readonly publishing: PublishingJobs
  /** The commits of the saves; undefined where a person commits by hand. */
  readonly commits?: Commits
  /** The remote of the workspace; absent where none is configured. */
  readonly remote?: Pick<Remote, 'read' | 'wake'> | undefined
  /** What is served of merchants, for conditions. */
  readonly served: ServedStates
  /** Absent in the studio of one machine. */
  readonly releases?: Releases
  /** The disk operations; by default those of the machine. */
  readonly writes?: DiskWrites
}

/** A call that was admitted. */
export interface HandledCall {
  /** The merchant of its path. */
  readonly code: string
  readonly caller: Caller
  /** The number of its entry in the audit log. */
  readonly entry: number | undefined
}

export type StudioApiHandler<N extends StudioApiCallName> = (
  studioApi: StudioApi,
  asked: HandledCall & { readonly body: StudioApiBody<N> },
) => StudioApiValue<N> | Promise<StudioApiValue<N>>

/** Releases that go out at a time, or once a second person has approved them. */
export interface Releases {
  /** True if nobody publishes alone. */
  readonly needsApproval: boolean
  readonly list: (reader: Asker) => Promise<ScheduleList>
  /** Returns the time zone of merchants, or of all of them. */
  readonly readZone: (codes: readonly string[] | undefined) => string
  readonly create: (body: ScheduleBody, asker: Asker) => Promise<void>
  readonly change: (body: ScheduleTimesBody) => Promise<void>
  readonly cancel: (body: ScheduleChoiceBody, asker: Asker) => Promise<void>
  readonly decide: (body: ScheduleDecisionBody, asker: Asker) => Promise<void>
}

/** Who asks for something. */
export interface Asker {
  /** The name and address, or the name of the token. */
  readonly who: string
  /** The id at the identity provider, or that of the token. */
  readonly subject: string
}

/** The player as a draft would have it, at names of its own. */
interface Previews {
  /** Opens the preview of a merchant under a scenario, or builds the open one again. */
  readonly open: (code: string, asked: PreviewBody) => Promise<PreviewAnswer>
}

/** One preview at a time on the networks of this machine, for whoever has its address. */
interface PhonePreviews {
  /** Opens it, or shows another preview where one is open; a word where it cannot be. */
  readonly open: (preview: string) => Promise<PhoneState | 'no-preview' | 'no-network'>
  /** Asked now and then while somebody wants it open. */
  readonly read: () => PhoneState
  readonly close: () => Promise<PhoneState>
}
