import type { Selectable } from 'kysely'
import type { Note, NoteAnswer, TeamPerson } from '../../../core/contract/generated/studio-api.ts'
import { createId } from './secrets.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

/** Notes on parts of merchants, with answers. */
export interface Notes {
  /** Lists the open notes of merchants and the last resolved ones, the newest first. */
  readonly list: (merchants: readonly string[]) => Promise<readonly Note[]>
  /** Lists all open notes, the newest first. */
  readonly listOpen: () => Promise<readonly Note[]>
  readonly countOpen: (merchant: string) => Promise<number>
  /** Returns a note of a merchant. */
  readonly find: (merchant: string, id: string) => Promise<Note | undefined>
  readonly write: (note: NewNote) => Promise<void>
  readonly answer: (note: string, text: NoteText) => Promise<void>
  /** Resolves a note, or opens it again. */
  readonly resolve: (note: string, by: TeamPerson | undefined) => Promise<void>
}

/** A text of a person, with the people that it mentions. */
export interface NoteText {
  readonly by: TeamPerson
  readonly text: string
  readonly mentions: readonly TeamPerson[]
}

export interface NewNote extends NoteText {
  readonly merchant: string
  readonly place: string
}

/** The number of resolved notes that are listed. */
const resolvedListed = 200

export function openNotes(database: TeamDatabase, now: () => number): Notes {
  const all = () => database.selectFrom('note').selectAll().orderBy('at', 'desc').orderBy('id')
  const open = () => all().where('resolvedAt', 'is', null)
  const rowOf = ({ by, text, mentions }: NoteText) => ({
    id: createId(),
    subject: by.id,
    name: by.name,
    at: now(),
    text,
    mentions: JSON.stringify(mentions),
  })
  return {
    list: async (merchants) => {
      if (merchants.length === 0) return []
      const resolved = await all()
        .where('merchant', 'in', merchants)
        .where('resolvedAt', 'is not', null)
        .limit(resolvedListed)
        .execute()
      const rows = [...(await open().where('merchant', 'in', merchants).execute()), ...resolved]
      return withAnswers(
        database,
        rows.sort((one, other) => other.at - one.at),
      )
    },
    listOpen: async () => withAnswers(database, await open().execute()),
    countOpen: async (merchant) => (await open().where('merchant', '=', merchant).execute()).length,
    find: async (merchant, id) => {
      const rows = await all().where('merchant', '=', merchant).where('id', '=', id).execute()
      return (await withAnswers(database, rows))[0]
    },
    write: async ({ merchant, place, ...text }) => {
      const unresolved = { resolvedAt: null, resolvedBy: null, resolvedName: null }
      await database
        .insertInto('note')
        .values({ merchant, place, ...rowOf(text), ...unresolved })
        .execute()
    },
    answer: async (note, text) => {
      await database
        .insertInto('noteAnswer')
        .values({ note, ...rowOf(text) })
        .execute()
    },
    resolve: async (note, by) => {
      await database
        .updateTable('note')
        .set({
          resolvedAt: by ? now() : null,
          resolvedBy: by?.id ?? null,
          resolvedName: by?.name ?? null,
        })
        .where('id', '=', note)
        .execute()
    },
  }
}

async function withAnswers(
  database: TeamDatabase,
  rows: readonly Selectable<TeamTables['note']>[],
): Promise<Note[]> {
  const ids = rows.map(({ id }) => id)
  const answers =
    ids.length === 0
      ? []
      : await database
          .selectFrom('noteAnswer')
          .selectAll()
          .where('note', 'in', ids)
          .orderBy('at')
          .execute()
  return rows.map((row) => ({
    ...textOf(row),
    merchant: row.merchant,
    place: row.place,
    answers: answers.filter(({ note }) => note === row.id).map(textOf),
    ...(row.resolvedAt !== null && {
      resolved: {
        by: { id: row.resolvedBy ?? '', name: row.resolvedName ?? '' },
        at: new Date(row.resolvedAt).toISOString(),
      },
    }),
  }))
}

/** The rows of notes and of answers have these columns alike. */
function textOf(row: Omit<Selectable<TeamTables['noteAnswer']>, 'note'>): NoteAnswer {
  const { id, subject, name, at, text, mentions } = row
  return {
    id,
    by: { id: subject, name },
    at: new Date(at).toISOString(),
    text,
    mentions: JSON.parse(mentions),
  }
}
