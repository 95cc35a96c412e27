import type {
  ApiTokenList,
  OpenSession,
  RenameOrder,
  SessionGrant,
  SessionList,
} from '../../core/contract/generated/studio-api.ts'
import type { StudioApiCallName } from '../../core/contract/studio-api-calls.ts'
import {
  type AskedMerchants,
  askedMerchants,
  mayCall,
  studioApiNeeds,
} from '../../core/contract/studio-api-roles.ts'
import { hasRole, type RoleGrant } from '../../core/contract/team-roles.ts'
import type { AskedCall, Caller } from '../access/caller.ts'
import { refuse, type StudioApiRefusal } from '../studio-api/refusal.ts'
import { findHiddenParent } from './find-hidden-parent.ts'
import type { Member } from './member.ts'
import type { RateLimit } from './rate-limit.ts'
import { showAnswer } from './show-answer.ts'
import type { AuditedAction } from './store/audit-log.ts'
import type { TeamStore } from './store/open-team-store.ts'
import type { Session } from './store/sessions.ts'
import type { TeamMetrics } from './team-metrics.ts'
import { createTogether, personOf, type TogetherParts } from './together/create-together.ts'

/** What callers share. */
export interface CallerParts extends TogetherParts {
  readonly store: Pick<TeamStore, 'sessions' | 'audit' | 'tokens'> & TogetherParts['store']
  readonly metrics: TeamMetrics
  /** Limits the calls that change something. */
  readonly changes: RateLimit
  /** Describes what a call changes, before it does. */
  readonly describe: (name: StudioApiCallName, asked: AskedCall) => Promise<unknown>
  /** Lists as sentences what a save changes for players, before it does. */
  readonly listChanges: (asked: AskedCall) => Promise<readonly string[]>
  /** Returns where the browser goes after a session was ended. */
  readonly signOutAddress: () => Promise<string>
}

/** Creates the caller of one request of a team: what it may do, and what is recorded of it. */
export function createTeamCaller(member: Member, parts: CallerParts): Caller {
  const { store, metrics } = parts
  const { grants, session } = member
  const record = async (
    name: StudioApiCallName,
    merchants: AskedMerchants,
    outcome: Pick<AuditedAction, 'outcome' | 'problem' | 'change'>,
  ): Promise<number> => {
    metrics.countCall(name, outcome.outcome)
    const { who, subject, from } = member
    const codes = merchants === 'all' ? [] : merchants
    return await store.audit.append({
      who,
      subject,
      from,
      action: name,
      merchants: codes,
      ...outcome,
    })
  }
  const announcedAs = new Map<unknown, readonly string[]>()
  return {
    author: { name: session?.name ?? member.who, email: session?.email, subject: member.subject },
    admit: async (name, asked) => {
      const need = studioApiNeeds[name]
      const merchants = need === 'local' ? [] : askedMerchants(need, asked)
      const refusal = findRefusal(name, asked, { member, parts })
      if (refusal) {
        await record(name, merchants, { outcome: 'refused', problem: refusal.message })
        throw refusal
      }
      if (need === 'local' || !need.changes) {
        metrics.countCall(name, 'allowed')
        return undefined
      }
      // Recorded first: what cannot be recorded is not done.
      const entry = await record(name, merchants, {
        outcome: 'allowed',
        change: await parts.describe(name, asked),
      })
      if (name === 'save') announcedAs.set(asked.body, await parts.listChanges(asked))
      return entry
    },
    noteSuccess: async (name, { code, body }) => {
      const isRename = name === 'renameMerchant'
      if (!isRename && !savesMerchant.has(name)) return
      const { events, now } = parts
      await events.announcements.announce({
        merchant: code,
        by: personOf(member),
        session: session?.id,
        at: new Date(now()).toISOString(),
        ...(isRename
          ? // The body was checked against its shape.
            { kind: 'renamed', to: (body as RenameOrder).code.trim() }
          : { kind: 'saved', changes: announcedAs.get(body) ?? [] }),
      })
    },
    noteFailure: async (name, asked, { message }) => {
      const need = studioApiNeeds[name]
      if (need === 'local' || !need.changes) return
      await record(name, askedMerchants(need, asked), { outcome: 'failed', problem: message })
    },
    maySee: (merchant) => hasRole(grants, 'viewer', merchant),
    show: (name, value) => showAnswer(name, value, grants),
    readSession: () => ({
      isLocal: false,
      name: session?.name ?? member.who,
      subject: member.subject,
      grants: grants.map(describeGrant),
      ...(session?.email !== undefined && { email: session.email }),
      ...(session && { endsAt: new Date(session.endsAt).toISOString() }),
      ...(member.csrf !== undefined && { csrf: member.csrf }),
    }),
    readMember: () => ({ who: member.who, subject: member.subject }),
    signOut: async () => {
      if (!session) throw refuse('no-session', {})
      await store.sessions.end({ id: session.id })
      parts.events.endSession(session.id)
      return { address: await parts.signOutAddress() }
    },
    listSessions: () => listSessions(member, store),
    endSession: async (id) => {
      const own = isAdmin(member) ? {} : { subject: member.subject }
      if (!(await store.sessions.end({ id, ...own }))) throw refuse('no-session', {})
      parts.events.endSession(id)
      return await listSessions(member, store)
    },
    listApiTokens: () => listApiTokens(store),
    makeApiToken: async ({ name, role, merchants, days }) => {
      const grants = [{ role, ...(merchants && { merchants }) }]
      const { secret } = await store.tokens.create({ name, grants, days })
      return { ...(await listApiTokens(store)), secret }
    },
    endApiToken: async (id) => {
      if (!(await store.tokens.end(id))) throw refuse('no-token-id', {})
      return await listApiTokens(store)
    },
    readAudit: (query) => store.audit.list(query),
    together: createTogether(member, parts),
  }
}

