import { type Journal, parseJournal } from '../model/journal.ts'

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
  const name = (code: string): string => `studio:journal:${code}`
  const unkept = new Set<string>()
  return {
    read: (code) => {
      try {
        const kept = storage().getItem(name(code))
        const journal = kept === null ? undefined : parseJournal(kept)
        if (kept !== null && !journal) storage().removeItem(name(code))
        return journal
      } catch {
        return undefined
      }
    },
    keep: (code, journal) => {
      try {
        if (journal) storage().setItem(name(code), JSON.stringify(journal))
        else storage().removeItem(name(code))
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
