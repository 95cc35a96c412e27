import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openCommits } from '../../src/server/history/open-commits.ts'
import { openRemote } from '../../src/server/history/open-remote.ts'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'

/** The options of a process that saves and exchanges commits with a remote, as JSON in its first argument. */
export interface RemotePlace {
  readonly root: string
  readonly database: string
}

const { root, database }: RemotePlace = JSON.parse(process.argv[2] ?? '{}')
const origin = 'https://studio.example'
const store = await openTeamStore({
  folder: root,
  database,
  now: Date.now,
  limits: { idleMinutes: 60, hours: 12 },
})
const commits = openCommits({ root, origin })
const remote = openRemote({
  root,
  name: 'origin',
  seconds: 0.2,
  origin,
  commits,
  store,
  now: Date.now,
  report: (line) => process.send?.({ line }),
  announce: async ({ own, tip }) => void process.send?.({ arrived: `${own} ${tip}` }),
  // Short, so that a test does not wait for those that were killed.
  leaseMs: 1500,
  count: () => undefined,
})
let isSaving = true
process.on('message', () => {
  isSaving = false
})
process.send?.('begin')
while (isSaving) {
  await save(randomUUID())
  await wait(100)
}
process.send?.('end')

/** Saves a file of its own each time, and tells its id once it is committed. */
async function save(id: string): Promise<void> {
  const path = `merchants/${id}/merchant.json`
  const after = Buffer.from(`{ "code": "${id}" }\n`)
  const write = () => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), after)
    return () => rmSync(join(root, path))
  }
  await commits.inTurn(() =>
    commits.commit({
      files: [{ path, before: undefined, after }],
      write,
      author: { name: 'Ann', email: 'ann@localhost', subject: 'ann' },
      message: { merchant: id, note: id, sentences: [], entry: undefined },
    }),
  )
  process.send?.({ saved: id })
  remote.wake()
}
