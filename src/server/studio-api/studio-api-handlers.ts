import { calls } from '../../core/contract/calls.ts'
import { flags } from '../../core/contract/flags.ts'
import type {
  ApiTokenBody,
  ApiTokenList,
  OtherText,
  PublishBody,
  RollbackBody,
  Scenario,
  ScheduleList,
  SwitchState,
} from '../../core/contract/generated/studio-api.ts'
import type { StudioApiCallName } from '../../core/contract/studio-api-calls.ts'
import { formatUnknownFlag } from '../../core/engine/why/format-unknown-flag.ts'
import { findCommit } from '../../site/git/find-commit.ts'
import { runGit } from '../../site/git/run-git.ts'
import type { Caller } from '../access/caller.ts'
import { archiveMerchant } from './archive-merchant.ts'
import { removeArt, uploadArt } from './art.ts'
import { deleteMerchant, readDeletionImpact } from './delete-merchant.ts'
import { duplicateMerchant, previewDuplicate } from './duplicate-merchant.ts'
import { handleFind } from './find-merchants.ts'
import { isMerchant, isTyped } from './merchant-paths.ts'
import { createMerchant, handleNewMerchantPreview } from './new-merchant.ts'
import type { RollbackOnBasis } from './publish-job.ts'
import type { PublishChoice } from './publishing-jobs.ts'
import { readMerchantFiles } from './read-files.ts'
import { handleFlags } from './read-flags.ts'
import { readStatuses } from './read-statuses.ts'
import { refuse } from './refusal.ts'
import { readRenameImpact, renameMerchant } from './rename-merchant.ts'
import { saveFiles } from './save-files.ts'
import { changeSettings, readSettings } from './settings.ts'
import { applyEdit, previewEdit } from './shared-edit.ts'
import type { Asker, Releases, StudioApi, StudioApiHandler } from './studio-api.ts'

/** The handler of each call; `studio-api-app.ts` answers the stream of events. */
export const studioApiHandlers: {
  readonly [N in Exclude<StudioApiCallName, 'watchEvents'>]: StudioApiHandler<N>
} = {
  readSession: (_, { caller }) => caller.readSession(),
  signOut: (_, { caller }) => caller.signOut(),
  listSessions: (_, { caller }) => caller.listSessions(),
  endSession: (_, { caller, body }) => caller.endSession(body.id),
  listApiTokens: (_, { caller }) => caller.listApiTokens(),
  makeApiToken: (studioApi, { caller, body }) => makeApiToken(studioApi, { caller, body }),
  endApiToken: (_, { caller, body }) => caller.endApiToken(body.id),
  readAudit: (_, { caller, body }) => caller.readAudit(body),
  listMerchants: ({ queries }) => queries.ask({ about: 'merchants' }),
  findMerchants: handleFind,
  readStatuses,
  readRemote: ({ remote }) => remote?.read() ?? { state: 'none' },
  previewEdit,
  applyEdit,
  previewMerchant: handleNewMerchantPreview,
  makeMerchant: createMerchant,
  previewDuplicate,
  duplicateMerchant,
  archiveMerchant,
  readRenameImpact,
  renameMerchant,
  readDeletionImpact,
  deleteMerchant,
  readFiles: ({ files }, { code }) => readMerchantFiles(files, code),
  resolve: ({ queries }, { code, body }) =>
    queries.ask({ about: 'resolution', code, texts: checkTexts(body.texts) }),
  findFindings: ({ queries }, { code, body }) =>
    queries.ask({ about: 'findings', code, texts: checkTexts(body.texts) }),
  listChanges: ({ queries }, { code, body }) =>
    queries.ask({ about: 'changes', code, texts: checkTexts(body.texts) }),
  readHistory: async ({ queries, publishing }, { code, body }) => {
    const releases = await publishing.loadReleasedCommits(code)
    return queries.ask({ about: 'history', code, asked: body, releases })
  },
  compareStates: ({ queries }, { code, body }) => {
    checkTexts(body.texts ?? [])
    return queries.ask({ about: 'comparison', code, asked: body })
  },
  planUndo: ({ queries }, { code, body }) => {
    checkTexts(body.texts)
    return queries.ask({ about: 'undo', code, asked: body })
  },
  listWords: ({ queries }, { code, body }) =>
    queries.ask({ about: 'words', code, texts: checkTexts(body.texts) }),
  explainPage: async ({ queries, switches }, { code, body }) => {
    checkTexts(body.texts)
    checkFlags(body)
    const { session, flags: sent } = body
    const settings = await switches.readFacts(code, { session, flags: readSentFlags(sent) })
    const answer = await queries.ask({ about: 'why', code, asked: body, settings })
    if (answer === 'no-page') throw refuse('no-page', { code, page: body.page })
    if (answer === 'has-errors') throw refuse('has-errors', { code })
    return answer
  },
  readSwitchImpact: async ({ queries, switches }, { code, body }) => {
    checkTexts(body.texts)
    for (const state of [body.before, body.after]) checkFlags(state)
    const read = ({ flags: sent }: SwitchState) =>
      switches.readFacts(code, { session: 'member', flags: readSentFlags(sent) })
    const settings = [await read(body.before), await read(body.after)] as const
    const answer = await queries.ask({ about: 'switch', code, asked: body, settings })
    if (answer === 'has-errors') throw refuse('has-errors', { code })
    return answer
  },
  openPreview: ({ previews, root }, { code, body }) => {
    const { texts, scenario, state } = body
    if (state !== undefined && state !== 'now') checkCommit(root, state)
    checkTexts(texts)
    checkFlags(scenario)
    const odd = scenario.failing?.find(({ call }) => !Object.hasOwn(calls, call))
    if (odd) throw refuse('unknown-call', { call: odd.call })
    return previews.open(code, body)
  },
  openPhone: async ({ phones }, { body }) => {
    const state = await phones.open(body.preview)
    if (state === 'no-preview' || state === 'no-network') throw refuse(state, {})
    return state
  },
  readPhone: ({ phones }) => phones.read(),
  closePhone: ({ phones }) => phones.close(),
  save: (studioApi, { body, ...call }) => saveFiles(studioApi, call, body),
  uploadArt: (studioApi, { body, ...call }) => uploadArt(studioApi, call, body),
  removeArt: (studioApi, { body, ...call }) => removeArt(studioApi, call, body),
  readSettings: (studioApi, { code }) => readSettings(studioApi, code),
  changeSettings: (studioApi, { code, body }) => changeSettings(studioApi, code, body),
  readFlags: handleFlags,
  readPublishing: ({ publishing }) => publishing.read(),
  readPublishImpact: (studioApi, { body }) =>
    studioApi.publishing.loadImpact(readPublishChoice(studioApi, body)),
  publish: (studioApi, { body, caller }) => {
    if (studioApi.releases?.needsApproval) throw refuse('needs-approval', {})
    return studioApi.publishing.publish(readPublishChoice(studioApi, body), caller.readMember().who)
  },
  readRollbackImpact: ({ publishing }, { body }) =>
    publishing.readRollbackImpact(readRollbackRequest(body)),
  rollBack: ({ publishing }, { body, caller }) =>
    publishing.rollBack(readRollbackRequest(body), caller.readMember().who),
  listSchedules: (studioApi, { caller }) => releasesOf(studioApi).list(caller.readMember()),
  readScheduleZone: (studioApi, { body }) => ({
    zone: releasesOf(studioApi).readZone(body.merchants),
  }),
  createSchedule: (studioApi, asked) => {
    readPublishChoice(studioApi, asked.body)
    return changeSchedules(studioApi, asked, (releases, by) => releases.create(asked.body, by))
  },
  changeSchedule: (studioApi, asked) =>
    changeSchedules(studioApi, asked, (releases) => releases.change(asked.body)),
  cancelSchedule: (studioApi, asked) =>
    changeSchedules(studioApi, asked, (releases, by) => releases.cancel(asked.body, by)),
  decideSchedule: (studioApi, asked) =>
    changeSchedules(studioApi, asked, (releases, by) => releases.decide(asked.body, by)),
  findDraft: (_, { caller, code, body }) => caller.together.findDraft(code, body),
  keepDraft: (_, { caller, code, body }) => caller.together.keepDraft(code, body),
  dropDraft: (_, { caller, code, body }) => caller.together.dropDraft(code, body),
  listMyNotes: (_, { caller }) => caller.together.listMyNotes(),
  listPeople: (_, { caller, code }) => caller.together.listPeople(code),
  listNotes: (_, { caller, code }) => caller.together.listNotes(code),
  writeNote: (_, { caller, code, body }) => caller.together.writeNote(code, body),
  answerNote: (_, { caller, code, body }) => caller.together.answerNote(code, body),
  resolveNote: (_, { caller, code, body }) => caller.together.resolveNote(code, body),
}

