import type {
  AuditPage,
  AuditQuery,
  SessionList,
  SignedOut,
  StudioSession,
} from '../../core/contract/generated/studio-api.ts'
import type { StudioApiCallName, StudioApiValue } from '../../core/contract/studio-api-calls.ts'

/** What is asked of a call: the merchant of its path, and its body, which has the call's shape. */
export interface AskedCall {
  readonly code: string
  readonly body: unknown
}

/** Who made a change, for its commit. */
export interface CallAuthor {
  readonly name: string
  readonly email?: string | undefined
  /** The id at the identity provider, or that of a token. */
  readonly subject: string
}

/** Who makes a call of the studio API: the operator of this machine, or one of a team. */
export interface Caller {
  /** The person or machine of a team; undefined for the operator of this machine, who commits by hand. */
  readonly author: CallAuthor | undefined
  /**
   * Refuses a call that the caller may not make, and records one that changes something. Resolves with the number of
   * that entry of the audit log.
   */
  readonly admit: (name: StudioApiCallName, asked: AskedCall) => Promise<number | undefined>
  /** Records that a call was admitted and did not work. */
  readonly noteFailure: (name: StudioApiCallName, asked: AskedCall, cause: Error) => Promise<void>
  /** Returns true if the caller may look at a merchant. */
  readonly maySee: (merchant: string) => boolean
  /** Returns what of an answer the caller may see. */
  readonly show: <N extends StudioApiCallName>(
    name: N,
    value: StudioApiValue<N>,
  ) => StudioApiValue<N>
  readonly readSession: () => StudioSession
  /** Returns who it is, as the audit log names it. */
  readonly readMember: () => { readonly who: string; readonly subject: string }
  readonly signOut: () => Promise<SignedOut>
  readonly listSessions: () => Promise<SessionList>
  readonly endSession: (id: string) => Promise<SessionList>
  readonly readAudit: (query: AuditQuery) => Promise<AuditPage>
}
