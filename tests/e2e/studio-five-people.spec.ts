import { chromium, expect } from '@playwright/test'
import type { AuditEntry } from '../../src/core/contract/generated/studio-api.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, pick } from '../support/mutate-text.ts'
import { startTestTeam, type TestTeam } from '../support/start-test-team.ts'
import { journeyBrowser } from './support/browser.ts'
import { signIn, test } from './support/team-journey.ts'
import { TeamWalk, type Walker } from './support/team-walk.ts'
import { readWords } from './support/words.ts'

/** Who works on the merchant `shop`, with the role and the browser of each. */
const people = {
  ann: { role: 'editor', browser: 0 },
  bo: { role: 'editor', browser: 1 },
  cy: { role: 'editor', browser: 2 },
  dee: { role: 'publisher', browser: 1 },
  eve: { role: 'viewer', browser: 2 },
} as const
const keys = [
  'rooms.title',
  'rooms.free',
  'rooms.paid',
  'rooms.offline',
  'rooms.none',
  'rooms.pay',
] as const
/** What people do; what is here more often is done more often. */
const kinds = [
  ...Array(8).fill('type'),
  ...Array(2).fill('undo'),
  ...Array(2).fill('save'),
  'saveBoth',
  'undoCommit',
  ...Array(2).fill('note'),
]
const stepCount = howOften({ check: 40, all: 40, soak: 500 })
const seed = 20_261_201

const accountOf = (name: string, group: string) => ({
  name,
  email: `${name}@team.example`,
  email_verified: true,
  groups: [group],
})
const accounts = {
  ...Object.fromEntries(
    Object.entries(people).map(([name, { role }]) => [name, accountOf(name, `shop-${role}`)]),
  ),
  root: accountOf('root', 'all-admin'),
}

test('three editors, a publisher and a viewer type, save, undo and write notes at once, and nothing is lost', async () => {
  test.setTimeout(stepCount * 20_000)
  const team = await startTestTeam({ forBrowsers: true, accounts })
  const browsers = await Promise.all(
    Array.from({ length: 3 }, () => chromium.launch(journeyBrowser)),
  )
  try {
    const translate = readWords('base', 'en')
    const walk = new TeamWalk(team, new Map(keys.map((key) => [key, translate(key)])))
    const walkers: Walker[] = []
    for (const [name, { browser }] of Object.entries(people)) {
      const context = await browsers[browser]?.newContext({
        viewport: { width: 1280, height: 800 },
      })
      const page = await context?.newPage()
      if (!page) throw new Error(`No browser for ${name}`)
      await signIn(page, team, { account: name, place: 'shop/words' })
      walkers.push(await walk.join(name, page))
    }
    const notes = await walkAtRandom(walk, walkers)
    const editors = walkers.filter(({ name }) => name !== 'eve')
    for (const editor of editors) await walk.save([editor], () => 'Keep mine')
    for (const walker of walkers) await walk.expectShown(walker)

    expect([...walk.fates].filter(([, { fate }]) => fate === 'open')).toEqual([])
    expect(readAuthors(walk)).toEqual(
      [...walk.fates]
        .filter(([, { fate }]) => fate === 'saved')
        .map(([text, { by }]) => [text, by]),
    )
    await expectAudited(team, walk)
    const eve = team.open()
    await eve.signIn('eve')
    const listed = await eve.call('/merchants/shop/notes')
    for (const note of notes) expect(listed.text).toContain(note)
  } finally {
    for (const browser of browsers) await browser.close()
    await team.close()
  }
})

/** Does random steps by random people; returns the texts of the notes and answers. */
async function walkAtRandom(walk: TeamWalk, walkers: readonly Walker[]): Promise<string[]> {
  const random = createRandom(seed)
  const choose = () => pick(['Keep mine', 'Take theirs'] as const, random)
  const editors = walkers.filter(({ name }) => name !== 'eve')
  const commits: string[] = []
  const notes: string[] = []
  const steps: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
    type: (walker) => walk.type(walker, pick(keys, random)),
    undo: (walker) => walk.undo(walker),
    save: async (walker) => {
      commits.push(...(await walk.save([walker], choose)))
    },
    saveBoth: async (walker) => {
      const other = pick(
        editors.filter((editor) => editor !== walker),
        random,
      )
      await walk.expectShown(other)
      commits.push(...(await walk.save([walker, other], choose)))
    },
    undoCommit: async (walker) => {
      if (commits.length > 0) await walk.undoCommit(walker, pick(commits, random))
    },
    note: async (walker) => {
      const kinds = ['write', 'write', 'answer', 'resolve'] as const
      const note = await walk.writeNote(walker, pick(kinds, random))
      if (note !== undefined) notes.push(note)
    },
  }
  for (let step = 0; step < stepCount; step++) {
    const walker = pick(walkers, random)
    await walk.expectShown(walker)
    const kind = walker.name === 'eve' ? 'note' : pick(kinds, random)
    await steps[kind]?.(walker)
  }
  return notes
}

/** Returns who first committed each text that was saved, in the order of {@link TeamWalk.fates}. */
function readAuthors(walk: TeamWalk): [text: string, author: string | undefined][] {
  const adds = walk.readAdded()
  return [...walk.fates]
    .filter(([, { fate }]) => fate === 'saved')
    .map(([text]) => [text, adds.find(({ line }) => line.includes(JSON.stringify(text)))?.author])
}

/** Compares the commits of the studio with the entries of the audit log, one by one. */
async function expectAudited(team: TestTeam, walk: TeamWalk): Promise<void> {
  const admin = team.open()
  await admin.signIn('root')
  const entries: AuditEntry[] = []
  for (let before: number | undefined, hasMore = true; hasMore; before = entries.at(-1)?.id) {
    const body = JSON.stringify({ text: 'save', before })
    const page = JSON.parse((await admin.call('/audit', { method: 'POST', body })).text)
    entries.push(...page.entries)
    hasMore = page.hasMore
  }
  const done: AuditEntry[] = []
  for (const entry of entries.filter(({ action }) => action === 'save').reverse())
    if (entry.outcome === 'allowed') done.unshift(entry)
    else
      done.splice(
        done.findIndex(({ who }) => who === entry.who),
        1,
      )
  const commits = walk.log().slice(0, -1)
  expect(done.map(({ id, who }) => [id, who])).toEqual(
    commits.map(({ audit, author }) => [audit, `${author} <${author}@team.example>`]),
  )
}
