import type { Edit, EditRefusal, Json } from './edit/edit.ts'
import { editText, readText } from './edit/edit-text.ts'
import { valueAt } from './edit/edit-value.ts'
import type { Source } from './source.ts'

/** The kinds of files that have a `schemaVersion`, by the names of their schemas. */
export type VersionedKind = 'livery' | 'merchant' | 'own-block'

/** A change of the format of a file from one `schemaVersion` to the next. */
export interface Migration {
  readonly kind: VersionedKind
  /** The `schemaVersion` of the files that it changes. */
  readonly from: number
  /** Returns the edits that a file with this value needs. That of its `schemaVersion` is made in any case. */
  readonly edit: (value: Json) => readonly Edit[]
}

/** The changes of formats so far: none, each format has the version that it began with. */
export const migrations: readonly Migration[] = []

export interface MigratedText {
  readonly text: string
  /** The `schemaVersion` before and after the migration, if they differ. */
  readonly step?: { readonly from: number; readonly to: number }
}

/**
 * Migrates the text of a file, one `schemaVersion` after the other. Whatever the migrations do not concern stays as
 * typed. Returns a refusal for a file that cannot be parsed or edited.
 */
export function migrateText(
  source: Source,
  kind: VersionedKind,
  known: readonly Migration[] = migrations,
): MigratedText | EditRefusal {
  const typed = readText(source)
  if ('refused' in typed) return typed
  const from = valueAt(typed.value, ['schemaVersion'])
  let { value } = typed
  let { text } = source
  let to = from
  for (;;) {
    const next = known.find((one) => one.kind === kind && one.from === to)
    if (!next) break
    to = next.from + 1
    const edits = [...next.edit(value), { path: ['schemaVersion'], value: to }]
    const edited = editText({ ...source, text }, edits)
    if ('refused' in edited) return edited
    ;({ text, value } = edited)
  }
  return typeof from === 'number' && typeof to === 'number' && from !== to
    ? { text, step: { from, to } }
    : { text }
}
