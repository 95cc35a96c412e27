import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../src/core/contract/generated/studio-api.ts'
import {
  type StudioApiCallDeclaration,
  type StudioApiCallName,
  studioApiCalls,
} from '../../src/core/contract/studio-api-calls.ts'
import { studioApiNeeds } from '../../src/core/contract/studio-api-roles.ts'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'
import {
  startTestTeam,
  type TestBrowser,
  type TestTeam,
  testRoles,
} from '../support/start-test-team.ts'

type Expected = readonly [least: (typeof testRoles)[number], where: 'path' | 'body' | 'all' | 'any']

/** Who may make each call, written down a second time: a change of the one table shows here. */
const expected: Readonly<Record<StudioApiCallName, Expected | 'nobody'>> = {
  readSession: ['viewer', 'any'],
  signOut: ['viewer', 'any'],
  listSessions: ['viewer', 'any'],
  endSession: ['viewer', 'any'],
  listApiTokens: ['admin', 'all'],
  makeApiToken: ['admin', 'all'],
  endApiToken: ['admin', 'all'],
  readAudit: ['admin', 'all'],
  listMerchants: ['viewer', 'any'],
  findMerchants: ['viewer', 'any'],
  readStatuses: ['viewer', 'any'],
  readRemote: ['viewer', 'any'],
  previewEdit: ['viewer', 'body'],
  applyEdit: ['editor', 'body'],
  previewMerchant: ['editor', 'all'],
  makeMerchant: ['editor', 'all'],
  previewDuplicate: ['editor', 'all'],
  duplicateMerchant: ['editor', 'all'],
  archiveMerchant: ['editor', 'path'],
  readRenameImpact: ['admin', 'all'],
  renameMerchant: ['admin', 'all'],
  readDeletionImpact: ['admin', 'all'],
  deleteMerchant: ['admin', 'all'],
  readFiles: ['viewer', 'path'],
  resolve: ['viewer', 'path'],
  findFindings: ['viewer', 'path'],
  listChanges: ['viewer', 'path'],
  readHistory: ['viewer', 'path'],
  compareStates: ['viewer', 'path'],
  planUndo: ['viewer', 'path'],
  listWords: ['viewer', 'path'],
  explainPage: ['viewer', 'path'],
  readSwitchImpact: ['viewer', 'path'],
  openPreview: ['viewer', 'path'],
  openPhone: 'nobody',
  readPhone: 'nobody',
  closePhone: 'nobody',
  save: ['editor', 'path'],
  uploadArt: ['editor', 'path'],
  removeArt: ['editor', 'path'],
  readSettings: ['viewer', 'path'],
  changeSettings: ['editor', 'path'],
  readFlags: ['viewer', 'any'],
  readPublishing: ['viewer', 'any'],
  readPublishImpact: ['viewer', 'body'],
  publish: ['publisher', 'body'],
  readRollbackImpact: ['viewer', 'body'],
  rollBack: ['publisher', 'body'],
  listSchedules: ['viewer', 'any'],
  readScheduleZone: ['viewer', 'any'],
  createSchedule: ['publisher', 'body'],
  changeSchedule: ['publisher', 'body'],
  cancelSchedule: ['publisher', 'body'],
  decideSchedule: ['publisher', 'body'],
  watchEvents: ['viewer', 'any'],
  findDraft: ['editor', 'path'],
  keepDraft: ['editor', 'path'],
  dropDraft: ['editor', 'path'],
  listMyNotes: ['viewer', 'any'],
  listPeople: ['viewer', 'path'],
  listNotes: ['viewer', 'path'],
  writeNote: ['viewer', 'path'],
  answerNote: ['viewer', 'path'],
  resolveNote: ['viewer', 'path'],
}

const scenario = { session: 'guest', flags: {}, templates: {} }
const state = { flags: {}, templates: {} }

