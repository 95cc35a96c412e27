import { renameJournalFiles } from '../../core/contract/rename-journal-files.ts'
import { type Journal, parseJournal } from '../model/parse-journal.ts'

/** Stores the journals of merchants across a reload. */
export interface JournalStore {
  /** Returns undefined for anything that is not a journal. */
  readonly read: (code: string) => Journal | undefined
  /** Returns true if it could be stored; `undefined` removes it. */
  readonly keep: (code: string, journal: Journal | undefined) => boolean
  /** True if the last journal was stored. */
  readonly isKept: (code: string) => boolean
}

/** Journals in a storage of the browser, which may be full or forbidden. */
export function openJournalStore(storage: () => Storage): JournalStore {
  const unkept = new Set<string>()
  return {
    read: (code) => {
      try {
        const kept = storage().getItem(nameOf(code))
        const journal = kept === null ? undefined : parseJournal(kept)
        if (kept !== null && !journal) storage().removeItem(nameOf(code))
        return journal
      } catch {
        return undefined
      }
    },
    keep: (code, journal) => {
      try {
        if (journal) storage().setItem(nameOf(code), JSON.stringify(journal))
        else storage().removeItem(nameOf(code))
        unkept.delete(code)
        return true
      } catch {
        unkept.add(code)
        return false
      }
    },
    isKept: (code) => !unkept.has(code),
  }
}

function nameOf(code: string): string {
  return `studio:journal:${code}`
}

/** Moves the journal of a merchant that was renamed, with the paths of its files. */
export function renameJournal(
  storage: () => Storage,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  try {
    const kept = storage().getItem(nameOf(from))
    if (kept === null) return
    storage().setItem(nameOf(to), renameJournalFiles(kept, { from, to }))
    storage().removeItem(nameOf(from))
  } catch {
    // The storage is full or forbidden. What it has stays under the old code.
  }
}
