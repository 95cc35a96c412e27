import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { fetchWithin } from '../../src/cli/fetch-within.ts'
import { processLimit } from '../support/process-limit.ts'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'dist/package')
const folder = mkdtempSync(join(tmpdir(), 'livery-package-'))
const sites = join(folder, 'my-sites')
const npm = join(folder, 'install-prepared.js')
let running: ChildProcess | undefined

/** Unpacks the packages as npm does. Their libraries are those of this repository, because a test has no registry. */
beforeAll(() => {
  buildPackages()
  const prepared = join(folder, 'prepared/node_modules')
  unpack('livery', prepared)
  for (const name of Object.keys(readJson(join(prepared, 'livery/package.json')).dependencies))
    takeLibrary(name, prepared)
  const created = join(folder, 'node_modules')
  unpack('create-livery', created)
  symlinkSync(join(prepared, 'livery'), join(created, 'livery'))
  cpSync(join(import.meta.dirname, 'support/install-prepared.js'), npm)
}, 900_000)

afterAll(async () => {
  if (running?.exitCode === null) {
    running.kill()
    await once(running, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

describe('a workspace of the packages', () => {
  it('is made by one command, with a merchant without findings', () => {
    const create = join(folder, 'node_modules/create-livery/bin/create-livery.js')
    const answers = ['--name', 'Lagoon', '--colour', '0B6E8C', '--languages', 'en,th']
    const made = run(process.execPath, [create, 'my-sites', 'lagoon', ...answers], folder)
    expect(made).toContain('Made merchants/lagoon')
    expect(livery('validate')).toBe('1 merchant, 0 errors, 0 warnings.\n')
    expect(existsSync(join(sites, 'merchants/base'))).toBe(false)
    const { $schema } = readJson(join(sites, 'merchants/lagoon/merchant.json'))
    expect(existsSync(join(sites, 'merchants/lagoon', $schema))).toBe(true)
    const { 'json.schemas': schemas } = readJson(join(sites, '.vscode/settings.json'))
    for (const { url } of schemas) expect(existsSync(join(sites, url))).toBe(true)
  })

  it('checks the code of a block with the compiler of TypeScript', () => {
    mkdirSync(join(sites, 'blocks/club-card'), { recursive: true })
    const block = join(sites, 'blocks/club-card/block.tsx')
    writeFileSync(block, blockOf('primary'))
    expect(checkTypes()).toBe('')
    writeFileSync(block, blockOf('blue'))
    expect(checkTypes()).toContain('blocks/club-card/block.tsx(7,15): error')
    rmSync(join(sites, 'blocks'), { recursive: true })
  })

  it('refuses a folder with files, and a merchant that is there', () => {
    const create = join(folder, 'node_modules/create-livery/bin/create-livery.js')
    const again = ask(process.execPath, [create, 'my-sites', 'lagoon'], folder)
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('is not empty') })
    expect(ask(process.execPath, [command(), 'new', 'lagoon', '--yes'], sites).stderr).toContain(
      'merchants/lagoon already exists',
    )
    expect(ask(process.execPath, [command(), 'new', 'base', '--yes'], sites).stderr).toContain(
      'merchants/base already exists',
    )
  })

  it('edits, explains and compares its merchant with what base has', () => {
    expect(ask(process.execPath, [command(), 'doctor'], sites).stdout).toContain('Run "git init".')
    run('git', ['init', '--quiet'], sites)
    expect(ask(process.execPath, [command(), 'doctor'], sites).stdout).toContain('git        there')
    run('git', ['add', '.'], sites)
    const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
    run('git', [...person, 'commit', '--quiet', '-m', 'start'], sites)
    livery('set', 'lagoon', 'pages.home.blocks.winners.$remove', 'true')
    const refused = ask(process.execPath, [command(), 'set', 'base', 'theme.shape', 'pill'], sites)
    expect(refused.stderr).toContain('comes from the installed package')
    expect(livery('why', 'lagoon', 'home', 'winners')).toContain('REMOVED_BY_LAYER')
    expect(livery('explain', 'lagoon', 'theme.shape')).toContain('merchants/base/merchant.json')
    const inside = join(sites, 'merchants/lagoon')
    expect(
      run(process.execPath, [command(), 'why', 'lagoon', 'home', 'winners'], inside),
    ).toContain('REMOVED_BY_LAYER')
    const impact = ['impact', 'merchant.json', '--against', 'HEAD']
    expect(ask(process.execPath, [command(), ...impact], inside)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('1 of 1 merchant affected'),
    })
    const changed = ask(process.execPath, [command(), 'diff', 'lagoon'], sites)
    expect(changed).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('winner board removed'),
    })
  })

  it('serves its merchant, its gateway and the studio', async () => {
    running = spawn(process.execPath, [command(), 'start', '--port', '0', '--format', 'json'], {
      cwd: sites,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { addresses, studio } = await readStart(running)
    expect(Object.keys(addresses)).toEqual(['lagoon'])
    const home = await fetchWithin(addresses.lagoon)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('Lagoon')
    expect((await fetch(studio)).status).toBe(200)
  })

  it('publishes its merchant, with the licences of what it contains', () => {
    expect(livery('publish', '--out', 'published')).toContain('1 merchant published')
    expect(existsSync(join(sites, 'published/hosts'))).toBe(true)
    expect(readFileSync(join(sites, 'node_modules/livery/NOTICE.txt'), 'utf8')).toContain('react')
  })

  it('says what is wrong in livery.json at its place', () => {
    writeFileSync(join(sites, 'livery.json'), '{\n  "schemaVersion": 2\n}\n')
    const { status, stdout } = ask(process.execPath, [command(), 'validate'], sites)
    expect(status).toBe(1)
    expect(stdout).toContain('livery.json:2:20  error')
  })
})

/** A block with a button of a variant. */
function blockOf(variant: string): string {
  return `import { type BlockProps, Button, Section, type Text, useT, useText } from 'livery/block'

export default function ClubCard({ settings }: BlockProps<{ readonly title?: Text }>) {
  const t = useT()
  return (
    <Section title={useText()(settings.title ?? 'club-card.title')}>
      <Button variant="${variant}">{t('common.retry')}</Button>
    </Section>
  )
}
`
}

/** Returns the errors that the compiler finds in the workspace. */
function checkTypes(): string {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc')
  return ask(process.execPath, [compiler, '--pretty', 'false'], sites).stdout
}

function buildPackages(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'package'], {
    ...processLimit,
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The packages could not be built.')
}

function command(): string {
  return join(sites, 'node_modules/livery/bin/livery.js')
}

function livery(...args: readonly string[]): string {
  return run(process.execPath, [command(), ...args], sites)
}

function unpack(name: string, modules: string): void {
  const target = join(modules, name)
  mkdirSync(target, { recursive: true })
  run('tar', ['-xzf', `${name}-${own.version}.tgz`, '--strip-components=1', '-C', target], packages)
}

/** Copies the fonts, which are read through no link that leads out, and links the libraries. */
function takeLibrary(name: string, modules: string): void {
  const source = join(root, 'node_modules', name)
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  if (name.startsWith('@fontsource')) cpSync(source, join(modules, name), { recursive: true })
  else symlinkSync(source, join(modules, name))
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Resolves with what `livery start --format json` prints as soon as it serves. */
async function readStart(process: ChildProcess) {
  if (!process.stdout) throw new Error('The process has no output.')
  for await (const line of createInterface({ input: process.stdout }))
    if (line.startsWith('{')) return JSON.parse(line)
  throw new Error('The process ended before it served.')
}

function ask(command: string, args: readonly string[], cwd: string) {
  const env = { ...process.env, npm_execpath: npm, NO_COLOR: '1' }
  return spawnSync(command, args, { ...processLimit, cwd, encoding: 'utf8', env })
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = ask(command, args, cwd)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}
