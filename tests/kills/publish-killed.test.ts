import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublishedFolder } from '../../src/site/publish/publish-target.ts'
import { rollBack } from '../../src/site/publish/rollback.ts'
import { createTestProject, type TestProject } from '../../src/site/publish/testing.ts'
import { killedHosts, killPublishes } from '../support/kills/kill-publishes.ts'
import {
  inspectHosts,
  type KilledPlace,
  killedBucket,
  killedFolder,
} from '../support/kills/killed-place.ts'
import { openCheckingBucket } from '../support/s3/checking-bucket.ts'

/** `npm run kills` kills 200 of each. */
const kills = process.env['LIVERY_SOAK'] ? 20 : 4

let project: TestProject
beforeAll(() => {
  // On a real disk, which a killed process leaves behind as it is.
  project = createTestProject({ parent: '/var/tmp' })
})
afterAll(() => {
  project.close()
})

async function expectWhole(place: KilledPlace, threads: number): Promise<void> {
  const { faults, last, flipped } = await killPublishes(project, place, { kills, threads })
  expect({ faults, last }).toEqual({ faults: [], last: kills + 1 })
  expect(flipped.none + flipped.some + flipped.all).toBe(kills)
  const folder = await openPublishedFolder(place.target)
  const current = await folder.release((await folder.current()) ?? '')
  expect(current?.hosts).toEqual(await folder.serving())
  const [first = ''] = await folder.names()
  await rollBack(place.target, { release: first })
  const versions = inspectHosts(place, killedHosts, [])
  expect(new Set(versions.values())).toEqual(new Set([0]))
}

describe.each([0, 2])('built in %i threads of their own', (threads) => {
  it('publishes to a folder that are killed leave every host with one whole release, old or new', async () => {
    const site = project.at(`site-${threads}`)
    await expectWhole(killedFolder(site), threads)
    expect(readdirSync(join(site, '.beside'))).toEqual([])
  })

  it('publishes to a bucket that are killed leave every host with one whole release, old or new', async () => {
    const bucket = await openCheckingBucket()
    await expectWhole(killedBucket(bucket), threads)
    bucket.close()
  })
})
