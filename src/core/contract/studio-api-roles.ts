import type { StudioApiCallName } from './studio-api-calls.ts'
import { hasRole, hasRoleSomewhere, type RoleGrant, type TeamRole } from './team-roles.ts'

/** What a call of the studio API needs where a team is served. */
export interface CallNeed {
  readonly role: TeamRole
  /**
   * The merchants for which the role is needed: that of the path; those that the body names, which are all
   * merchants where it names none; all merchants; or any one, where the answer holds only what its reader may see.
   */
  readonly for: 'path' | 'body' | 'all' | 'any'
  /** True for a call that changes something: it is limited and recorded. */
  readonly changes?: true
}

/**
 * The one table of who may make which call of the studio API. A call without a row does not compile; `local` calls
 * are refused where a team is served.
 */
export const studioApiNeeds: Readonly<Record<StudioApiCallName, CallNeed | 'local'>> = {
  readSession: { role: 'viewer', for: 'any' },
  signOut: { role: 'viewer', for: 'any', changes: true },
  listSessions: { role: 'viewer', for: 'any' },
  endSession: { role: 'viewer', for: 'any', changes: true },
  listApiTokens: { role: 'admin', for: 'all' },
  makeApiToken: { role: 'admin', for: 'all', changes: true },
  endApiToken: { role: 'admin', for: 'all', changes: true },
  readAudit: { role: 'admin', for: 'all' },
  listMerchants: { role: 'viewer', for: 'any' },
  findMerchants: { role: 'viewer', for: 'any' },
  readStatuses: { role: 'viewer', for: 'any' },
  readRemote: { role: 'viewer', for: 'any' },
  previewEdit: { role: 'viewer', for: 'body' },
  applyEdit: { role: 'editor', for: 'body', changes: true },
  previewMerchant: { role: 'editor', for: 'all' },
  makeMerchant: { role: 'editor', for: 'all', changes: true },
  previewDuplicate: { role: 'editor', for: 'all' },
  duplicateMerchant: { role: 'editor', for: 'all', changes: true },
  // Who edits the file of a merchant can write this value there too.
  archiveMerchant: { role: 'editor', for: 'path', changes: true },
  // These name every merchant that needs the one, and change the roles of livery.json.
  readRenameImpact: { role: 'admin', for: 'all' },
  renameMerchant: { role: 'admin', for: 'all', changes: true },
  readDeletionImpact: { role: 'admin', for: 'all' },
  deleteMerchant: { role: 'admin', for: 'all', changes: true },
  readFiles: { role: 'viewer', for: 'path' },
  resolve: { role: 'viewer', for: 'path' },
  findFindings: { role: 'viewer', for: 'path' },
  listChanges: { role: 'viewer', for: 'path' },
  readHistory: { role: 'viewer', for: 'path' },
  compareStates: { role: 'viewer', for: 'path' },
  planUndo: { role: 'viewer', for: 'path' },
  listWords: { role: 'viewer', for: 'path' },
  explainPage: { role: 'viewer', for: 'path' },
  readSwitchImpact: { role: 'viewer', for: 'path' },
  openPreview: { role: 'viewer', for: 'path' },
  openPhone: 'local',
  readPhone: 'local',
  closePhone: 'local',
  save: { role: 'editor', for: 'path', changes: true },
  uploadArt: { role: 'editor', for: 'path', changes: true },
  removeArt: { role: 'editor', for: 'path', changes: true },
  readSettings: { role: 'viewer', for: 'path' },
  changeSettings: { role: 'editor', for: 'path', changes: true },
  readFlags: { role: 'viewer', for: 'any' },
  readPublishing: { role: 'viewer', for: 'any' },
  readPublishImpact: { role: 'viewer', for: 'body' },
  publish: { role: 'publisher', for: 'body', changes: true },
  readRollbackImpact: { role: 'viewer', for: 'body' },
  rollBack: { role: 'publisher', for: 'body', changes: true },
  listSchedules: { role: 'viewer', for: 'any' },
  readScheduleZone: { role: 'viewer', for: 'any' },
  createSchedule: { role: 'publisher', for: 'body', changes: true },
  changeSchedule: { role: 'publisher', for: 'body', changes: true },
  cancelSchedule: { role: 'publisher', for: 'body', changes: true },
  decideSchedule: { role: 'publisher', for: 'body', changes: true },
  // An event about a merchant reaches only who may see it.
  watchEvents: { role: 'viewer', for: 'any' },
  // A draft is the secret of its person, so the audit log has none; it has a limit of its own.
  findDraft: { role: 'editor', for: 'path' },
  keepDraft: { role: 'editor', for: 'path' },
  dropDraft: { role: 'editor', for: 'path' },
  listMyNotes: { role: 'viewer', for: 'any' },
  listPeople: { role: 'viewer', for: 'path' },
  listNotes: { role: 'viewer', for: 'path' },
  writeNote: { role: 'viewer', for: 'path', changes: true },
  answerNote: { role: 'viewer', for: 'path', changes: true },
  resolveNote: { role: 'viewer', for: 'path', changes: true },
}

/** The merchants of a call: those that it names, or all of them. */
export type AskedMerchants = readonly string[] | 'all'

/** Returns the merchants that a call is about: `code` is that of its path, `body` what was sent. */
export function askedMerchants(
  need: CallNeed,
  { code, body }: { readonly code: string; readonly body: unknown },
): AskedMerchants {
  if (need.for === 'path') return [code]
  return (need.for === 'body' && readMerchants(body)) || 'all'
}

/** Returns true if the grants hold what a call needs for the merchants that it is about. */
export function mayCall(
  grants: readonly RoleGrant[],
  need: CallNeed,
  merchants: AskedMerchants,
): boolean {
  if (need.for === 'any') return hasRoleSomewhere(grants, need.role)
  if (merchants === 'all') return hasRole(grants, need.role)
  return merchants.every((code) => hasRole(grants, need.role, code))
}

function readMerchants(body: unknown): readonly string[] | undefined {
  if (typeof body !== 'object' || body === null || !('merchants' in body)) return undefined
  const { merchants } = body
  // The body was checked against its shape, so the list holds codes; an empty one names nobody.
  return Array.isArray(merchants) && merchants.length > 0 ? merchants.map(String) : undefined
}
