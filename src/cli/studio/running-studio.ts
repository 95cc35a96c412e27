import type { TeamSettings } from '../../core/config/team-settings.ts'
import type {
  AuditPage,
  AuditQuery,
  ScheduleBody,
  ScheduleChoiceBody,
  ScheduledRelease,
} from '../../core/contract/generated/studio-api.ts'
import type { RoleGrant } from '../../core/contract/team-roles.ts'

export interface StudioRequest {
  /** The folder that holds `merchants/` and `locales/`, or a workspace. */
  readonly root: string
  /** 0 chooses a free one. */
  readonly port: number
  /** The origin at which people open it, such as `https://studio.example`. */
  readonly origin: string
  readonly team: TeamSettings
  /** The client's secret at the identity provider. */
  readonly secret: string
}

/** What `livery studio --serve` runs. */
export interface RunningStudio {
  readonly port: number
  /** Rejects where the studio could not be built. */
  readonly built: Promise<void>
  readonly close: () => Promise<void>
}

/** An API token, without its secret. Times are epoch milliseconds. */
export interface ListedToken {
  readonly id: string
  readonly name: string
  readonly grants: readonly RoleGrant[]
  readonly endsAt: number
  readonly usedAt?: number
}

/** What is remembered of a team beside the workspace, for the commands on the same machine. */
export interface TeamRecords {
  readonly tokens: {
    readonly create: (asked: {
      readonly name: string
      readonly grants: readonly RoleGrant[]
      readonly days: number
    }) => Promise<{ readonly id: string; readonly secret: string }>
    readonly list: () => Promise<readonly ListedToken[]>
    readonly end: (id: string) => Promise<boolean>
  }
  readonly audit: {
    readonly append: (action: {
      readonly who: string
      readonly from: { readonly address: string; readonly agent: string }
      readonly action: string
      readonly merchants: readonly string[]
      readonly outcome: 'allowed'
      readonly change: unknown
    }) => Promise<unknown>
    readonly list: (query: AuditQuery) => Promise<AuditPage>
  }
  /** Releases that the served studio publishes at their time. */
  readonly schedules: {
    readonly list: () => Promise<readonly ScheduledRelease[]>
    /** Throws a sentence where it cannot be planned. */
    readonly plan: (
      body: ScheduleBody,
      asker: { readonly who: string; readonly subject: string },
    ) => Promise<ScheduledRelease>
    readonly cancel: (choice: ScheduleChoiceBody) => Promise<void>
  }
  /** What people wrote about merchants. */
  readonly notes: { readonly countOpen: (merchant: string) => Promise<number> }
  /** Renames a merchant in whatever is kept about it, together with other work: both or neither. */
  readonly renameMerchant: (
    names: { readonly from: string; readonly to: string },
    work: () => Promise<void>,
  ) => Promise<void>
  readonly close: () => Promise<void>
}
