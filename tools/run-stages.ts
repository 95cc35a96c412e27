import { spawnSync } from 'node:child_process'

/**
 * Runs the npm scripts that its arguments name, in order, and prints the minutes of each at the end. The first
 * failure ends the run.
 */
const minutes: string[] = []
const began = performance.now()
let status = 0
for (const stage of process.argv.slice(2)) {
  const from = performance.now()
  status = spawnSync('npm', ['run', '--silent', stage], { stdio: 'inherit' }).status ?? 1
  minutes.push(`${stage} ${minutesSince(from)}${status === 0 ? '' : ' (failed)'}`)
  if (status !== 0) break
}
process.stdout.write(`\nMinutes: ${minutes.join(', ')}; together ${minutesSince(began)}\n`)
process.exitCode = status

function minutesSince(from: number): string {
  return ((performance.now() - from) / 60_000).toFixed(1)
}
