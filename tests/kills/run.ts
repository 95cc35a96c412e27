import { createTestProject } from '../../src/site/publish/testing.ts'
import { killPublishes } from '../support/kills/kill-publishes.ts'
import { type KilledPlace, killedBucket, killedFolder } from '../support/kills/killed-place.ts'
import { openCheckingBucket } from '../support/s3/checking-bucket.ts'

/** Kills publishes to a folder and to a bucket, and prints what every host served after each. */
const kills = Number(process.argv[2] ?? 200)

async function report(name: string, place: KilledPlace, threads: number): Promise<void> {
  const start = performance.now()
  const { flipped, faults, last } = await killPublishes(project, place, { kills, threads })
  const seconds = Math.round((performance.now() - start) / 1000)
  process.stdout.write(
    `${name}, ${threads} threads: ${kills} publishes killed in ${seconds} s. Then ${flipped.none} times every host served the old release, ${flipped.all} times the new one, ${flipped.some} times some hosts the old and some the new one. ${faults.length} faults. The publish after them served version ${last ?? 'none'} at every host.\n`,
  )
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0 || last !== kills + 1) process.exitCode = 1
}

const project = createTestProject()
for (const threads of [0, 2]) {
  await report('Folder', killedFolder(project.at(`site-${threads}`)), threads)
  const bucket = await openCheckingBucket()
  await report('Bucket', killedBucket(bucket), threads)
  bucket.close()
}
project.close()
