import { expect, test } from './support/journey.ts'
import { loadStill } from './support/load-still.ts'
import { setOutStill } from './support/set-out-still.ts'
import { listLoads, nameLoad } from './support/still-loads.ts'
import { formatShift } from './support/watch-shifts.ts'

const words = (process.env['STILL'] ?? '').split(' ').filter((word) => word !== '')

// Answers are late by seconds on a slowed processor, and a busy machine takes its time as well.
test.setTimeout(600_000)

for (const load of listLoads(words))
  test(`nothing moves while this comes: ${nameLoad(load)}`, async ({ browser, host, sandbox }) => {
    const shifts = await loadStill(browser, await setOutStill(load, { host, sandbox }))
    const worst = shifts.reduce((sum, { value }) => sum + value, 0)
    if (words.length > 0) console.log(`${worst.toFixed(3)} ${nameLoad(load)}`)
    expect(worst.toFixed(3), shifts.map(formatShift).join('\n')).toBe('0.000')
  })
