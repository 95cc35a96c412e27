import { openReleases, type ReleasesOptions } from '../../src/server/releases/open-releases.ts'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'
import { snapshotWorkspaceFiles } from '../../src/site/disk/workspace-files.ts'

/** The options of a process that runs schedules, as JSON in its first argument. */
export interface SchedulesPlace extends Pick<ReleasesOptions, 'root' | 'published' | 'sources'> {
  /** The folder of the store. */
  readonly folder: string
  readonly database?: string | undefined
  readonly webhook: string
  readonly webhookSecret: string
}

const place: SchedulesPlace = JSON.parse(process.argv[2] ?? '{}')
const { folder, database, webhook, webhookSecret, root, published, sources } = place
const limits = { idleMinutes: 60, hours: 12 }
const store = await openTeamStore({ folder, database, now: Date.now, limits })
openReleases({
  store,
  root,
  published,
  sources,
  files: snapshotWorkspaceFiles(root),
  prepare: async () => undefined,
  approval: false,
  webhooks: [webhook],
  webhookSecret,
  now: Date.now,
  report: (line) => process.stderr.write(`${line}\n`),
  // Short, so that a test does not wait for those that were killed.
  leaseMs: 1500,
})
process.send?.('begin')
