import type { ChangedFile } from '../../core/contract/generated/studio-api.ts'
import type { TeamRole } from '../../core/contract/team-roles.ts'

/** The refusals of the studio API as texts for the operator. Each says what is unchanged, or what to do. */
const refusals = {
  'wrong-host': {
    status: 403,
    message: ({ host, port }: { host: string; port: number }) =>
      `The studio API answers at http://localhost:${port} only, and "${host}" was asked. Open the studio there.`,
  },
  foreign: {
    status: 403,
    message: (_: object) =>
      'A page of another site asked the studio API. Nothing was changed. Use the studio itself.',
  },
  'no-token': {
    status: 403,
    message: (_: object) =>
      'This browser does not have the token of this start. Nothing was changed. Open the studio at the address that "npm start" printed.',
  },
  'signed-out': {
    status: 401,
    message: (_: object) =>
      'You are not signed in, or your session has ended. Nothing was changed. Sign in; what you typed is still here.',
  },
  'no-csrf': {
    status: 403,
    message: (_: object) =>
      'This request does not have the token of your session. Nothing was changed. Reload the studio, then try again.',
  },
  'no-role': {
    status: 403,
    message: ({ role, where }: { role: TeamRole; where: readonly string[] | 'all' }) =>
      `You need the role ${role} for ${where === 'all' ? 'all merchants' : where.join(', ')}. Nothing was changed. Ask an admin for it.`,
  },
  'too-often': {
    status: 429,
    message: (_: object) =>
      'There were too many requests within a minute. Nothing was changed. Wait a minute, then try again.',
  },
  'no-store': {
    status: 503,
    message: (_: object) =>
      'The database of the team does not answer. Nothing was changed, and what you typed is still here. Try again in a moment.',
  },
  'local-only': {
    status: 404,
    message: (_: object) =>
      'Only the studio of one machine can do this, at the address that "livery start" prints. Here, open the preview itself on the phone.',
  },
  'no-team': {
    status: 404,
    message: (_: object) =>
      'The studio of this machine has no sign-in, so it has no sessions, notes and colleagues. "livery studio --serve" serves one to a team.',
  },
  'people-only': {
    status: 403,
    message: (_: object) =>
      'An API token has no pages and no drafts. Nothing was changed. Sign in with a browser for this.',
  },
  'too-many-pages': {
    status: 429,
    message: ({ pages }: { pages: number }) =>
      `You have the studio open in ${pages} pages, and no more of them hear of what colleagues do. Close some of them.`,
  },
  'no-note': {
    status: 404,
    message: (_: object) => 'There is no such note at this merchant. Reload the notes.',
  },
  'too-many-notes': {
    status: 409,
    message: ({ what, most }: { what: 'open notes' | 'answers'; most: number }) =>
      what === 'open notes'
        ? `This merchant has ${most} open notes. Nothing was written. Resolve some of them first.`
        : `This note has ${most} answers. Nothing was written. Write another note.`,
  },
  'empty-note': {
    status: 422,
    message: (_: object) => 'The text is empty. Nothing was written. Type a text first.',
  },
  'no-session': {
    status: 404,
    message: (_: object) =>
      'There is no such session, or it is not yours. It may have ended meanwhile. Reload the list.',
  },
  'no-token-id': {
    status: 404,
    message: (_: object) =>
      'There is no such API token. It may have ended meanwhile. Reload the list.',
  },
  'no-call': {
    status: 404,
    message: ({ method, path }: { method: string; path: string }) =>
      `The studio API has no call "${method} ${path}". See src/core/contract/studio-api-calls.ts.`,
  },
  'not-json': {
    status: 415,
    message: (_: object) =>
      'The studio API takes JSON only. Send it with "content-type: application/json".',
  },
  'too-large': {
    status: 413,
    message: ({ megabytes }: { megabytes: number }) =>
      `What was sent is larger than ${megabytes} MB. Nothing was changed. Send less at once.`,
  },
  'wrong-body': {
    status: 400,
    message: ({ problem }: { problem: string }) =>
      `What was sent is not what this call takes: ${problem}. Nothing was changed.`,
  },
  'no-merchant': {
    status: 404,
    message: ({ code }: { code: string }) =>
      `There is no merchant called "${code}". Reload the list of merchants.`,
  },
  'unreadable-merchant': { status: 404, message: ({ problem }: { problem: string }) => problem },
  'no-page': {
    status: 404,
    message: ({ code, page }: { code: string; page: string }) => `"${code}" has no page "${page}".`,
  },
  'unknown-flag': { status: 400, message: ({ sentence }: { sentence: string }) => sentence },
  'unknown-call': {
    status: 400,
    message: ({ call }: { call: string }) =>
      `The gateway has no call "${call}". The reference lists those it has.`,
  },
  'no-preview': {
    status: 409,
    message: (_: object) => 'This preview is not open any more. Load it again.',
  },
  'no-network': {
    status: 409,
    message: (_: object) =>
      'This machine has no address that a phone could reach. Connect both to the same network.',
  },
  'has-errors': {
    status: 409,
    message: ({ code }: { code: string }) => `"${code}" has errors. Correct its findings first.`,
  },
  'not-served': {
    status: 409,
    message: ({ code }: { code: string }) =>
      `The sandbox does not serve "${code}" yet, for it has errors. Correct its findings first.`,
  },
  outside: {
    status: 403,
    message: ({ path }: { path: string }) =>
      `"${path}" is not among the files that the studio API works with. Nothing was changed. Use merchants/<code>/merchant.json or merchants/<code>/messages/<language>.json.`,
  },
  link: {
    status: 403,
    message: ({ path }: { path: string }) =>
      `"${path}" is a symbolic link, which may lead anywhere. Nothing was changed. Put the file itself there.`,
  },
  changed: {
    status: 409,
    message: ({ paths }: { paths: readonly string[] }) =>
      `${paths.join(' and ')} changed since it was read. Nothing was written. Compare both texts and save again.`,
  },
  unreadable: {
    status: 422,
    message: ({ place, finding }: { place: string; finding: string }) =>
      `${place}: ${finding} Nothing was written.`,
  },
  'disk-full': {
    status: 507,
    message: (_: object) =>
      'The disk is full. Nothing was written and nothing is lost. Make room and save again.',
  },
  'read-only': {
    status: 500,
    message: ({ path }: { path: string }) =>
      `"${path}" may not be written. Nothing was changed and nothing is lost. Let this user write there and save again.`,
  },
  gone: {
    status: 410,
    message: ({ folder }: { folder: string }) =>
      `The folder "${folder}" is gone. Nothing was written and nothing is lost here. Put the folder back and save again.`,
  },
  'not-written': {
    status: 500,
    message: ({ path, problem }: { path: string; problem: string }) =>
      `"${path}" could not be written: ${problem}. Nothing was changed and nothing is lost. Save again.`,
  },
  'not-committed': { status: 409, message: ({ problem }: { problem: string }) => problem },
  'not-sketched': {
    status: 422,
    message: ({ sentences }: { sentences: readonly string[] }) =>
      `${sentences.join(' ')} Nothing was written.`,
  },
  'not-made': {
    status: 500,
    message: ({ sentence }: { sentence: string }) => `${sentence} Nothing typed here is lost.`,
  },
  'not-confirmed': {
    status: 422,
    message: ({ code }: { code: string }) =>
      `What was typed is not the code "${code}". Nothing was deleted. Type it as it is shown.`,
  },
  'merchant-needed': {
    status: 409,
    message: ({ sentences }: { sentences: readonly string[] }) =>
      `${sentences.join(' ')} Nothing was deleted.`,
  },
  'rename-refused': {
    status: 409,
    message: ({ sentences }: { sentences: readonly string[] }) =>
      `${sentences.join(' ')} Nothing was renamed.`,
  },
  'rename-changed': {
    status: 409,
    message: (_: object) =>
      'The rename would change something else now, because something changed meanwhile. Nothing was renamed. Read again what it changes.',
  },
  'archive-refused': {
    status: 409,
    message: ({ sentence }: { sentence: string }) => `${sentence} Nothing was changed.`,
  },
  'deletion-changed': {
    status: 409,
    message: (_: object) =>
      'The deletion would remove something else now, because something changed meanwhile. Nothing was deleted. Read again what it removes.',
  },
  publishing: {
    status: 409,
    message: ({ kind }: { kind: 'publish' | 'rollback' }) =>
      `A ${kind} is under way. Nothing was changed. Wait until it is done, then try again.`,
  },
  'no-schedule': {
    status: 404,
    message: (_: object) =>
      'There is no such scheduled release for these merchants. Nothing was changed. Reload the list.',
  },
  'schedule-begun': {
    status: 409,
    message: (_: object) =>
      'This release went out, ended or was decided in the meantime. Nothing was changed. Reload the list.',
  },
  'not-scheduled': { status: 422, message: ({ sentence }: { sentence: string }) => sentence },
  'needs-approval': {
    status: 403,
    message: (_: object) =>
      'Nobody publishes alone here: a second publisher has to approve it. Nothing was changed. Ask for approval.',
  },
  'not-waiting': {
    status: 409,
    message: (_: object) =>
      'This release does not wait for approval: it was decided before, or it ended. An approval holds for one release and once. Nothing was changed. Reload the list.',
  },
  'own-approval': {
    status: 403,
    message: (_: object) =>
      'You asked for this release, so somebody else has to approve it. Nothing was changed.',
  },
  'edited-since': {
    status: 409,
    message: (_: object) =>
      'What would be published is no longer what you looked at: a file of the merchants, of a parent or of the workspace, Livery or the target changed since it was asked for. Nothing was changed. Cancel it and ask for approval again.',
  },
  'late-approval': {
    status: 409,
    message: (_: object) =>
      'Its time is over, so it would go out late. Nothing was changed. Change its time first.',
  },
  'edit-refused': {
    status: 422,
    message: ({ sentence }: { sentence: string }) => `${sentence} Nothing was written.`,
  },
  'edit-changed': {
    status: 409,
    message: (_: object) =>
      'The edit would change something else now, because a file changed meanwhile. Nothing was written. Look at its impact again.',
  },
  'impact-unknown': { status: 409, message: ({ sentence }: { sentence: string }) => sentence },
  'art-path': {
    status: 400,
    message: ({ name }: { name: string }) =>
      `"${name}" is a path and no name. Nothing was written. Name the picture without "/" and "\\".`,
  },
  'art-heavy': { status: 413, message: ({ sentence }: { sentence: string }) => sentence },
  'no-picture': { status: 422, message: ({ sentence }: { sentence: string }) => sentence },
  'art-unsafe': { status: 422, message: ({ sentence }: { sentence: string }) => sentence },
  'art-broken': { status: 422, message: ({ sentence }: { sentence: string }) => sentence },
  'art-taken': {
    status: 409,
    message: ({ art }: { art: string }) =>
      `There is another picture at "${art}". Nothing was written. Give yours another name, or replace that one.`,
  },
  'art-changed': {
    status: 409,
    message: ({ art }: { art: string }) =>
      `The picture "${art}" changed since it was listed. It is still there. Look at it and remove it again.`,
  },
  'no-art': {
    status: 404,
    message: ({ art }: { art: string }) =>
      `This merchant has no picture "${art}" of its own. Reload its art.`,
  },
  'no-commit': {
    status: 404,
    message: ({ sentence }: { sentence: string }) => `${sentence} Reload the history.`,
  },
  'no-past-picture': {
    status: 409,
    message: ({ path, commit }: { path: string; commit: string }) =>
      `The repository has no picture ${path} at ${commit} that can be put back. Nothing was written. Undo this step, then save again.`,
  },
} as const satisfies Record<string, { status: number; message: (values: never) => string }>

type RefusalCode = keyof typeof refusals
type RefusalValues<C extends RefusalCode> = Parameters<(typeof refusals)[C]['message']>[0]

/** The refusal of a call; nothing was changed. */
export class StudioApiRefusal extends Error {
  readonly code: RefusalCode
  readonly status: (typeof refusals)[RefusalCode]['status']
  readonly changed: readonly ChangedFile[] | undefined

  constructor(code: RefusalCode, message: string, changed?: readonly ChangedFile[]) {
    super(message)
    this.name = 'StudioApiRefusal'
    this.code = code
    this.status = refusals[code].status
    this.changed = changed
  }
}

export function refuse<C extends RefusalCode>(
  code: C,
  values: RefusalValues<C>,
  changed?: readonly ChangedFile[],
): StudioApiRefusal {
  // The compiler cannot follow that `values` belongs to this code's own sentence.
  const format = refusals[code].message as (values: RefusalValues<C>) => string
  return new StudioApiRefusal(code, format(values), changed)
}
