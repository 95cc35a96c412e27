import { compareStates, type Snapshot, stateOf, takeSnapshot } from '../compare/compare-states.ts'
import { condenseContrasts } from '../compare/condense-contrasts.ts'
import { checkEach } from '../config/check-merchants.ts'
import type { Json } from '../config/edit/edit.ts'
import { editText, readText } from '../config/edit/edit-text.ts'
import { type Files, listToCheck, merchantFile } from '../config/files.ts'
import { filesOver } from '../config/files-over.ts'
import type { Finding } from '../config/finding.ts'
import type { Source } from '../config/source.ts'
import { readTypedValue } from '../config/typed-value.ts'
import { sameValue } from '../contract/same-value.ts'
import { listPaths } from './match-merchant.ts'
import {
  type MerchantSource,
  openMerchantReader,
  type ReadMerchant,
} from './open-merchant-reader.ts'

/** An edit of several merchants: one value, at a path that may begin with the id or the type of a block. */
export interface SharedEdit {
  readonly path: string
  /** As it is typed: JSON, or else a text. Without it, the inherited value applies again. */
  readonly value?: string
}

/** What an edit does to one of the merchants that it is for. */
export interface EditOutcome {
  readonly code: string
  readonly outcome: 'changes' | 'has' | 'cannot'
  /** What players notice, each without a full stop; why it cannot be made; or nothing where it has the value. */
  readonly sentences: readonly string[]
}

export interface SharedEditPlan {
  readonly merchants: readonly EditOutcome[]
  /** Merchants that it is not for, and that change because they inherit from one that is. */
  readonly heirs: readonly { readonly code: string; readonly sentences: readonly string[] }[]
  /** Errors that it would cause in heirs; with any of them, nothing may be written. */
  readonly broken: readonly { readonly code: string; readonly findings: readonly Finding[] }[]
  /** The files to write, all or none. */
  readonly texts: readonly Source[]
}

/** What each merchant has for itself, so that no edit of several is about it. */
const ownSections = ['$schema', 'schemaVersion', 'code', 'extends', 'hosts', 'archived', '$final']

/** Returns why an edit cannot be of several merchants; undefined if it can. */
export function refuseSharedEdit({ path }: SharedEdit): string | undefined {
  const [first = '', ...inside] = path.split('.')
  if (ownSections.includes(first))
    return `Each merchant has "${first}" for itself. Change it in one merchant at a time.`
  if (path.split('.').includes('')) return `"${path}" is not a path. Give one such as theme.shape.`
  if (inside.length === 0)
    return `"${path}" is a whole section. Give the path of a value in it, such as theme.shape.`
  return undefined
}

/** Plans an edit of merchants, in memory: which change and how, which have it, and which cannot and why. */
export function planSharedEdit(
  source: MerchantSource,
  codes: readonly string[],
  edit: SharedEdit,
): SharedEditPlan {
  const before = takeSnapshot(source.files)
  const refused = new Map<string, string>()
  // Each round leaves out those that it would bring errors, which also changes what their heirs inherit.
  for (;;) {
    const drafts = draftAll({ source, before, codes, edit, refused })
    const errors = findErrors(source, [...drafts.texts.keys()], drafts)
    if (errors.size === 0) return describePlan({ source, before, codes, drafts, refused })
    for (const [code, [finding]] of errors) refused.set(code, finding?.message ?? '')
  }
}

interface Drafting {
  readonly source: MerchantSource
  readonly before: Snapshot
  readonly codes: readonly string[]
  readonly edit: SharedEdit
  /** Why merchants cannot have it, by code. */
  readonly refused: Map<string, string>
}

interface Drafts {
  readonly texts: ReadonlyMap<string, Source>
  readonly has: ReadonlySet<string>
}

/** Edits parents before their heirs, so that an heir which inherits the value then is left as it is. */
function draftAll({ source, before, codes, edit, refused }: Drafting): Drafts {
  const texts = new Map<string, Source>()
  const has = new Set<string>()
  const depthOf = (code: string): number => before.chainOf(code).length
  const depths = [...new Set(codes.map(depthOf))].sort((one, other) => one - other)
  for (const depth of depths) {
    const level = codes.filter((code) => depthOf(code) === depth)
    const files = filesOver(source.files, [...texts.values()])
    const read = openMerchantReader({ ...source, files })
    for (const code of level) {
      if (refused.has(code)) continue
      const drafted = draftOne(read(code), files, edit)
      if (drafted === 'has') has.add(code)
      else if (typeof drafted === 'string') refused.set(code, drafted)
      else texts.set(code, drafted)
    }
  }
  return { texts, has }
}

