import { applyFixes } from '../../core/config/apply-fixes.ts'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Json } from '../../core/config/edit/edit.ts'
import { editText } from '../../core/config/edit/edit-text.ts'
import {
  type Files,
  listMerchants,
  merchantFile,
  schemaAddress,
  workspaceFile,
} from '../../core/config/files.ts'
import { filesOver } from '../../core/config/files-over.ts'
import { type Migration, migrateText, type VersionedKind } from '../../core/config/migrations.ts'
import {
  composeEditorSchemas,
  refreshEditorSchema,
} from '../../core/config/own-blocks/editor-schema.ts'
import { ownBlockFile } from '../../core/config/own-blocks/own-block.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { readMap } from '../../core/config/parse-source.ts'
import { readScaffold } from '../../core/config/scaffold.ts'
import { composeScaffold, digestText, recordScaffold } from './compose-workspace.ts'

/** A file that an upgrade writes. */
export interface UpgradedFile {
  readonly file: string
  /** Absent for a file that the workspace does not have yet. */
  readonly before?: string
  readonly after: string
  /** What changes in it, in sentences. */
  readonly reasons: readonly string[]
}

/** A file that differs from that of a new workspace, and that an upgrade leaves alone. */
export interface KeptFile {
  readonly file: string
  /** Absent for a file that was removed from the workspace. */
  readonly text?: string
  /** The file as a new workspace has it. */
  readonly scaffold: string
}

export interface UpgradePlan {
  /** The version that the workspace records; absent if it was made before versions were recorded. */
  readonly from?: string
  /** The file that makes the folder a workspace is the last, so that an upgrade that was ended begins again. */
  readonly files: readonly UpgradedFile[]
  readonly kept: readonly KeptFile[]
}

export interface UpgradeNeeds {
  /** The version of the installed package. */
  readonly version: string
  /** In epoch milliseconds. */
  readonly now: number
  /** The changes of formats, and the files of a new workspace, where they are not those of this package. */
  readonly migrations?: readonly Migration[]
  readonly scaffold?: ReadonlyMap<string, string>
}

/**
 * Plans what moves a workspace to the version of the installed package: newer formats of its files, values that have
 * another name now, and files of a new workspace that it lacks or that nobody changed. Throws a message for operators
 * where `livery.json` cannot be read.
 */
export function planUpgrade(files: Files, needs: UpgradeNeeds): UpgradePlan {
  const record = readScaffold(files)
  const draft = createDraft(files)
  for (const [file, kind] of listVersioned(files)) {
    const text = draft.files().read(file) ?? ''
    const migrated = migrateText({ path: file, text }, kind, needs.migrations)
    if (!('refused' in migrated) && migrated.step)
      draft.write(file, migrated.text, [
        `Its format changes from version ${migrated.step.from} to ${migrated.step.to}.`,
      ])
  }
  writeRenamedValues(draft, needs.now)
  writeEditorSchema(draft)
  const scaffold = needs.scaffold ?? composeScaffold()
  const kept = [...scaffold].flatMap(([file, text]) => takeScaffold(draft, { file, text, record }))
  writeRecord(draft, recordScaffold(needs.version, scaffold))
  return { ...(record && { from: record.version }), files: draft.list(), kept }
}

/** The texts that an upgrade writes over those of the workspace. */
interface Draft {
  /** The files as they are after what is written so far. */
  readonly files: () => Files
  readonly write: (file: string, text: string, reasons: readonly string[]) => void
  readonly list: () => UpgradedFile[]
}

function createDraft(files: Files): Draft {
  const written = new Map<string, { readonly after: string; readonly reasons: readonly string[] }>()
  return {
    files: () =>
      filesOver(
        files,
        [...written].map(([path, { after: text }]) => ({ path, text })),
      ),
    write: (file, after, reasons) => {
      const earlier = written.get(file)?.reasons ?? []
      written.delete(file)
      written.set(file, { after, reasons: [...earlier, ...reasons] })
    },
    list: () =>
      [...written].flatMap(([file, one]) => {
        const before = files.read(file)
        return before === one.after
          ? []
          : [{ file, ...(before !== undefined && { before }), ...one }]
      }),
  }
}

/** Lists the files of a workspace that have a `schemaVersion`. */
function listVersioned(files: Files): (readonly [file: string, kind: VersionedKind])[] {
  const blocks = files.list(ownBlocksFolder).map(ownBlockFile)
  return [
    [workspaceFile, 'livery'] as const,
    ...listMerchants(files).map((code) => [merchantFile(code), 'merchant'] as const),
    ...blocks
      .filter((file) => files.read(file) !== undefined)
      .map((file) => [file, 'own-block'] as const),
  ]
}

/** Writes the new names of values that a merchant has by their old ones. */
function writeRenamedValues(draft: Draft, now: number): void {
  const files = draft.files()
  const renamed = checkMerchants(files, undefined, now).filter(
    ({ code, file, fix }) => code === 'retired-value' && fix && !files.installed?.has(file),
  )
  for (const [file, found] of Map.groupBy(renamed, (finding) => finding.file)) {
    const fixes = found.flatMap(({ fix }) => fix ?? [])
    const { text } = applyFixes(files.read(file) ?? '', fixes)
    draft.write(
      file,
      text,
      found.map(({ message }) => message),
    )
  }
}

/** Writes the schemas of the own blocks, and names that of merchants in merchants that name that of the package. */
function writeEditorSchema(draft: Draft): void {
  const own = readOwnBlocks(draft.files())
  const write = (file: string, text: string): void => draft.write(file, text, [])
  const { installed } = draft.files()
  for (const [file, text] of composeEditorSchemas(draft.files(), own, installed?.schemas ?? ''))
    if (draft.files().read(file) === undefined) write(file, text)
  refreshEditorSchema(draft.files(), own, write)
  for (const code of listMerchants(draft.files())) {
    const [files, path] = [draft.files(), merchantFile(code)]
    const text = files.read(path) ?? ''
    const value = schemaAddress(files, path, 'merchant')
    const typed = readMap({ path, text })?.['$schema']
    if (
      typed === value ||
      !String(typed).endsWith(`/${files.installed?.schemas}/merchant.schema.json`)
    )
      continue
    const edited = editText({ path, text }, [{ path: ['$schema'], value }])
    if (!('refused' in edited))
      draft.write(path, edited.text, [
        'Its schema is that of the workspace, which knows the own blocks.',
      ])
  }
}

interface ScaffoldFile {
  readonly file: string
  readonly text: string
  readonly record: ReturnType<typeof readScaffold>
}

/** Brings a file of a new workspace, or replaces one that nobody changed; returns one that it leaves alone. */
function takeScaffold(draft: Draft, { file, text, record }: ScaffoldFile): KeptFile[] {
  const [current, recorded] = [draft.files().read(file), record?.files.get(file)]
  if (recorded === digestText(text)) return []
  if (current === undefined && recorded === undefined) draft.write(file, text, [])
  else if (current === undefined) return [{ file, scaffold: text }]
  else if (digestText(current) === recorded) draft.write(file, text, [])
  else if (digestText(current) !== digestText(text))
    return [{ file, text: current, scaffold: text }]
  return []
}

function writeRecord(draft: Draft, scaffold: Json): void {
  const text = draft.files().read(workspaceFile) ?? ''
  const edited = editText({ path: workspaceFile, text }, [{ path: ['scaffold'], value: scaffold }])
  if ('refused' in edited) throw new Error(edited.message)
  draft.write(workspaceFile, edited.text, [])
}
