import { checkEach, joinFindings } from '../../core/config/check-merchants.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'
import { type ProvenanceEntry, placeOfEntry } from '../../core/config/provenance.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import type { SchemaPlaces } from '../../core/config/schema-places.ts'
import type { Facts } from '../../core/contract/facts.ts'
import type {
  ChangeList,
  Comparison,
  ComparisonBody,
  FindingList,
  FlagColumn,
  FoundMerchants,
  HistoryPage,
  HistoryQuery,
  MerchantList,
  OtherText,
  Resolution,
  Statement,
  SwitchAnswer,
  SwitchBody,
  SwitchState,
  UndoBody,
  UndoPlan,
  WhyAnswer,
  WhyBody,
  WordList,
} from '../../core/contract/generated/studio-api.ts'
import { parseZonedTime } from '../../core/contract/zoned-time.ts'
import { explainPage } from '../../core/engine/why/explain-page.ts'
import { findSwitchImpact } from '../../core/engine/why/find-switch-impact.ts'
import { readWhyMerchant, type WhyMerchant } from '../../core/engine/why/read-why-merchant.ts'
import { runGit } from '../../site/git/run-git.ts'
import type { ArrivedCommits } from '../../site/git/sync-remote.ts'
import type { ReleasedCommit } from '../../site/history/find-releases.ts'
import { type Arrival, listArrivals } from '../../site/history/list-arrivals.ts'
import { openDraftFiles } from '../../site/history/open-draft-files.ts'
import { type ArchivePlan, planArchive } from '../../site/merchant-folders/plan-archive.ts'
import { type DeletionPlan, planDeletion } from '../../site/merchant-folders/plan-deletion.ts'
import {
  type DuplicateAnswers,
  type DuplicatePlan,
  planDuplicate,
} from '../../site/merchant-folders/plan-duplicate.ts'
import {
  type PlannedRename,
  planRename,
  type RenameRequest,
} from '../../site/merchant-folders/plan-rename.ts'
import type { NewMerchantAnswers } from '../../site/new-merchant/preview-merchant.ts'
import { answerEdit, type EditAnswer, type EditQuestion } from '../merchant-lists/answer-edit.ts'
import { answerFind, type FindQuestion } from '../merchant-lists/answer-find.ts'
import { answerFlags, type FlagsQuestion } from '../merchant-lists/answer-flags.ts'
import { comparePastStates, planTextUndo, readHistory } from './answer-history.ts'
import { summarizeFindings } from './check-merchants.ts'
import { listPlayerChanges } from './list-player-changes.ts'
import { listReaders, type SettingReaders } from './list-readers.ts'
import { listWords } from './list-words.ts'
import { type NewMerchantResult, previewNewMerchant } from './preview-new-merchant.ts'

interface Draft {
  readonly code: string
  readonly texts: readonly OtherText[]
}

/** A question about the files of a folder, with texts that replace some of them. */
export type FolderQuery =
  | { readonly about: 'merchants' }
  | ({ readonly about: 'find' } & FindQuestion)
  | ({ readonly about: 'flags' } & FlagsQuestion)
  | ({ readonly about: 'edit' } & EditQuestion)
  | { readonly about: 'newMerchant'; readonly typed: NewMerchantAnswers }
  | {
      readonly about: 'duplicate'
      readonly code: string
      readonly typed: DuplicateAnswers
    }
  | { readonly about: 'archive'; readonly code: string; readonly archived: boolean }
  | ({ readonly about: 'rename' } & RenameRequest)
  | { readonly about: 'deletion'; readonly code: string }
  | ({ readonly about: 'findings' } & Draft)
  | ({ readonly about: 'resolution' } & Draft)
  | ({ readonly about: 'changes' } & Draft)
  | ({ readonly about: 'words' } & Draft)
  | { readonly about: 'readers'; readonly code: string }
  | {
      readonly about: 'history'
      readonly code: string
      readonly asked: HistoryQuery
      readonly releases: readonly ReleasedCommit[]
    }
  | { readonly about: 'comparison'; readonly code: string; readonly asked: ComparisonBody }
  | { readonly about: 'arrivals'; readonly arrived: ArrivedCommits }
  | { readonly about: 'undo'; readonly code: string; readonly asked: UndoBody }
  | {
      readonly about: 'why'
      readonly code: string
      readonly asked: WhyBody
      /** The live settings that conditions read. */
      readonly settings: Facts['settings']
    }
  | {
      readonly about: 'switch'
      readonly code: string
      readonly asked: SwitchBody
      /** The live settings that conditions read, before and after. */
      readonly settings: readonly [before: Facts['settings'], after: Facts['settings']]
    }

export interface QueryResults {
  readonly merchants: MerchantList
  readonly find: FoundMerchants
  readonly flags: FlagColumn['merchants']
  readonly edit: EditAnswer
  readonly newMerchant: NewMerchantResult
  readonly duplicate: DuplicatePlan
  readonly archive: ArchivePlan
  readonly rename: PlannedRename
  readonly deletion: DeletionPlan
  readonly findings: FindingList
  readonly resolution: Resolution
  readonly changes: ChangeList
  readonly words: WordList
  readonly readers: SettingReaders
  readonly history: HistoryPage
  readonly comparison: Comparison
  readonly arrivals: readonly Arrival[]
  readonly undo: UndoPlan
  /** A word where there is no such page, or no merchant to plan it for. */
  readonly why: WhyAnswer | 'no-page' | 'has-errors'
  readonly switch: SwitchAnswer | 'has-errors'
}