/** Returns the edited file; `has` where nothing has to be written; else why it cannot be edited. */
function draftOne(known: ReadMerchant, files: Files, edit: SharedEdit): Source | string {
  const { code, merchant, provenance } = known
  const path = merchantFile(code)
  if (files.installed?.has(path)) return `${path} comes from the installed package.`
  if (!merchant) return 'It has errors. Correct its findings first.'
  const paths = listPaths(edit.path, known)
  if (paths.length === 0) return `It has nothing called "${edit.path}".`
  const source = { path, text: files.read(path) ?? '' }
  const typed = readText(source)
  if ('refused' in typed) return typed.message
  if (edit.value === undefined)
    return draftText(
      source,
      paths.map((one) => ({ path: readPath(one), remove: true as const })),
    )
  const value = readTypedValue(edit.value)
  const hasIt = (one: string): boolean => {
    const entry = provenance.of(one).at(-1)
    return entry?.act === 'set' && sameValue(entry.value, value)
  }
  if (paths.every(hasIt)) return 'has'
  const isText = needsText(value, paths, known)
  const set: Json = isText ? edit.value : value
  return draftText(
    source,
    paths.map((one) => ({ path: readPath(one), value: set })),
  )
}

/** Returns true for a simple value where the merchant has a text, such as a name that consists of digits. */
function needsText(value: Json, paths: readonly string[], { provenance }: ReadMerchant): boolean {
  if (typeof value !== 'number' && typeof value !== 'boolean' && value !== null) return false
  return paths.some((one) => typeof provenance.of(one).at(-1)?.value === 'string')
}

function draftText(source: Source, edits: Parameters<typeof editText>[1]): Source | string {
  const edited = editText(source, edits)
  if ('refused' in edited) return edited.message
  return edited.text === source.text ? 'has' : { ...source, text: edited.text }
}

function readPath(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** Findings that an edit must not bring: errors, and a move that leads nowhere, which would do nothing. */
function isAgainst({ severity, code }: Finding): boolean {
  return severity === 'error' || code === 'lost-move'
}

/** Returns the findings against an edit that it brings to merchants, by code. */
function findErrors(
  { files, now }: MerchantSource,
  codes: readonly string[],
  { texts }: Pick<Drafts, 'texts'>,
): ReadonlyMap<string, readonly Finding[]> {
  if (codes.length === 0) return new Map()
  const before = checkEach(files, codes, now)
  const after = checkEach(filesOver(files, [...texts.values()]), codes, now)
  const brought = codes.map((code): [string, readonly Finding[]] => {
    const known = new Set((before.get(code) ?? []).map(nameOf))
    const fresh = (after.get(code) ?? []).filter((one) => isAgainst(one) && !known.has(nameOf(one)))
    return [code, fresh]
  })
  return new Map(brought.filter(([, findings]) => findings.length > 0))
}

/** Returns a key of a finding without its line, which an edit above it changes. */
function nameOf({ code, file, path, message }: Finding): string {
  return [code, file, path, message].join('\n')
}

interface Planned extends Omit<Drafting, 'edit'> {
  readonly drafts: Drafts
}

function describePlan({ source, before, codes, drafts, refused }: Planned): SharedEditPlan {
  const texts = [...drafts.texts.values()]
  const after = takeSnapshot(filesOver(source.files, texts))
  const compare = (code: string): string[] => {
    const sides = {
      before: stateOf(before, before.resolve(code)),
      after: stateOf(after, after.resolve(code)),
    }
    if (!sides.before || !sides.after) return []
    const changes = compareStates({ before: sides.before, after: sides.after })
    return condenseContrasts(changes).map(({ sentence }) => sentence)
  }
  const merchants = codes.map((code): EditOutcome => {
    const why = refused.get(code)
    if (why !== undefined) return { code, outcome: 'cannot', sentences: [why] }
    if (!drafts.texts.has(code)) return { code, outcome: 'has', sentences: [] }
    return { code, outcome: 'changes', sentences: compare(code) }
  })
  const inherits = (code: string): boolean =>
    before.chainOf(code).some((parent) => drafts.texts.has(parent)) ||
    before.lookOwnersOf(code).some((owner) => drafts.texts.has(owner))
  const others = listToCheck(source.files).filter(
    (code) => !drafts.texts.has(code) && inherits(code),
  )
  const heirs = others
    .filter((code) => !drafts.has.has(code))
    .map((code) => ({ code, sentences: compare(code) }))
  return {
    merchants,
    heirs: heirs.filter(({ sentences }) => sentences.length > 0),
    broken: [...findErrors(source, others, drafts)].map(([code, findings]) => ({ code, findings })),
    texts,
  }
}
