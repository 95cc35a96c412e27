import type { TeamPerson } from '../../../core/contract/generated/studio-api.ts'

/** Knows who has which merchant open. This version knows the pages of one process. */
export interface Presence {
  /**
   * Notes that a page of a person opened a merchant, and calls back with everybody who has it open, now and after each
   * change. Returns the function that notes that the page is gone.
   */
  readonly enter: (
    merchant: string,
    person: TeamPerson,
    hear: (people: readonly TeamPerson[]) => void,
  ) => () => void
}

interface OpenPage {
  readonly person: TeamPerson
  readonly hear: (people: readonly TeamPerson[]) => void
}

/** Creates a presence that this process keeps in memory. */
export function createPresence(): Presence {
  const pages = new Map<string, Set<OpenPage>>()
  const tell = (open: ReadonlySet<OpenPage>): void => {
    const people = [...new Map([...open].map(({ person }) => [person.id, person])).values()]
    for (const { hear } of open) hear(people)
  }
  return {
    enter: (merchant, person, hear) => {
      const open = pages.get(merchant) ?? new Set()
      pages.set(merchant, open)
      const page = { person, hear }
      open.add(page)
      tell(open)
      return () => {
        if (!open.delete(page)) return
        if (open.size === 0 && pages.get(merchant) === open) pages.delete(merchant)
        tell(open)
      }
    },
  }
}
