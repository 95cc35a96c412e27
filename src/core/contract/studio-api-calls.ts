import type { StudioApiShapes } from './generated/studio-api.ts'

type Shape = keyof StudioApiShapes

/** A call of the studio API as data, shared by the server, the studio and scripts. */
export interface StudioApiCallDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below `/studio/api`, where `:merchant` is a merchant's code. */
  readonly path: string
  readonly body?: Shape
  /** The shape of the answer; of a stream, that of each event. */
  readonly value: Shape
  /** True for a stream of server-sent events, which the client of calls cannot ask for. */
  readonly isStream?: true
}

/**
 * The calls of the studio API. Without a team it only answers on the hosts `localhost` and `127.0.0.1`;
 * `studio-api-roles.ts` says who of a team may make which.
 */
export const studioApiCalls = {
  readSession: { method: 'GET', path: '/session', value: 'StudioSession' },
  signOut: { method: 'DELETE', path: '/session', value: 'SignedOut' },
  listSessions: { method: 'GET', path: '/sessions', value: 'SessionList' },
  endSession: {
    method: 'DELETE',
    path: '/sessions',
    body: 'SessionEndBody',
    value: 'SessionList',
  },
  listApiTokens: { method: 'GET', path: '/tokens', value: 'ApiTokenList' },
  makeApiToken: { method: 'POST', path: '/tokens', body: 'ApiTokenBody', value: 'ApiTokenList' },
  endApiToken: {
    method: 'DELETE',
    path: '/tokens',
    body: 'ApiTokenEndBody',
    value: 'ApiTokenList',
  },
  readAudit: { method: 'POST', path: '/audit', body: 'AuditQuery', value: 'AuditPage' },
  listMerchants: { method: 'GET', path: '/merchants', value: 'MerchantList' },
  findMerchants: {
    method: 'POST',
    path: '/merchants/find',
    body: 'FindBody',
    value: 'FoundMerchants',
  },
  readStatuses: { method: 'GET', path: '/merchants/statuses', value: 'StatusList' },
  readRemote: { method: 'GET', path: '/remote', value: 'RemoteState' },
  previewEdit: {
    method: 'POST',
    path: '/merchants/edit/impact',
    body: 'SharedEditBody',
    value: 'SharedEditImpact',
  },
  applyEdit: {
    method: 'PUT',
    path: '/merchants/edit',
    body: 'SharedEditBody',
    value: 'SharedEditImpact',
  },
  previewMerchant: {
    method: 'POST',
    path: '/new-merchant/preview',
    body: 'NewMerchantBody',
    value: 'NewMerchantPreview',
  },
  makeMerchant: {
    method: 'POST',
    path: '/merchants',
    body: 'NewMerchantBody',
    value: 'NewMerchant',
  },
  previewDuplicate: {
    method: 'POST',
    path: '/merchants/:merchant/duplicate/preview',
    body: 'DuplicateBody',
    value: 'DuplicatePreview',
  },
  duplicateMerchant: {
    method: 'POST',
    path: '/merchants/:merchant/duplicate',
    body: 'DuplicateBody',
    value: 'Duplicate',
  },
  archiveMerchant: {
    method: 'PUT',
    path: '/merchants/:merchant/archive',
    body: 'ArchiveBody',
    value: 'MerchantArchive',
  },
  readRenameImpact: {
    method: 'POST',
    path: '/merchants/:merchant/rename/impact',
    body: 'RenameBody',
    value: 'RenameImpact',
  },
  renameMerchant: {
    method: 'PUT',
    path: '/merchants/:merchant/rename',
    body: 'RenameOrder',
    value: 'RenamedMerchant',
  },
  readDeletionImpact: {
    method: 'GET',
    path: '/merchants/:merchant/deletion',
    value: 'DeletionImpact',
  },
  deleteMerchant: {
    method: 'DELETE',
    path: '/merchants/:merchant',
    body: 'DeletionBody',
    value: 'DeletedMerchant',
  },
  readFiles: { method: 'GET', path: '/merchants/:merchant/files', value: 'MerchantFiles' },
  resolve: {
    method: 'POST',
    path: '/merchants/:merchant/resolution',
    body: 'DraftBody',
    value: 'Resolution',
  },
  findFindings: {
    method: 'POST',
    path: '/merchants/:merchant/findings',
    body: 'DraftBody',
    value: 'FindingList',
  },
  listChanges: {
    method: 'POST',
    path: '/merchants/:merchant/changes',
    body: 'DraftBody',
    value: 'ChangeList',
  },
  readHistory: {
    method: 'POST',
    path: '/merchants/:merchant/history',
    body: 'HistoryQuery',
    value: 'HistoryPage',
  },
  compareStates: {
    method: 'POST',
    path: '/merchants/:merchant/history/comparison',
    body: 'ComparisonBody',
    value: 'Comparison',
  },
  planUndo: {
    method: 'POST',
    path: '/merchants/:merchant/history/undo',
    body: 'UndoBody',
    value: 'UndoPlan',
  },
  listWords: {
    method: 'POST',
    path: '/merchants/:merchant/words',
    body: 'DraftBody',
    value: 'WordList',
  },
  explainPage: {
    method: 'POST',
    path: '/merchants/:merchant/why',
    body: 'WhyBody',
    value: 'WhyAnswer',
  },
  readSwitchImpact: {
    method: 'POST',
    path: '/merchants/:merchant/switch',
    body: 'SwitchBody',
    value: 'SwitchAnswer',
  },
  openPreview: {
    method: 'POST',
    path: '/merchants/:merchant/preview',
    body: 'PreviewBody',
    value: 'PreviewAnswer',
  },
  openPhone: { method: 'POST', path: '/phone', body: 'PhoneBody', value: 'PhoneState' },
  readPhone: { method: 'GET', path: '/phone', value: 'PhoneState' },
  closePhone: { method: 'DELETE', path: '/phone', body: 'PhoneBody', value: 'PhoneState' },
  save: {
    method: 'PUT',
    path: '/merchants/:merchant/files',
    body: 'SaveBody',
    value: 'SaveAnswer',
  },
  uploadArt: {
    method: 'PUT',
    path: '/merchants/:merchant/art',
    body: 'ArtBody',
    value: 'StudioArt',
  },
  removeArt: {
    method: 'DELETE',
    path: '/merchants/:merchant/art',
    body: 'ArtRemovalBody',
    value: 'ArtRemoved',
  },
  readSettings: { method: 'GET', path: '/merchants/:merchant/settings', value: 'LiveSettings' },
  changeSettings: {
    method: 'PATCH',
    path: '/merchants/:merchant/settings',
    body: 'SettingsBody',
    value: 'LiveSettings',
  },
  readFlags: { method: 'POST', path: '/flags', body: 'FlagsBody', value: 'FlagColumn' },
  readPublishing: { method: 'GET', path: '/publishing', value: 'PublishingState' },
  publish: { method: 'POST', path: '/publishing', body: 'PublishBody', value: 'PublishingState' },
  readPublishImpact: {
    method: 'POST',
    path: '/publishing/impact',
    body: 'PublishBody',
    value: 'PublishImpact',
  },
  readRollbackImpact: {
    method: 'POST',
    path: '/publishing/rollback/impact',
    body: 'RollbackBody',
    value: 'RollbackImpact',
  },
  rollBack: {
    method: 'POST',
    path: '/publishing/rollback',
    body: 'RollbackBody',
    value: 'PublishingState',
  },
  listSchedules: { method: 'GET', path: '/schedules', value: 'ScheduleList' },
  readScheduleZone: {
    method: 'POST',
    path: '/schedules/zone',
    body: 'ScheduleZoneBody',
    value: 'ScheduleZone',
  },
  createSchedule: {
    method: 'POST',
    path: '/schedules',
    body: 'ScheduleBody',
    value: 'ScheduleList',
  },
  changeSchedule: {
    method: 'PATCH',
    path: '/schedules',
    body: 'ScheduleTimesBody',
    value: 'ScheduleList',
  },
  cancelSchedule: {
    method: 'DELETE',
    path: '/schedules',
    body: 'ScheduleChoiceBody',
    value: 'ScheduleList',
  },
  decideSchedule: {
    method: 'POST',
    path: '/schedules/decision',
    body: 'ScheduleDecisionBody',
    value: 'ScheduleList',
  },
  // `?merchant=` names the merchant that the page has open, `?after=` or `Last-Event-ID` the last event that it knows.
  watchEvents: { method: 'GET', path: '/events', value: 'StudioEvent', isStream: true },
  findDraft: {
    method: 'POST',
    path: '/merchants/:merchant/draft',
    body: 'DraftDevice',
    value: 'FoundDraft',
  },
  keepDraft: {
    method: 'PUT',
    path: '/merchants/:merchant/draft',
    body: 'DraftKeepBody',
    value: 'DraftKept',
  },
  dropDraft: {
    method: 'DELETE',
    path: '/merchants/:merchant/draft',
    body: 'DraftDevice',
    value: 'FoundDraft',
  },
  listMyNotes: { method: 'GET', path: '/notes', value: 'MyNotes' },
  listPeople: { method: 'GET', path: '/merchants/:merchant/people', value: 'PeopleList' },
  listNotes: { method: 'GET', path: '/merchants/:merchant/notes', value: 'NoteList' },
  writeNote: {
    method: 'POST',
    path: '/merchants/:merchant/notes',
    body: 'NoteBody',
    value: 'NoteList',
  },
  answerNote: {
    method: 'POST',
    path: '/merchants/:merchant/notes/answers',
    body: 'NoteAnswerBody',
    value: 'NoteList',
  },
  resolveNote: {
    method: 'PATCH',
    path: '/merchants/:merchant/notes',
    body: 'NoteStateBody',
    value: 'NoteList',
  },
} as const satisfies Readonly<Record<string, StudioApiCallDeclaration>>

export type StudioApiCallName = keyof typeof studioApiCalls
export type StudioApiValue<N extends StudioApiCallName> =
  StudioApiShapes[(typeof studioApiCalls)[N]['value']]
export type StudioApiBody<N extends StudioApiCallName> = (typeof studioApiCalls)[N] extends {
  readonly body: infer B extends Shape
}
  ? StudioApiShapes[B]
  : undefined
