import type { Person } from './sessions.ts'
import type { TeamDatabase } from './tables.ts'

/** Everybody who signed in once. */
export interface People {
  /** Keeps the name and the claims of a person's last sign-in. */
  readonly note: (person: Person) => Promise<void>
  /** Lists everybody by name. */
  readonly list: () => Promise<readonly Omit<Person, 'email' | 'sid'>[]>
}

export function openPeople(database: TeamDatabase): People {
  return {
    note: async ({ subject, name, claims }) => {
      const known = { name, claims: JSON.stringify(claims) }
      await database
        .insertInto('person')
        .values({ subject, ...known })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(known))
        .execute()
    },
    list: async () => {
      const rows = await database.selectFrom('person').selectAll().orderBy('name').execute()
      return rows.map(({ claims, ...person }) => ({ ...person, claims: JSON.parse(claims) }))
    },
  }
}
