/* Written by `npm run generate` from schemas/. */
import { type Check, anyOf, anything, flag, listOf, mapOf, nothing, number, oneOf, record, text, whole } from '../../shape-checks.ts'

export const isSessionGrant: Check = record({ role: oneOf("viewer", "editor", "publisher", "admin") }, { merchants: listOf(text) })
export const isStudioSession: Check = record({ isLocal: flag, grants: listOf(isSessionGrant) }, { name: text, subject: text, email: text, csrf: text, endsAt: text })
export const isSignedOut: Check = record({ address: text })
export const isOpenSession: Check = record({ id: text, name: text, startedAt: text, usedAt: text, endsAt: text, from: text, agent: text, isThis: flag }, { email: text })
export const isSessionList: Check = record({ sessions: listOf(isOpenSession) })
export const isListedApiToken: Check = record({ id: text, name: text, grants: listOf(isSessionGrant), endsAt: text }, { usedAt: text })
export const isApiTokenList: Check = record({ tokens: listOf(isListedApiToken) }, { secret: text })
export const isAuditEntry: Check = record({ id: whole, at: text, who: text, from: text, action: text, merchants: listOf(text), outcome: oneOf("allowed", "refused", "failed") }, { subject: text, agent: text, problem: text, change: anything })
export const isAuditPage: Check = record({ entries: listOf(isAuditEntry), hasMore: flag })
export const isMerchantSummary: Check = record({ code: text, hosts: listOf(text), name: text, errors: whole, warnings: whole, hasLook: flag }, { archived: oneOf(true), parent: text, colours: listOf(text), unread: record({ message: text, place: text }) })
export const isMerchantList: Check = record({ merchants: listOf(isMerchantSummary) })
export const isConditionMatch: Check = record({ condition: text, text: text }, { place: text })
export const isFoundMerchant: Check = record({ code: text, matches: listOf(isConditionMatch) })
export const isConditionSuggestion: Check = record({ text: text, isWhole: flag })
export const isFoundMerchants: Check = record({ merchants: listOf(isFoundMerchant), problems: listOf(text), suggestions: listOf(isConditionSuggestion) })
export const isMerchantStatus: Check = record({ code: text, hosts: listOf(text), isBehind: flag }, { release: text, publishedAt: text, changes: whole, by: listOf(text) })
export const isFailedPublish: Check = record({ message: text }, { merchants: listOf(text) })
export const isStatusList: Check = record({ merchants: listOf(isMerchantStatus) }, { failed: isFailedPublish })
export const isRemoteState: Check = record({ state: oneOf("none", "waiting", "synced", "failed") }, { name: text, at: text, message: text })
export const isEditedMerchant: Check = record({ code: text, outcome: oneOf("changes", "has", "cannot"), sentences: listOf(text) })
export const isEditedHeir: Check = record({ code: text, sentences: listOf(text) })
export const isSharedEditImpact: Check = record({ merchants: listOf(isEditedMerchant), heirs: listOf(isEditedHeir), broken: listOf(isEditedHeir), files: whole, basis: text })
export const isSpokenLanguage: Check = record({ tag: text, name: text })
export const isNewMerchantLine: Check = record({ about: oneOf("code", "parent", "name", "colour", "languages", "hosts", "logo", "look"), message: text }, { language: text })
export const isNewMerchantPreview: Check = record({ offered: record({ parent: text, look: text, name: text, colour: text, languages: listOf(text), hosts: text }), languages: listOf(isSpokenLanguage), problems: listOf(isNewMerchantLine), notes: listOf(isNewMerchantLine) }, { colour: record({ page: text, text: text, typed: text, taken: text, onTaken: text, typedRatio: number, takenRatio: number }), logo: text })
export const isNewMerchant: Check = record({ code: text, files: listOf(text), notes: listOf(isNewMerchantLine) })
export const isDuplicatePreview: Check = record({ offered: record({ name: text, hosts: text }), problems: listOf(record({ about: oneOf("code", "name", "hosts"), message: text })), notes: listOf(text) })
export const isDuplicate: Check = record({ code: text, files: listOf(text), notes: listOf(text) })
export const isMerchantArchive: Check = record({ code: text, archived: flag })
export const isRenameImpact: Check = record({ sentences: listOf(text), obstacles: listOf(text), basis: text }, { problem: text })
export const isRenamedMerchant: Check = record({ code: text })
export const isDeletionImpact: Check = record({ sentences: listOf(text), obstacles: listOf(text), basis: text })
export const isDeletedMerchant: Check = record({ code: text })
export const isStudioFile: Check = record({ path: text, text: text, fingerprint: text })
export const isStudioArt: Check = record({ path: text, bytes: whole, fingerprint: text })
export const isOtherText: Check = record({ path: text, text: text })
export const isMerchantFiles: Check = record({ code: text, files: listOf(isStudioFile), art: listOf(isStudioArt), languages: listOf(isSpokenLanguage), ownBlocks: listOf(isOtherText) })
export const isStatement: Check = record({ layer: text, act: oneOf("set", "removed"), file: text, line: whole, column: whole, value: anything })
export const isResolution: Check = record({ merchant: anything, chain: listOf(text), statements: mapOf(listOf(isStatement)) })
export const isStudioFinding: Check = record({ code: text, severity: oneOf("error", "warning"), file: text, line: whole, column: whole, path: text, message: text }, { fix: record({ start: whole, end: whole, insert: text }) })
export const isFindingList: Check = record({ findings: listOf(isStudioFinding) })
export const isPictureFile: Check = record({ path: text, bytes: whole }, { width: number, height: number, problem: oneOf("format", "large", "unreadable") })
export const isPictureChange: Check = record({ use: text }, { before: isPictureFile, after: isPictureFile })
export const isToldChange: Check = record({ kind: oneOf("added", "removed", "moved", "changed", "contrast", "derived"), path: text, sentence: text }, { picture: isPictureChange })
export const isChangeList: Check = record({ changes: listOf(isToldChange) }, { untold: text })
export const isPastChange: Check = record({ kind: oneOf("added", "removed", "moved", "changed"), path: text, sentence: text }, { from: text, picture: isPictureChange })
export const isHistoryEntry: Check = record({ commit: text, time: text, author: text, email: text, message: text, kind: oneOf("changed", "same", "made", "removed", "untold"), changes: listOf(isPastChange), isOwn: flag }, { audit: whole, more: whole, release: text, sets: listOf(text) })
export const isHistoryPage: Check = record({ entries: listOf(isHistoryEntry), hasMore: flag }, { untold: text })
export const isFileSides: Check = record({ path: text, before: text, after: text })
export const isComparison: Check = record({ changes: listOf(isToldChange), files: listOf(isFileSides) }, { untold: text })
export const isUndoPlan: Check = record({ subject: text, texts: listOf(isOtherText), others: listOf(text), conflicts: listOf(text) }, { untold: text })
export const isInheritedWords: Check = record({ language: text, words: mapOf(text) })
export const isWordList: Check = record({ languages: listOf(isInheritedWords) })
export const isFactChange: Check = record({ kind: oneOf("flag", "template", "session", "language", "device", "time"), name: text, to: text })
export const isWhyLine: Check = record({ id: text, state: oneOf("shown", "hidden"), message: text }, { reason: text, change: text, reads: text, place: text, changes: listOf(isFactChange), turns: text })
export const isWhyAnswer: Check = record({ lines: listOf(isWhyLine) })
export const isBlockTurn: Check = record({ page: text, turns: oneOf("appears", "vanishes", "changes"), sessions: listOf(oneOf("guest", "member", "trial", "agent")), message: text }, { block: text })
export const isSwitchAnswer: Check = record({ turns: listOf(isBlockTurn) })
export const isPreviewAnswer: Check = record({ id: text, origin: text, revision: text, shows: oneOf("draft", "last-good", "nothing"), findings: listOf(isStudioFinding) })
export const isPhoneVisitor: Check = record({ from: text, browser: text, at: whole })
export const isPhoneState: Check = record({ addresses: listOf(text), visitors: listOf(isPhoneVisitor) }, { preview: text })
export const isSavedFile: Check = record({ path: text, fingerprint: text })
export const isSaveAnswer: Check = record({ files: listOf(isSavedFile) })
export const isArtRemoved: Check = record({ path: text })
export const isFlagState: Check = record({ name: text, title: text, owner: text, changes: text, platform: flag, default: flag, on: flag, decides: listOf(text) }, { forcedOff: text })
export const isLiveSettings: Check = record({ settings: anything, readers: mapOf(listOf(text)), flags: listOf(isFlagState) })
export const isFlagEnvironment: Check = record({ name: text, kind: oneOf("sandbox", "other", "production") }, { gateway: text })
export const isFlagCell: Check = record({ isOn: flag, by: oneOf("sent", "forced", "default") }, { reason: text, place: text })
export const isMerchantFlags: Check = record({ code: text, name: text }, { flags: mapOf(isFlagCell), problem: text })
export const isFlagColumn: Check = record({ environments: listOf(isFlagEnvironment), merchants: listOf(isMerchantFlags) })
export const isPublishedRelease: Check = record({ name: text, published: anyOf(text, nothing), lastServed: anyOf(text, nothing), hosts: whole, commit: anyOf(text, nothing), current: flag })
export const isServedHost: Check = record({ host: text, site: text, release: anyOf(text, nothing) })
export const isRefusedMerchant: Check = record({ code: text, sentence: text, errors: listOf(isStudioFinding) })
export const isPublishOutcome: Check = record({ published: listOf(text), refused: listOf(isRefusedMerchant), takenDown: listOf(text), changedHosts: whole, hosts: whole }, { release: text })
export const isPublishRun: Check = record({ kind: oneOf("publish", "rollback"), state: oneOf("busy", "done", "failed"), done: whole, of: whole }, { merchant: text, message: text, outcome: isPublishOutcome })
export const isPublishingState: Check = record({ folder: text, releases: listOf(isPublishedRelease), hosts: listOf(isServedHost) }, { run: isPublishRun })
export const isMerchantImpact: Check = record({ code: text, becomes: oneOf("new", "changed", "taken down"), hosts: listOf(text), sentences: listOf(text) })
export const isPublishImpact: Check = record({ merchants: listOf(isMerchantImpact), refused: listOf(isRefusedMerchant), sum: listOf(text) })
export const isRollbackImpact: Check = record({ sentences: listOf(text), offAir: listOf(text), turns: whole, basis: text })
export const isScheduledRelease: Check = record({ id: text, zone: text, release: text, state: oneOf("waiting", "planned", "running", "live", "returning", "done", "failed", "cancelled", "declined"), by: text, isOwn: flag, createdAt: text, sentences: listOf(text), inputs: text }, { merchants: listOf(text), environment: text, at: text, until: text, note: text, due: listOf(text), decidedBy: text, message: text, endedAt: text })
export const isScheduleList: Check = record({ environments: listOf(text), needsApproval: flag, schedules: listOf(isScheduledRelease) }, { release: text })
export const isScheduleZone: Check = record({ zone: text })
export const isTeamPerson: Check = record({ id: text, name: text })
export const isSavedEvent: Check = record({ merchant: text, by: isTeamPerson, at: text, isOwn: flag, changes: listOf(text), more: whole })
export const isPeopleEvent: Check = record({ merchant: text, people: listOf(isTeamPerson), more: whole })
export const isNotesEvent: Check = record({ merchant: text, by: isTeamPerson, at: text, isOwn: flag, mentionsYou: flag })
export const isRenamedEvent: Check = record({ merchant: text, to: text, by: isTeamPerson, at: text, isOwn: flag })
export const isStudioEvent: Check = record({ kind: oneOf("saved", "people", "notes", "renamed", "missed") }, { saved: isSavedEvent, people: isPeopleEvent, notes: isNotesEvent, renamed: isRenamedEvent })
export const isServerDraft: Check = record({ device: text, agent: text, at: text, values: whole, journal: text })
export const isFoundDraft: Check = record({  }, { draft: isServerDraft })
export const isDraftKept: Check = record({ at: text })
export const isOpenNotes: Check = record({ merchant: text, count: whole })
export const isNoteAnswer: Check = record({ id: text, by: isTeamPerson, at: text, text: text, mentions: listOf(isTeamPerson) })
export const isNoteResolution: Check = record({ by: isTeamPerson, at: text })
export const isNote: Check = record({ id: text, merchant: text, place: text, by: isTeamPerson, at: text, text: text, mentions: listOf(isTeamPerson), answers: listOf(isNoteAnswer) }, { resolved: isNoteResolution })
export const isMyNotes: Check = record({ open: listOf(isOpenNotes), mentions: listOf(isNote) })
export const isPeopleList: Check = record({ people: listOf(isTeamPerson) })
export const isNoteList: Check = record({ notes: listOf(isNote) })
export const isChangedFile: Check = record({ path: text, mine: text, theirs: text, fingerprint: text })
export const isStudioRefusal: Check = record({ code: text, message: text }, { changed: listOf(isChangedFile) })

