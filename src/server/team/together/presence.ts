import type { TeamPerson } from '../../../core/contract/generated/studio-api.ts'

/** Lists of people by merchant. */
export type PeopleByMerchant = Readonly<Record<string, readonly TeamPerson[]>>

/** Knows who has which merchant open. */
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
  /** Lists who has pages open at this process. */
  readonly listOwn: () => PeopleByMerchant
  /** Notes who has pages open at the other instances, and calls back pages that it changes something for. */
  readonly setOthers: (others: readonly PeopleByMerchant[]) => void
  /** Calls back after each change of this process's own list. */
  readonly onChange: (changed: () => void) => void
}

interface OpenPage {
  readonly person: TeamPerson
  readonly hear: (people: readonly TeamPerson[]) => void
}

/** Creates a presence of the pages of this process, beside those of other instances that `setOthers` names. */
export function createPresence(): Presence {
  const pages = new Map<string, Set<OpenPage>>()
  let others: readonly PeopleByMerchant[] = []
  let changed = (): void => undefined
  const ownOf = (merchant: string): TeamPerson[] =>
    unique([...(pages.get(merchant) ?? [])].map(({ person }) => person))
  const listAll = (merchant: string): TeamPerson[] =>
    unique([...ownOf(merchant), ...others.flatMap((one) => one[merchant] ?? [])])
  const tell = (merchant: string): void => {
    const people = listAll(merchant)
    for (const { hear } of pages.get(merchant) ?? []) hear(people)
  }
  return {
    enter: (merchant, person, hear) => {
      const open = pages.get(merchant) ?? new Set()
      pages.set(merchant, open)
      const page = { person, hear }
      open.add(page)
      tell(merchant)
      changed()
      return () => {
        if (!open.delete(page)) return
        if (open.size === 0 && pages.get(merchant) === open) pages.delete(merchant)
        tell(merchant)
        changed()
      }
    },
    listOwn: () => Object.fromEntries([...pages.keys()].map((code) => [code, ownOf(code)])),
    setOthers: (listed) => {
      const before = new Map([...pages.keys()].map((code) => [code, namesOf(listAll(code))]))
      others = listed
      for (const [code, names] of before) if (namesOf(listAll(code)) !== names) tell(code)
    },
    onChange: (call) => {
      changed = call
    },
  }
}

function unique(people: readonly TeamPerson[]): TeamPerson[] {
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

function namesOf(people: readonly TeamPerson[]): string {
  return JSON.stringify(people.map(({ id, name }) => [id, name]).sort())
}
