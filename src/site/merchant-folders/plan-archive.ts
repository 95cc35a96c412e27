import { isArchived } from '../../core/config/archived.ts'
import { editText } from '../../core/config/edit/edit-text.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { findUsers } from './find-users.ts'

/** What archiving or restoring a merchant would write. */
export interface ArchivePlan {
  /** The new text of its file; undefined if it says so already. */
  readonly text: string | undefined
  /** The merchants that keep it from that, by code: live heirs of one to archive, archived parents of one to restore. */
  readonly related: readonly string[]
}

/** Plans to archive a merchant or to restore it; it writes nothing. Throws in the operator's words if its file cannot be read. */
export function planArchive(files: Files, code: string, archived: boolean): ArchivePlan {
  if (isArchived(files, code) === archived) return { text: undefined, related: [] }
  const path = merchantFile(code)
  const value = { path: ['archived'] }
  const edit = archived ? { ...value, value: true } : { ...value, remove: true as const }
  const edited = editText({ path, text: files.read(path) ?? '' }, [edit])
  if ('refused' in edited) throw new Error(edited.message)
  return {
    text: edited.text,
    related: archived ? listLiveHeirs(files, code) : listArchivedParents(files, code),
  }
}

function listLiveHeirs(files: Files, code: string): string[] {
  return findUsers(files, code).heirs.filter((heir) => !isArchived(files, heir))
}

function listArchivedParents(files: Files, code: string): string[] {
  const chain = createLayerReader(files)(code)?.chain ?? []
  return chain.filter((parent) => parent !== code && isArchived(files, parent))
}

/** Formats why a merchant is not archived or restored; `names` are those of the related merchants. */
export function formatRelated(names: string, archived: boolean): string {
  return archived
    ? `Merchants that are not archived inherit from it: ${names}. Archive them first, or change "extends" there.`
    : `It inherits from an archived merchant: ${names}. Restore that first, or change "extends".`
}

/** Describes what follows from archiving or restoring a merchant. */
export function describeArchive(code: string, archived: boolean): string[] {
  return archived
    ? [
        `A publish of all merchants leaves "${code}" out, so what is published of it stays as it is.`,
        `To take its hosts down, publish it by its name: livery publish ${code}.`,
      ]
    : [`A publish of all merchants has "${code}" again.`]
}