/** A body of the right shape for each call, which changes nothing by itself. */
const bodies: Partial<Record<StudioApiCallName, (merchant: string) => object>> = {
  endSession: () => ({ id: 'none' }),
  makeApiToken: () => ({ name: 'robot', role: 'viewer', days: 1 }),
  endApiToken: () => ({ id: 'none' }),
  readAudit: () => ({}),
  findMerchants: () => ({ text: '' }),
  previewEdit: (merchant) => ({ merchants: [merchant], path: 'theme.shape' }),
  applyEdit: (merchant) => ({ merchants: [merchant], path: 'theme.shape' }),
  previewMerchant: () => ({ code: 'fresh' }),
  makeMerchant: () => ({ code: 'bank' }),
  previewDuplicate: () => ({ code: 'fresh' }),
  duplicateMerchant: () => ({ code: 'bank' }),
  archiveMerchant: () => ({ archived: false }),
  readRenameImpact: () => ({ code: 'fresh' }),
  renameMerchant: () => ({ code: 'fresh', basis: 'none' }),
  deleteMerchant: () => ({ typed: 'nobody', basis: 'none' }),
  resolve: () => ({ texts: [] }),
  findFindings: () => ({ texts: [] }),
  listChanges: () => ({ texts: [] }),
  readHistory: () => ({ limit: 1 }),
  compareStates: () => ({ before: '0000000', after: 'now' }),
  planUndo: () => ({ commit: '0000000', texts: [] }),
  listWords: () => ({ texts: [] }),
  explainPage: () => ({ texts: [], page: 'home', ...scenario }),
  readSwitchImpact: () => ({ texts: [], before: state, after: state }),
  openPreview: () => ({ texts: [], scenario }),
  openPhone: () => ({ preview: 'none' }),
  closePhone: () => ({ preview: 'none' }),
  save: () => ({ files: [] }),
  uploadArt: () => ({ name: 'empty.svg', content: '' }),
  removeArt: () => ({ path: 'art/none.svg', fingerprint: 'none' }),
  changeSettings: () => ({}),
  readFlags: () => ({ environment: 'sandbox' }),
  readPublishImpact: (merchant) => ({ merchants: [merchant] }),
  publish: (merchant) => ({ merchants: [merchant, 'nobody'] }),
  readRollbackImpact: (merchant) => ({ merchants: [merchant], release: 'none' }),
  rollBack: (merchant) => ({ merchants: [merchant], release: 'none' }),
  readScheduleZone: () => ({}),
  createSchedule: (merchant) => ({ merchants: [merchant], at: '2000-01-01T00:00' }),
  changeSchedule: (merchant) => ({ merchants: [merchant], id: 'none' }),
  cancelSchedule: (merchant) => ({ merchants: [merchant], id: 'none' }),
  decideSchedule: (merchant) => ({
    merchants: [merchant],
    id: 'none',
    inputs: '',
    approves: true,
  }),
  findDraft: () => ({ device: 'none' }),
  keepDraft: () => ({ device: 'none', values: 1, journal: '{}' }),
  dropDraft: () => ({ device: 'none' }),
  writeNote: () => ({ place: '', text: ' ' }),
  answerNote: () => ({ note: 'none', text: 'none' }),
  resolveNote: () => ({ note: 'none', isResolved: true }),
}

// One that ends the session comes last.
const names = (Object.keys(studioApiCalls) as StudioApiCallName[]).sort(
  (one, other) => Number(one === 'signOut') - Number(other === 'signOut'),
)
const merchants = ['shop', 'bank'] as const
const accounts = ['all', 'shop'].flatMap((where) =>
  testRoles.map((role) => ({ where, role, account: `${where}-${role}` })),
)

function isAllowed(
  name: StudioApiCallName,
  { where, role }: (typeof accounts)[number],
  merchant: string,
): boolean {
  const need = expected[name]
  if (need === 'nobody') return false
  const [least, scope] = need
  const isHighEnough = testRoles.indexOf(role) >= testRoles.indexOf(least)
  if (where === 'all' || scope === 'any') return isHighEnough
  // A publish that names a merchant without a role is refused whole.
  return isHighEnough && scope !== 'all' && merchant === 'shop' && name !== 'publish'
}

function requestOf(name: StudioApiCallName, merchant: string) {
  const { method, path }: StudioApiCallDeclaration = studioApiCalls[name]
  const body = bodies[name]?.(merchant)
  return {
    path: path.replace(':merchant', merchant),
    asked: { method, ...(body && { body: JSON.stringify(body) }) },
  }
}