/** The sources of the answers: the files of a folder, and the positions in Livery's own schemas. */
export interface FolderSnapshot {
  readonly root: string
  readonly files: Files
  readonly places: SchemaPlaces
  /** Epoch milliseconds. */
  readonly now: number
}

/** Answers what takes its time, so that a thread of its own can do it; only reads. */
export function answerQuery(
  { root, files, places, now }: FolderSnapshot,
  question: FolderQuery,
): QueryResults[FolderQuery['about']] | Promise<QueryResults[FolderQuery['about']]> {
  const source = { git: runGit, root, files }
  const registry = { files, places, now }
  switch (question.about) {
    case 'history':
      return readHistory(source, question)
    case 'comparison':
      return comparePastStates(source, question.code, question.asked)
    case 'arrivals':
      return listArrivals(source, question.arrived)
    case 'undo':
      return planTextUndo(source, question.code, question.asked)
    case 'merchants':
      return summarizeFindings(files, now)
    case 'edit':
      return answerEdit(registry, question)
    case 'flags':
      return answerFlags(registry, question)
    case 'find':
      return answerFind(registry, question)
    case 'newMerchant':
      return previewNewMerchant(files, question.typed)
    case 'duplicate':
    case 'archive':
    case 'rename':
    case 'deletion':
      return planFolder(source, question)
    case 'readers':
      return listReaders(files, question.code)
    default:
      return answerDraft({ root, ...registry }, question)
  }
}

type DraftQuestion = Extract<
  FolderQuery,
  { about: 'changes' | 'findings' | 'resolution' | 'switch' | 'why' | 'words' }
>

/** Answers what is asked about files with texts in the place of some. */
function answerDraft(
  { root, files, places, now }: FolderSnapshot,
  question: DraftQuestion,
): QueryResults[DraftQuestion['about']] {
  const texts = 'asked' in question ? question.asked.texts : question.texts
  const over = { root, files: openDraftFiles({ git: runGit, root, files }, texts), places, now }
  switch (question.about) {
    case 'why':
      return why(over, question.code, question)
    case 'switch':
      return readSwitchImpact(over, question.code, question)
    case 'findings':
      return { findings: joinFindings([...checkEach(over.files, [question.code], now).values()]) }
    case 'changes':
      return listPlayerChanges({ before: files, after: over.files }, question.code)
    case 'words':
      return listWords(over.files, question.code)
    case 'resolution':
      return resolution(over, question.code)
  }
}

/** A question about what is done to the folder of a merchant as a whole. */
type PlanQuestion = Extract<FolderQuery, { about: 'archive' | 'deletion' | 'duplicate' | 'rename' }>

function planFolder(
  source: Parameters<typeof planRename>[0],
  question: PlanQuestion,
): QueryResults[PlanQuestion['about']] {
  const { files } = source
  switch (question.about) {
    case 'duplicate':
      return planDuplicate(files, question.code, question.typed)
    case 'archive':
      return planArchive(files, question.code, question.archived)
    case 'rename':
      return planRename(source, question)
    case 'deletion':
      return planDeletion(source, question.code)
  }
}

function resolution({ files, places }: FolderSnapshot, code: string): Resolution {
  const { merchant, layered, provenance } = resolveLayered(createLayerReader(files), code)
  const statements = provenance
    .paths()
    .map((path): [string, Statement[]] => [
      path,
      provenance.of(path).map((one) => state(one, places)),
    ])
  return {
    merchant: merchant ?? null,
    chain: [...(layered?.chain ?? [code])],
    statements: Object.fromEntries(statements),
  }
}

function state(entry: ProvenanceEntry, places: SchemaPlaces): Statement {
  const { layer, act, value } = entry
  const { file, line, column } = placeOfEntry(entry, places)
  return { layer, act, file, line, column, value }
}

type Why = Pick<Extract<FolderQuery, { about: 'why' }>, 'asked' | 'settings'>

function why(
  registry: FolderSnapshot,
  code: string,
  { asked, settings }: Why,
): QueryResults['why'] {
  const merchant = readMerchant(registry, code)
  if (!merchant) return 'has-errors'
  const { flags, templates, session, language, device = 'browser' } = asked
  const at = parseZonedTime(asked.time ?? '')
  const time = 'moment' in at ? at.moment : registry.now
  const facts = { templates: plain(templates), settings, session, language, device, time }
  const lines = explainPage(
    { page: asked.page, facts: { ...facts, flags: plain(flags) } },
    merchant,
  )
  return lines
    ? {
        lines: lines.map(({ changes, ...line }) => ({
          ...plain(line),
          ...(changes && { changes: [...changes] }),
        })),
      }
    : 'no-page'
}

type SwitchQuestion = Pick<Extract<FolderQuery, { about: 'switch' }>, 'asked' | 'settings'>

function readSwitchImpact(
  registry: FolderSnapshot,
  code: string,
  { asked, settings }: SwitchQuestion,
): QueryResults['switch'] {
  const merchant = readMerchant(registry, code)
  if (!merchant) return 'has-errors'
  const read = ({ flags, templates }: SwitchState) => ({
    flags: plain(flags),
    templates: plain(templates),
  })
  const [before, after] = settings
  const turns = findSwitchImpact(
    { ...read(asked.before), settings: before, time: registry.now },
    { ...read(asked.after), settings: after, time: registry.now },
    merchant,
  )
  return { turns: turns.map((turn) => ({ ...turn, sessions: [...turn.sessions] })) }
}

function readMerchant({ files, places }: FolderSnapshot, code: string): WhyMerchant | undefined {
  if (files.read(merchantFile(code)) === undefined) return undefined
  return readWhyMerchant(files, code, places)
}

/** Without what is undefined. */
function plain<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // Only what is undefined was left out.
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as never
}