/** The calls that change the files of the merchant of their path. */
const savesMerchant: ReadonlySet<StudioApiCallName> = new Set([
  'save',
  'uploadArt',
  'removeArt',
  'archiveMerchant',
])

interface Asking {
  readonly member: Member
  readonly parts: CallerParts
}

/** Returns why a member may not make a call; undefined if it may. */
function findRefusal(
  name: StudioApiCallName,
  asked: AskedCall,
  { member, parts }: Asking,
): StudioApiRefusal | undefined {
  const need = studioApiNeeds[name]
  if (need === 'local') return refuse('local-only', {})
  const { grants } = member
  const merchants = askedMerchants(need, asked)
  if (!mayCall(grants, need, merchants))
    return refuse('no-role', { role: need.role, where: merchants })
  const hidden = findHiddenParent(asked.body, { files: parts.files, grants })
  if (hidden !== undefined) return refuse('no-role', { role: 'viewer', where: [hidden] })
  const isOften = need.changes && !parts.changes.take(member.session?.id ?? member.subject)
  return isOften ? refuse('too-often', {}) : undefined
}

function isAdmin({ grants }: Member): boolean {
  return hasRole(grants, 'admin')
}

/** Lists the sessions that a member may end. */
async function listSessions(
  member: Member,
  { sessions }: Pick<TeamStore, 'sessions'>,
): Promise<SessionList> {
  const listed = await sessions.list(isAdmin(member) ? undefined : member.subject)
  return { sessions: listed.map((session) => describeSession(session, member)) }
}

/** Lists the API tokens that have not ended. */
async function listApiTokens({ tokens }: Pick<TeamStore, 'tokens'>): Promise<ApiTokenList> {
  const listed = await tokens.list()
  return {
    tokens: listed.map(({ id, name, grants, endsAt, usedAt }) => ({
      id,
      name,
      grants: grants.map(describeGrant),
      endsAt: new Date(endsAt).toISOString(),
      ...(usedAt !== undefined && { usedAt: new Date(usedAt).toISOString() }),
    })),
  }
}

function describeGrant({ role, merchants }: RoleGrant): SessionGrant {
  return { role, ...(merchants && { merchants: [...merchants] }) }
}

function describeSession(
  { id, name, email, startedAt, usedAt, endsAt, from }: Session,
  { session }: Member,
): OpenSession {
  const print = (time: number): string => new Date(time).toISOString()
  return {
    id,
    name,
    startedAt: print(startedAt),
    usedAt: print(usedAt),
    endsAt: print(endsAt),
    from: from.address,
    agent: from.agent,
    isThis: id === session?.id,
    ...(email !== undefined && { email }),
  }
}
