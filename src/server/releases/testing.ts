import { randomUUID } from 'node:crypto'
import { snapshotWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { openPublishedFolder } from '../../site/publish/publish-target.ts'
import { codeOfSite } from '../../site/publish/release.ts'
import type { TestProject } from '../../site/publish/testing.ts'
import { openTeamStore, type TeamStore } from '../team/store/open-team-store.ts'
import { doScheduleJob } from './do-schedule-job.ts'
import { type OpenReleases, openReleases, type ReleasesOptions } from './open-releases.ts'

/** Releases of a test project over a real store, with a clock that a test sets. */
export interface TestReleases {
  /** The name of the published folder. */
  readonly folder: string
  readonly store: TeamStore
  readonly clock: { now: number }
  readonly reported: string[]
  readonly open: (more?: Partial<ReleasesOptions>) => OpenReleases
  /** Returns the site of each merchant that is served, by its code. */
  readonly readServed: () => Promise<Readonly<Record<string, string>>>
  readonly close: () => Promise<void>
}

const limits = { idleMinutes: 60, hours: 12 }

/** Opens them with the merchants `acme` and `brio`, whose release `first` is served in a folder of its own. */
export async function openTestReleases(project: TestProject): Promise<TestReleases> {
  const folder = `test-${randomUUID()}`
  for (const code of ['acme', 'brio']) project.writeMerchant(code, { timeZone: 'Asia/Bangkok' })
  await project.publish(folder, { release: 'first' })
  const clock = { now: Date.UTC(2026, 10, 30) }
  const now = (): number => clock.now
  const store = await openTeamStore({ folder: project.at(`${folder}-data`), now, limits })
  const published = project.at(folder)
  const { dist, fonts, modules } = project.request(folder)
  const opened: OpenReleases[] = []
  const reported: string[] = []
  return {
    folder,
    store,
    clock,
    reported,
    open: (more = {}) => {
      const releases = openReleases({
        store,
        root: project.root,
        published,
        // The files of a test change while it runs.
        files: {
          read: (path) => snapshotWorkspaceFiles(project.root).read(path),
          list: (path) => snapshotWorkspaceFiles(project.root).list(path),
        },
        sources: { dist, fonts, modules },
        prepare: async () => undefined,
        approval: false,
        webhooks: [],
        webhookSecret: undefined,
        now,
        report: (line) => reported.push(line),
        leaseMs: 15_000,
        lookEveryMs: 20,
        openJobs: () => ({ run: doScheduleJob, end: async () => undefined }),
        ...more,
      })
      opened.push(releases)
      return releases
    },
    readServed: async () => {
      const served = await openPublishedFolder(published)
      const sites = [...(await served.serving()).values()]
      return Object.fromEntries(sites.map((site) => [codeOfSite(site), site]))
    },
    close: async () => {
      await Promise.all(opened.map((releases) => releases.close()))
      await store.close()
    },
  }
}
