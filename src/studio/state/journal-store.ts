import { type Journal, parseJournal } from '../model/journal.ts'

/** Where journals are kept over a reload, one for each merchant. */
export interface JournalStore {
  /** What is no journal is forgotten. */
  readonly read: (code: string) => Journal | undefined
  /** Whether it could be kept; `undefined` removes it. */
  readonly keep: (code: string, journal: Journal | undefined) => boolean
  /** Whether the last journal that was handed in is kept. */
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
