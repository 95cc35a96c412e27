import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import own from '../../../package.json' with { type: 'json' }
import { processLimit } from '../../support/process-limit.ts'

const root = join(import.meta.dirname, '../../..')
const packages = join(root, 'dist/package')

/** The version of the package that the workspace is made with. */
export const olderVersion = '0.0.9'

export interface Answer {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** What a command that serves prints when it is ready. */
export interface Serving {
  readonly port: number
  readonly addresses: Readonly<Record<string, string>>
  readonly studio: string
}

/** A workspace made of the packed packages, on a machine that has nothing else of this repository. */
export interface PackedWorkspace {
  /** The folder of the workspace. */
  readonly sites: string
  /** Runs `npm create livery`. */
  readonly create: (...words: readonly string[]) => Promise<Answer>
  /** Runs a command of Livery in the workspace, or in a folder of it. */
  readonly ask: (words: readonly string[], more?: AskOptions) => Promise<Answer>
  /** Does the same and returns what it prints; throws if it fails. */
  readonly livery: (...words: readonly string[]) => Promise<string>
  /** Starts a command that serves, and resolves when it does. */
  readonly serve: (...words: readonly string[]) => Promise<Serving>
  /** Runs another program in the workspace. */
  readonly run: (program: string, words: readonly string[]) => Promise<Answer>
  /** Replaces the installed package by the newer one, as npm does where the libraries stay. */
  readonly installNewer: () => void
  /** The seconds of each command of Livery so far. */
  readonly times: readonly (readonly [command: string, seconds: number])[]
  readonly close: () => Promise<void>
}

export interface AskOptions {
  /** The folder, from that of the workspace. */
  readonly inside?: string
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Builds the packages and unpacks them as npm does: the older version, and beside it the one that is installed later.
 * Their libraries are those of this repository, because a test has no registry.
 */
export function openPackedWorkspace(): PackedWorkspace {
  buildPackages()
  const folder = mkdtempSync(join(tmpdir(), 'livery-package-'))
  const sites = join(folder, 'my-sites')
  const npm = join(folder, 'install-prepared.js')
  const [prepared, newer] = ['prepared', 'newer'].map((name) => join(folder, name, 'node_modules'))
  if (!prepared || !newer) throw new Error('There are two folders.')
  prepare(newer)
  prepare(prepared)
  makeOlder(join(prepared, 'livery'))
  const created = join(folder, 'node_modules')
  unpack('create-livery', created)
  symlinkSync(join(prepared, 'livery'), join(created, 'livery'))
  cpSync(join(import.meta.dirname, 'install-prepared.js'), npm)

  const running: ChildProcess[] = []
  const times: (readonly [string, number])[] = []
  const env = { ...process.env, npm_execpath: npm, NO_COLOR: '1' }
  const command = join(sites, 'node_modules/livery/bin/livery.js')
  const run = (program: string, words: readonly string[], cwd = sites, more = {}) =>
    new Promise<Answer>((resolve) => {
      const options = { ...processLimit, cwd, env: { ...env, ...more }, maxBuffer: 64_000_000 }
      const child = execFile(program, words, options, (_, stdout, stderr) =>
        resolve({ status: child.exitCode, stdout, stderr }),
      )
    })
  const timed = async (name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now()
    const answer = await work()
    times.push([name, (performance.now() - start) / 1000])
    return answer
  }
  const ask = (words: readonly string[], { inside = '.', env: more }: AskOptions = {}) =>
    timed(`livery ${words.join(' ')}`, () =>
      run(process.execPath, [command, ...words], join(sites, inside), more),
    )
  return {
    sites,
    times,
    ask,
    run: (program, words) => run(program, words),
    create: (...words) =>
      timed('create-livery', () =>
        run(
          process.execPath,
          [join(created, 'create-livery/bin/create-livery.js'), ...words],
          folder,
        ),
      ),
    livery: async (...words) => {
      const { status, stdout, stderr } = await ask(words)
      if (status !== 0) throw new Error(`livery ${words.join(' ')}: ${stdout}${stderr}`)
      return stdout
    },
    serve: async (...words) => {
      const start = performance.now()
      const args = [command, ...words, '--port', '0', '--format', 'json']
      const child = spawn(process.execPath, args, {
        cwd: sites,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running.push(child)
      const serving = await readServing(child)
      times.push([`livery ${words.join(' ')}, until it serves`, (performance.now() - start) / 1000])
      return serving
    },
    installNewer: () => {
      const installed = join(sites, 'node_modules/livery')
      rmSync(installed, { recursive: true })
      cpSync(join(newer, 'livery'), installed, { recursive: true })
    },
    close: async () => {
      for (const child of running.filter(({ exitCode }) => exitCode === null)) {
        child.kill()
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function buildPackages(): void {
  const options = { ...processLimit, cwd: root, stdio: 'inherit' } as const
  const { status } = spawnSync('npm', ['run', '--silent', 'package'], options)
  if (status !== 0) throw new Error('The packages could not be built.')
}

/** Unpacks Livery with its libraries into a folder of modules. */
function prepare(modules: string): void {
  unpack('livery', modules)
  const { dependencies } = JSON.parse(readFileSync(join(modules, 'livery/package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) takeLibrary(name, modules)
}

function unpack(name: string, modules: string): void {
  const target = join(modules, name)
  mkdirSync(target, { recursive: true })
  const file = join(packages, `${name}-${own.version}.tgz`)
  const words = ['-xzf', file, '--strip-components=1', '-C', target]
  if (spawnSync('tar', words).status !== 0) throw new Error(`${file} could not be unpacked.`)
}

/** Copies the fonts, which are read through no link that leads out, and links the libraries. */
function takeLibrary(name: string, modules: string): void {
  const source = join(root, 'node_modules', name)
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  if (name.startsWith('@fontsource')) cpSync(source, join(modules, name), { recursive: true })
  else symlinkSync(source, join(modules, name))
}

/** Makes an unpacked package an older one: another number, and another README of new workspaces. */
function makeOlder(folder: string): void {
  edit(join(folder, 'package.json'), `"version": "${own.version}"`, `"version": "${olderVersion}"`)
  edit(join(folder, 'src/site/new-workspace/compose-workspace.js'), '# Sites', '# Our merchants')
}

function edit(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no "${before}".`)
  writeFileSync(path, text.replace(before, after))
}

/** Resolves with what a command prints as soon as it serves. */
async function readServing(child: ChildProcess): Promise<Serving> {
  if (!child.stdout) throw new Error('The process has no output.')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) return JSON.parse(line)
  throw new Error('The process ended before it served.')
}