let team: TestTeam
let admin: TestBrowser
beforeAll(async () => {
  const many = 100_000
  team = await startTestTeam({ limits: { refusals: many, changes: many, signIns: many } })
  admin = team.open()
  await admin.signIn('all-admin')
})
afterAll(() => team.close())

async function listAudit(query: object = {}): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (let before: number | undefined; ; ) {
    const body = JSON.stringify({ ...query, ...(before !== undefined && { before }) })
    const page = JSON.parse((await admin.call('/audit', { method: 'POST', body })).text)
    entries.push(...page.entries)
    before = page.entries.at(-1)?.id
    if (!page.hasMore) return entries
  }
}

it('every call has a need, and every need a call', () => {
  expect(Object.keys(studioApiNeeds).sort()).toEqual(Object.keys(studioApiCalls).sort())
})

describe.each(accounts)('$account', (person) => {
  it('makes exactly the calls that the role holds, and each refusal is in the audit log', async () => {
    const browser = team.open()
    await browser.signIn(person.account)
    // The bank is another merchant than that of half of the people. One call ends the session, so it is made once.
    const made = merchants.flatMap((merchant) =>
      names
        .filter((name) => name !== 'signOut' || merchant === 'bank')
        .map((name) => ({ name, merchant })),
    )
    const refused: string[] = []
    for (const { name, merchant } of made) {
      const may = isAllowed(name, person, merchant)
      if (!may) refused.push(name)
      const line = `${name} ${merchant}`
      expect(`${line}: ${await outcomeOf(browser, name, merchant)}`).toBe(
        `${line}: ${may ? 'made' : 'refused'}`,
      )
    }
    const entries = await listAudit({ who: `${person.account}@team.example` })
    const logged = entries
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ action }) => action)
    expect(logged.sort()).toEqual(refused.sort())
  })
})

/** Makes a call; resolves with whether the role held it. What a handler refuses was admitted before. */
async function outcomeOf(browser: TestBrowser, name: StudioApiCallName, merchant: string) {
  const { path, asked } = requestOf(name, merchant)
  const { status, text } = await browser.call(path, asked)
  if (status === 401 || status === 500) return text
  // A stream has no answer that ends.
  const { code } = name === 'watchEvents' && status === 200 ? {} : JSON.parse(text)
  return code === 'no-role' || code === 'local-only' ? 'refused' : 'made'
}

it('nobody ends a session at the address of the identity provider, whatever the role: only its signature counts', async () => {
  const address = '/studio/sign-in/back-channel-logout'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const store = await openTeamStore({ folder: team.data, now: Date.now, limits })
  const grants = [{ role: 'admin' as const }]
  const { secret } = await store.tokens.create({ name: 'robot', grants, days: 1 })
  await store.close()
  const before = await listAudit({ text: 'backChannelLogout' })
  const asked = [{ ...form }, { ...form, authorization: `Bearer ${secret}` }]
  for (const { account } of accounts) {
    const browser = team.open()
    await browser.signIn(account)
    const own = { origin: team.origin, 'sec-fetch-site': 'same-origin' }
    const headers = { ...form, ...own, 'x-livery-csrf': await readCsrf(browser) }
    const answer = await browser.ask(address, {
      method: 'POST',
      headers,
      body: 'logout_token=forged',
    })
    expect([account, answer.status]).toEqual([account, 400])
    expect((await browser.ask('/studio/api/session')).status).toBe(200)
  }
  for (const headers of asked) {
    const sent = { method: 'POST', headers, body: 'logout_token=forged' }
    expect((await team.open().ask(address, sent)).status).toBe(400)
  }
  const entries = await listAudit({ text: 'backChannelLogout' })
  expect(entries.length - before.length).toBe(accounts.length + asked.length)
  expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(['refused']))
})