/** Checks by the name of the shape. */
export const studioApi: Readonly<Record<string, Check>> = {
  StudioSession: isStudioSession,
  SignedOut: isSignedOut,
  SessionList: isSessionList,
  ApiTokenList: isApiTokenList,
  AuditPage: isAuditPage,
  MerchantList: isMerchantList,
  FoundMerchants: isFoundMerchants,
  StatusList: isStatusList,
  RemoteState: isRemoteState,
  SharedEditImpact: isSharedEditImpact,
  NewMerchantPreview: isNewMerchantPreview,
  NewMerchant: isNewMerchant,
  DuplicatePreview: isDuplicatePreview,
  Duplicate: isDuplicate,
  MerchantArchive: isMerchantArchive,
  RenameImpact: isRenameImpact,
  RenamedMerchant: isRenamedMerchant,
  DeletionImpact: isDeletionImpact,
  DeletedMerchant: isDeletedMerchant,
  MerchantFiles: isMerchantFiles,
  Resolution: isResolution,
  FindingList: isFindingList,
  ChangeList: isChangeList,
  HistoryPage: isHistoryPage,
  Comparison: isComparison,
  UndoPlan: isUndoPlan,
  WordList: isWordList,
  WhyAnswer: isWhyAnswer,
  SwitchAnswer: isSwitchAnswer,
  PreviewAnswer: isPreviewAnswer,
  PhoneState: isPhoneState,
  SaveAnswer: isSaveAnswer,
  StudioArt: isStudioArt,
  ArtRemoved: isArtRemoved,
  LiveSettings: isLiveSettings,
  FlagColumn: isFlagColumn,
  PublishingState: isPublishingState,
  PublishImpact: isPublishImpact,
  RollbackImpact: isRollbackImpact,
  ScheduleList: isScheduleList,
  ScheduleZone: isScheduleZone,
  StudioEvent: isStudioEvent,
  FoundDraft: isFoundDraft,
  DraftKept: isDraftKept,
  MyNotes: isMyNotes,
  PeopleList: isPeopleList,
  NoteList: isNoteList,
  StudioRefusal: isStudioRefusal,
}
