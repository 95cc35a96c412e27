import { walkMoney } from '../support/money-walk/walk-money.ts'

/** Has players do random things with their money while the sandbox is killed, and prints what came of it. */
const [actions = 10_000, players = 20, kills = 50, seed = Date.now() % 1_000_000] = process.argv
  .slice(2)
  .map(Number)
const start = performance.now()
const progress = (line: string): void => void process.stderr.write(`${line}\n`)
const report = await walkMoney({ actions, players, kills, seed, progress })
const seconds = Math.round((performance.now() - start) / 1000)
process.stdout.write(
  `${report.actions} actions of ${players} players in ${seconds} s with ${report.kills} kills (seed ${seed}): ${report.requests} requests, ${report.lost} lost answers, ${report.orders} orders, ${report.rounds} rounds. ${report.faults.length} faults.\n`,
)
const answered = [...report.answered].toSorted(([one], [other]) => one.localeCompare(other))
process.stdout.write(`  ${answered.map(([what, count]) => `${what}: ${count}`).join(', ')}\n`)
for (const fault of report.faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
if (report.faults.length > 0 || report.kills !== kills) process.exitCode = 1