/** Ways in which a request is not that of a session, each with the answer to a read and to anything else. */
const intrusions = [
  { who: 'nobody', read: 'signed-out', other: 'signed-out' },
  { who: 'a forged session', read: 'signed-out', other: 'signed-out' },
  { who: 'a session that was ended', read: 'signed-out', other: 'signed-out' },
  { who: 'a session that has expired', read: 'signed-out', other: 'signed-out' },
  { who: 'an API token that does not exist', read: 'signed-out', other: 'signed-out' },
  { who: 'an API token that has expired', read: 'signed-out', other: 'signed-out' },
  { who: 'a page without the token of the session', read: undefined, other: 'no-csrf' },
  { who: 'a page with the token of another session', read: undefined, other: 'no-csrf' },
  { who: 'a page of another site', read: 'foreign', other: 'foreign' },
  { who: 'a page of a host below the studio', read: 'foreign', other: 'foreign' },
  { who: 'a request without an origin', read: undefined, other: 'foreign' },
] as const

type Intrusion = (typeof intrusions)[number]['who']

describe.each(intrusions)('$who', ({ who, read, other }) => {
  it('makes no call, whatever the role, and each attempt is in the audit log', async () => {
    const headers = await headersOf(who)
    const before = (await listAudit({ text: 'studio/api' })).length
    let attempts = 0
    for (const name of names.filter((one) => one !== 'readPublishing')) {
      const { path, asked } = requestOf(name, 'shop')
      const isRead = asked.method === 'GET'
      const answer = await team.open().ask(`/studio/api${path}`, {
        ...asked,
        headers: { 'content-type': 'application/json', ...headers },
      })
      const { code } = answer.status === 200 ? {} : JSON.parse(answer.text)
      const wanted = isRead ? read : other
      if (wanted === undefined) expect([401, 403]).not.toContain(answer.status)
      else expect(`${name} ${code}`).toBe(`${name} ${wanted}`)
      if (wanted !== undefined) attempts += 1
    }
    expect((await listAudit({ text: 'studio/api' })).length - before).toBe(attempts)
  })
})

async function headersOf(who: Intrusion): Promise<Record<string, string>> {
  const { origin } = team
  const own = { origin, 'sec-fetch-site': 'same-origin' }
  if (who === 'nobody') return own
  if (who === 'a forged session')
    return { ...own, cookie: `__Host-livery-session=${'A'.repeat(43)}`, 'x-livery-csrf': 'A' }
  if (who === 'an API token that does not exist')
    return { authorization: `Bearer livery_${'A'.repeat(43)}` }
  if (who === 'an API token that has expired')
    return { authorization: `Bearer ${await createExpiredToken()}` }
  const [browser, another] = [team.open(), team.open()]
  await browser.signIn('all-admin')
  const cookie = `__Host-livery-session=${browser.cookies.get(`${origin} __Host-livery-session`)}`
  const csrf = await readCsrf(browser)
  const whole = { ...own, cookie, 'x-livery-csrf': csrf }
  switch (who) {
    case 'a session that was ended':
      await browser.call('/session', { method: 'DELETE' })
      return whole
    case 'a session that has expired':
      expire('session')
      return whole
    case 'a page without the token of the session':
      return { ...own, cookie }
    case 'a page with the token of another session':
      await another.signIn('all-admin')
      return { ...whole, 'x-livery-csrf': await readCsrf(another) }
    case 'a page of another site':
      return { ...whole, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    case 'a page of a host below the studio':
      return { ...whole, origin: 'https://preview-1.studio.example', 'sec-fetch-site': 'same-site' }
    case 'a request without an origin':
      return { cookie, 'x-livery-csrf': csrf }
  }
}

const limits = { idleMinutes: 60, hours: 12 }

async function createExpiredToken(): Promise<string> {
  const store = await openTeamStore({ folder: team.data, now: Date.now, limits })
  const { secret } = await store.tokens.create({
    name: 'old',
    grants: [{ role: 'admin' }],
    days: 1,
  })
  await store.close()
  expire('token')
  return secret
}

/** Lets what was opened last end a moment ago. */
function expire(table: 'session' | 'token'): void {
  const database = new DatabaseSync(join(team.data, 'team.db'))
  const last = `(SELECT rowid FROM ${table} ORDER BY rowid DESC LIMIT 1)`
  database.prepare(`UPDATE ${table} SET endsAt = ? WHERE rowid = ${last}`).run(Date.now() - 1)
  database.close()
}

async function readCsrf(browser: TestBrowser): Promise<string> {
  return JSON.parse((await browser.ask('/studio/api/session')).text).csrf
}