function releasesOf({ releases }: StudioApi): Releases {
  if (!releases) throw refuse('no-team', {})
  return releases
}

/** Makes a change, and answers with the list afterwards. */
async function changeSchedules(
  studioApi: StudioApi,
  { caller }: { readonly caller: Caller },
  change: (releases: Releases, by: Asker) => Promise<void>,
): Promise<ScheduleList> {
  const releases = releasesOf(studioApi)
  await change(releases, caller.readMember())
  return releases.list(caller.readMember())
}

function makeApiToken(
  { files }: StudioApi,
  { caller, body }: { readonly caller: Caller; readonly body: ApiTokenBody },
): Promise<ApiTokenList> {
  const unknown = body.merchants?.find((code) => !isMerchant(files, code))
  if (unknown !== undefined) throw refuse('no-merchant', { code: unknown })
  return caller.makeApiToken(body)
}

function readPublishChoice(
  { files }: StudioApi,
  { merchants: codes, release }: PublishBody,
): PublishChoice {
  const unknown = codes?.find((code) => !isMerchant(files, code))
  if (unknown !== undefined) throw refuse('no-merchant', { code: unknown })
  return { ...(codes && { codes }), ...(release !== undefined && { release }) }
}

function readRollbackRequest({ merchants: codes, release, basis }: RollbackBody): RollbackOnBasis {
  return {
    ...(codes && { codes }),
    ...(release !== undefined && { release }),
    ...(basis !== undefined && { basis }),
  }
}

function checkCommit(root: string, revision: string): void {
  try {
    findCommit(runGit, { root, revision })
  } catch (cause) {
    throw refuse('no-commit', { sentence: cause instanceof Error ? cause.message : String(cause) })
  }
}

function checkTexts(texts: readonly OtherText[]): readonly OtherText[] {
  const odd = texts.find((text) => !isTyped(text))
  if (odd) throw refuse('outside', { path: odd.path })
  return texts
}

function readSentFlags(sent: Scenario['flags']): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, boolean] => entry[1] !== undefined),
  )
}

function checkFlags({ flags: sent }: Pick<Scenario, 'flags'>): void {
  const odd = Object.keys(sent).find((name) => !Object.hasOwn(flags, name))
  if (odd !== undefined) throw refuse('unknown-flag', { sentence: formatUnknownFlag(odd) })
}
