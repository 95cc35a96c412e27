import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { gitSettings } from '../support/git-settings.ts'
import { howOften } from '../support/how-often.ts'
import type { RemotePlace } from '../support/remote-process.ts'
import { type Postgres, startPostgres } from './support/start-postgres.ts'

const kills = howOften({ check: 8, all: 8, soak: 60 })
const env = { ...process.env, ...gitSettings }

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.close())

/** A workspace, its remote and the clone of a colleague. */
function createRepositories() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-remotes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string): string => join(folder, name)
  const git = (name: string, ...args: readonly string[]): string => {
    const person = ['-c', 'user.name=Bo', '-c', 'user.email=bo@localhost']
    const all = ['-C', at(name), ...person, ...args]
    return execFileSync('git', all, { env, stdio: 'pipe', maxBuffer: 2 ** 26 })
      .toString()
      .trim()
  }
  /** Commits a file of its own. */
  const commit = (name: string, id: string): void => {
    const path = at(`${name}/merchants/${id}/merchant.json`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `{ "code": "${id}" }\n`)
    git(name, 'add', '.')
    git(name, 'commit', '--quiet', '-m', id)
  }
  for (const [name, ...how] of [['hub', '--bare'], ['root']] as const)
    execFileSync('git', ['init', '--quiet', '-b', 'main', ...how, at(name)], { env })
  git('hub', 'config', 'core.logAllRefUpdates', 'always')
  git('root', 'remote', 'add', 'origin', at('hub'))
  commit('root', 'first')
  git('root', 'push', '--quiet', 'origin', 'main')
  execFileSync('git', ['clone', '--quiet', at('hub'), at('colleague')], { env })
  return { at, git, commit }
}

/** A process that saves and exchanges commits, started again each time that it is killed. */
function keepRunning(place: RemotePlace, heard: Heard) {
  const script = join(import.meta.dirname, '../support/remote-process.ts')
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = fork(script, [JSON.stringify(place)], { stdio: 'inherit', env })
    child.on('message', (message: Partial<Record<'arrived' | 'line' | 'saved', string>>) => {
      if (message.saved !== undefined) heard.saved.push(message.saved)
      if (message.arrived !== undefined) heard.arrived.push(message.arrived)
      if (message.line !== undefined) heard.lines.push(message.line)
    })
    child.once('exit', (code) => {
      if (code !== null && code !== 0) heard.crashes.push(code)
    })
    await once(child, 'message')
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { start, kill, stop: () => child.send('stop') }
}

interface Heard {
  /** The ids of what was saved, as far as it was acknowledged. */
  readonly saved: string[]
  /** The commits that came, each as the last one before them and the last of them. */
  readonly arrived: string[]
  readonly lines: string[]
  /** The exit codes of processes that ended by an error. */
  readonly crashes: number[]
}

it('two instances on one workspace push each commit once and lose none, while they are killed again and again and a colleague pushes', async () => {
  const { at, git, commit } = createRepositories()
  const place = { root: at('root'), database: await postgres.createDatabase() }
  const heard: Heard = { saved: [], arrived: [], lines: [], crashes: [] }
  const instances = [keepRunning(place, heard), keepRunning(place, heard)] as const
  onTestFinished(async () => void (await Promise.all(instances.map(({ kill }) => kill()))))
  await Promise.all(instances.map(({ start }) => start()))
  const pushed: string[] = []
  for (let killed = 0; killed < kills; killed++) {
    // A time that differs each time, so that processes end at every step of an exchange.
    await wait(200 + ((killed * 977) % 1700))
    const one = instances[killed % 2]
    await one?.kill()
    const id = `bo-${killed}`
    commit('colleague', id)
    pushAsColleague(git)
    pushed.push(id)
    await one?.start()
  }
  for (const { stop } of instances) stop()
  const isInStep = (): boolean => {
    const own = git('root', 'rev-parse', 'main')
    return own === git('hub', 'rev-parse', 'main') && pushed.every((id) => isIn(git, id))
  }
  while (!isInStep() && heard.crashes.length === 0) await wait(200)
  expect(heard.crashes).toEqual([])

  const subjects = git('hub', 'log', '--no-merges', '--format=%s', 'main').split('\n')
  expect(subjects.length).toBe(new Set(subjects).size)
  expect(heard.saved.length).toBeGreaterThan(kills)
  expect(subjects).toEqual(expect.arrayContaining([...heard.saved, ...pushed]))
  // Each push went on from the one before it, and none was made twice.
  const tips = git('hub', 'reflog', 'show', '--format=%H', 'main').split('\n')
  expect(tips.length).toBe(new Set(tips).size)
  for (const [newer, older] of tips.slice(0, -1).map((tip, at) => [tip, tips[at + 1]] as const))
    expect(git('hub', 'merge-base', older ?? '', newer)).toBe(older)
  expect(heard.arrived.length).toBe(new Set(heard.arrived).size)
  const paths = git('hub', 'ls-tree', '-r', '--name-only', 'main').split('\n')
  for (const path of paths)
    expect(readFileSync(join(place.root, path), 'utf8').trim()).toBe(
      git('hub', 'show', `main:${path}`),
    )
  // What was in the way was in the way for a moment, and no history was taken for a rewritten one.
  expect(heard.lines.filter((line) => /rewritten|same|merge .* by hand/.test(line))).toEqual([])
})

/** Returns true if a file of a colleague is in the workspace's branch. */
function isIn(git: (name: string, ...args: readonly string[]) => string, id: string): boolean {
  return git('root', 'ls-tree', 'main', `merchants/${id}/merchant.json`) !== ''
}

/** Pushes as people do: who is late pulls and tries again. */
function pushAsColleague(git: (name: string, ...args: readonly string[]) => string): void {
  for (;;) {
    git('colleague', 'pull', '--quiet', '--no-rebase', '--no-edit', 'origin', 'main')
    try {
      git('colleague', 'push', '--quiet', 'origin', 'main')
      return
    } catch {
      // Somebody was faster.
    }
  }
}
