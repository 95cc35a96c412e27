import type { Files } from '../../../core/config/files.ts'
import { grantsOf, type TeamSettings } from '../../../core/config/team-settings.ts'
import type { Note, NoteList, TeamPerson } from '../../../core/contract/generated/studio-api.ts'
import { hasRole } from '../../../core/contract/team-roles.ts'
import type { Together } from '../../access/caller.ts'
import { refuse } from '../../studio-api/refusal.ts'
import type { Member } from '../member.ts'
import type { RateLimit } from '../rate-limit.ts'
import type { TeamStore } from '../store/open-team-store.ts'
import { findMentions } from './find-mentions.ts'
import type { TeamEvents } from './open-events.ts'

/** What all members share. */
export interface TogetherParts {
  readonly store: Pick<TeamStore, 'drafts' | 'notes' | 'people' | 'renameMerchant'>
  readonly files: Files
  readonly events: TeamEvents
  readonly grants: TeamSettings['grants']
  /** Limits how often a device keeps its draft. */
  readonly keeping: RateLimit
  readonly now: () => number
}

/** The open notes of a merchant, and the answers of a note. */
const most = { notes: 500, answers: 100 } as const

/** Creates what a member shares with the others: the events of a page, the member's own drafts, and notes. */
export function createTogether(member: Member, parts: TogetherParts): Together {
  const { store, events } = parts
  const maySee = (merchant: string): boolean => hasRole(member.grants, 'viewer', merchant)
  return {
    watch: (page) => {
      const { id: session, name } = readSession(member)
      return events.pages.open({ subject: member.subject, name, session, maySee }, page)
    },
    ...createDrafts(member, parts),
    renameMerchant: store.renameMerchant,
    listPeople: async (code) => ({ people: await listPeople(code, parts) }),
    listMyNotes: async () => {
      // Notes of a deleted merchant stay, for when it comes back.
      const there = new Set(parts.files.list('merchants'))
      const notes = (await store.notes.listOpen()).filter(
        ({ merchant }) => maySee(merchant) && there.has(merchant),
      )
      const counts = new Map<string, number>()
      for (const { merchant } of notes) counts.set(merchant, (counts.get(merchant) ?? 0) + 1)
      return {
        open: [...counts].map(([merchant, count]) => ({ merchant, count })),
        mentions: notes.filter((note) => isMentioned(note, member.subject)),
      }
    },
    ...createNotes(member, parts),
  }
}

function createDrafts(
  member: Member,
  { store: { drafts }, keeping }: TogetherParts,
): Pick<Together, 'findDraft' | 'keepDraft' | 'dropDraft'> {
  const { subject, from } = member
  const find = async (merchant: string, device: string) => {
    const draft = await drafts.find({ subject, merchant }, device)
    return draft ? { draft } : {}
  }
  return {
    findDraft: async (code, { device }) => {
      readSession(member)
      return await find(code, device)
    },
    keepDraft: async (merchant, body) => {
      if (!keeping.take(readSession(member).id)) throw refuse('too-often', {})
      const at = await drafts.keep({ subject, merchant }, { ...body, agent: from.agent })
      return { at: new Date(at).toISOString() }
    },
    dropDraft: async (merchant, { device }) => {
      readSession(member)
      await drafts.drop({ subject, merchant }, device)
      return await find(merchant, device)
    },
  }
}

function createNotes(
  member: Member,
  parts: TogetherParts,
): Pick<Together, 'listNotes' | 'writeNote' | 'answerNote' | 'resolveNote'> {
  const { notes } = parts.store
  const by = personOf(member)
  const listNotes = async (code: string): Promise<NoteList> => ({
    notes: [...(await notes.list([code]))],
  })
  const readText = async (code: string, typed: string) => {
    const text = typed.trim()
    if (text === '') throw refuse('empty-note', {})
    return { by, text, mentions: findMentions(text, await listPeople(code, parts)) }
  }
  const find = async (code: string, id: string): Promise<Note> => {
    const note = await notes.find(code, id)
    if (!note) throw refuse('no-note', {})
    return note
  }
  const announce = (merchant: string, mentions: readonly TeamPerson[] = []): Promise<void> =>
    parts.events.announcements.announce({
      kind: 'notes',
      merchant,
      by,
      session: member.session?.id,
      at: new Date(parts.now()).toISOString(),
      mentions: mentions.map(({ id }) => id),
    })
  return {
    listNotes,
    writeNote: async (merchant, { place, text: typed }) => {
      const text = await readText(merchant, typed)
      if ((await notes.countOpen(merchant)) >= most.notes)
        throw refuse('too-many-notes', { what: 'open notes', most: most.notes })
      await notes.write({ ...text, merchant, place })
      await announce(merchant, text.mentions)
      return await listNotes(merchant)
    },
    answerNote: async (merchant, { note: id, text: typed }) => {
      const note = await find(merchant, id)
      const text = await readText(merchant, typed)
      if (note.answers.length >= most.answers)
        throw refuse('too-many-notes', { what: 'answers', most: most.answers })
      await notes.answer(id, text)
      await announce(merchant, text.mentions)
      return await listNotes(merchant)
    },
    resolveNote: async (merchant, { note: id, isResolved }) => {
      const note = await find(merchant, id)
      if (isResolved !== (note.resolved !== undefined)) {
        await notes.resolve(id, isResolved ? by : undefined)
        await announce(merchant)
      }
      return await listNotes(merchant)
    },
  }
}

/** Returns how a member is named to colleagues. */
export function personOf({ subject, who, session }: Member): TeamPerson {
  return { id: subject, name: session?.name ?? who }
}

/** Returns the session of a member. Throws StudioApiRefusal for a machine, which has neither pages nor drafts. */
function readSession({ session }: Member): NonNullable<Member['session']> {
  if (!session) throw refuse('people-only', {})
  return session
}

/** Lists everybody who signed in once and may see a merchant. */
async function listPeople(
  merchant: string,
  { store, grants }: Pick<TogetherParts, 'store' | 'grants'>,
): Promise<TeamPerson[]> {
  const people = await store.people.list()
  return people
    .filter(({ claims }) => hasRole(grantsOf(claims, grants), 'viewer', merchant))
    .map(({ subject: id, name }) => ({ id, name }))
}

function isMentioned({ mentions, answers }: Note, subject: string): boolean {
  return [{ mentions }, ...answers].some((text) => text.mentions.some(({ id }) => id === subject))
}
