import type {
  ApiTokenBody,
  ApiTokenList,
  AuditPage,
  AuditQuery,
  DraftDevice,
  DraftKeepBody,
  DraftKept,
  FoundDraft,
  MyNotes,
  NoteAnswerBody,
  NoteBody,
  NoteList,
  NoteStateBody,
  PeopleList,
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

/** A page that hears of what colleagues do. */
export interface WatchedPage {
  /** The code of the merchant that it has open. */
  readonly merchant?: string | undefined
  /** The id of the last event that it knows. */
  readonly after?: string | undefined
}

/** Takes the events of one page. */
export interface EventSink {
  readonly send: (event: { readonly data: string; readonly id?: string }) => Promise<void>
  /** Sends what keeps the connection open and is no event. */
  readonly beat: () => Promise<void>
  /** Calls back when the page is gone. */
  readonly onClose: (close: () => void) => void
}

/** Sends the events of a page until it is gone, or its session ends. */
export type RunStream = (sink: EventSink) => Promise<void>

/** What people of a team share beside files: events, their own drafts, and notes. */
export interface Together {
  /** Opens the stream of a page. Throws StudioApiRefusal. */
  readonly watch: (page: WatchedPage) => RunStream
  readonly findDraft: (code: string, body: DraftDevice) => Promise<FoundDraft>
  readonly keepDraft: (code: string, body: DraftKeepBody) => Promise<DraftKept>
  readonly dropDraft: (code: string, body: DraftDevice) => Promise<FoundDraft>
  /** Renames a merchant in all that is kept about it, together with other work: both or neither. */
  readonly renameMerchant: (
    names: { readonly from: string; readonly to: string },
    work: () => Promise<void>,
  ) => Promise<void>
  readonly listPeople: (code: string) => Promise<PeopleList>
  readonly listMyNotes: () => Promise<MyNotes>
  readonly listNotes: (code: string) => Promise<NoteList>
  readonly writeNote: (code: string, body: NoteBody) => Promise<NoteList>
  readonly answerNote: (code: string, body: NoteAnswerBody) => Promise<NoteList>
  readonly resolveNote: (code: string, body: NoteStateBody) => Promise<NoteList>
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
  /** Announces that a call was made, where colleagues see its result. */
  readonly noteSuccess: (name: StudioApiCallName, asked: AskedCall) => Promise<void>
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
  readonly listApiTokens: () => Promise<ApiTokenList>
  /** Makes a token; the answer has its secret this once. */
  readonly makeApiToken: (asked: ApiTokenBody) => Promise<ApiTokenList>
  readonly endApiToken: (id: string) => Promise<ApiTokenList>
  readonly readAudit: (query: AuditQuery) => Promise<AuditPage>
  readonly together: Together
}
