import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { openCheckingBucket } from '../support/s3/checking-bucket.ts'
import {
  olderVersion,
  openPackedWorkspace,
  type PackedWorkspace,
} from './support/packed-workspace.ts'

const root = join(import.meta.dirname, '../..')
let workspace: PackedWorkspace

beforeAll(() => {
  workspace = openPackedWorkspace()
}, 900_000)

afterAll(async () => {
  const lines = workspace.times.map(
    ([name, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${name}\n`,
  )
  process.stdout.write(lines.join(''))
  await workspace.close()
})

const at = (path: string): string => join(workspace.sites, path)
const read = (path: string): string => readFileSync(at(path), 'utf8')
const readJson = (path: string) => JSON.parse(read(path))

/** The first hours of an operator, in their order. */
describe('a workspace of the packages', () => {
  it('is made by one command, with a merchant without findings', async () => {
    const answers = ['--name', 'Lagoon', '--colour', '0B6E8C', '--languages', 'en,th']
    const made = await workspace.create('my-sites', 'lagoon', ...answers)
    expect(made).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Made merchants/lagoon'),
    })
    expect(await workspace.livery('validate')).toBe('1 merchant, 0 errors, 0 warnings.\n')
    expect(existsSync(at('merchants/base'))).toBe(false)
    const { $schema } = readJson('merchants/lagoon/merchant.json')
    expect(existsSync(join(at('merchants/lagoon'), $schema))).toBe(true)
    const [{ $ref }] = readJson('schemas/merchant.schema.json').allOf
    expect(existsSync(join(at('schemas'), $ref))).toBe(true)
    const { 'json.schemas': schemas } = readJson('.vscode/settings.json')
    for (const { url } of schemas) expect(existsSync(at(url))).toBe(true)
  })

  it('checks the code of a block with the compiler of TypeScript', async () => {
    mkdirSync(at('blocks/club-card'), { recursive: true })
    writeFileSync(at('blocks/club-card/block.tsx'), blockOf('primary'))
    expect(await checkTypes()).toBe('')
    writeFileSync(at('blocks/club-card/block.tsx'), blockOf('blue'))
    expect(await checkTypes()).toContain('blocks/club-card/block.tsx(7,15): error')
    rmSync(at('blocks'), { recursive: true })
  })

  it('refuses a folder with files, and a merchant that is there', async () => {
    const again = await workspace.create('my-sites', 'lagoon')
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('is not empty') })
    for (const code of ['lagoon', 'base'])
      expect((await workspace.ask(['new', code, '--yes'])).stderr).toContain(
        `merchants/${code} already exists`,
      )
  })

  it('edits, explains and compares its merchant with what base has', async () => {
    expect((await workspace.ask(['doctor'])).stdout).toContain('Run "git init".')
    await git('init', '--quiet')
    expect((await workspace.ask(['doctor'])).stdout).toContain('git        there')
    await git('add', '.')
    await git('commit', '--quiet', '-m', 'start')
    await workspace.livery('set', 'lagoon', 'pages.home.blocks.winners.$remove', 'true')
    const refused = await workspace.ask(['set', 'base', 'theme.shape', 'pill'])
    expect(refused.stderr).toContain('comes from the installed package')
    expect(await workspace.livery('why', 'lagoon', 'home', 'winners')).toContain('REMOVED_BY_LAYER')
    expect(await workspace.livery('explain', 'lagoon', 'theme.shape')).toContain(
      'merchants/base/merchant.json',
    )
    const inside = 'merchants/lagoon'
    const why = await workspace.ask(['why', 'lagoon', 'home', 'winners'], { inside })
    expect(why).toMatchObject({ status: 0, stdout: expect.stringContaining('REMOVED_BY_LAYER') })
    const impact = ['impact', 'merchant.json', '--against', 'HEAD']
    expect(await workspace.ask(impact, { inside })).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('1 of 1 merchant affected'),
    })
    expect(await workspace.ask(['diff', 'lagoon'])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('winner board removed'),
    })
  })

  it('serves its merchant, the studio, and its gateway for pages and scripts', async () => {
    const { addresses, studio, port } = await workspace.serve('start')
    expect(Object.keys(addresses)).toEqual(['lagoon'])
    const home = await fetchWithin(addresses['lagoon'] ?? '')
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('Lagoon')
    expect((await fetch(studio)).status).toBe(200)
    writeFileSync(at('ask.mjs'), scriptFor(`http://localhost:${port}`))
    const { stdout } = await workspace.run(process.execPath, ['ask.mjs'])
    expect(JSON.parse(stdout)).toEqual([expect.any(String), 'session', true])
    rmSync(at('ask.mjs'))
  })

  it('has a block of its own on its home, which editors and the compiler know', async () => {
    expect(await workspace.livery('new-block', 'club-card')).toContain('Made blocks/club-card:')
    const placed = '{ "type": "club-card", "settings": { "title": { "en": "Our club" } } }'
    await workspace.livery('set', 'lagoon', 'pages.home.blocks.club-card', placed)
    await workspace.livery('set', 'lagoon', 'pages.home.order', '["club-card", "*"]')
    expect(read('schemas/merchant.schema.json')).toContain('"const": "club-card"')
    expect(await checkTypes()).toBe('')
    expect(await workspace.livery('why', 'lagoon', 'home', 'club-card')).toContain('shown')
  })

  it('tests the new block at once, and the example in place of it', async () => {
    expect(await runTests()).toEqual({ pass: 4, fail: 0 })
    rmSync(at('blocks/club-card'), { recursive: true })
    cpSync(join(root, 'examples/blocks'), at('blocks'), { recursive: true })
    expect(await runTests()).toEqual({ pass: 11, fail: 0 })
    expect(await checkTypes()).toBe('')
    const words = 'blocks/club-card/messages/en.json'
    writeFileSync(at(words), read(words).replace('Enter the club', 'Go in'))
    expect(await runTests()).toMatchObject({ fail: 3 })
    cpSync(join(root, 'examples/blocks'), at('blocks'), { recursive: true })
    await workspace.ask(['validate', '--fix'])
  })

  it('has a page of its own', async () => {
    const page = {
      path: '/m/club',
      title: { en: 'Club', th: 'คลับ' },
      sessions: ['member'],
      order: ['card'],
      blocks: { card: { type: 'club-card' } },
    }
    await workspace.livery('set', 'lagoon', 'pages.own-club', JSON.stringify(page))
    expect(await workspace.livery('why', 'lagoon', 'own-club', '--session', 'member')).toContain(
      'card',
    )
  })

  it('begins Vietnamese, and takes the texts of a translator', async () => {
    await workspace.livery('new-language', 'vi', '--from', 'en')
    await workspace.livery('set', 'lagoon', 'languages.supported', '["en", "th", "vi"]')
    const missing = await workspace.ask(['words', 'vi', '--missing'])
    expect(missing).toMatchObject({ status: 1, stdout: expect.stringContaining('common.retry') })
    expect(await workspace.livery('words', 'vi', '--export', 'vi.xlf')).toContain(
      '0 of them translated',
    )
    writeFileSync(at('vi.xlf'), translate(read('vi.xlf'), 'common.retry', 'Thử lại'))
    expect(await workspace.livery('words', 'vi', '--import', 'vi.xlf')).toContain(
      '1 text of 1 file',
    )
    expect(readJson('locales/vi/common.json').common.retry).toBe('Thử lại')
    rmSync(at('vi.xlf'))
  })

  it('has no errors after all of this', async () => {
    expect(await workspace.livery('validate')).toMatch(/1 merchant, 0 errors, \d+ warnings\.\n$/)
  })

  it('publishes to a folder, with the licences of what it contains, and serves it', async () => {
    const published = await workspace.livery('publish', '--out', 'published')
    expect(published).toContain('1 merchant published')
    expect(read('node_modules/livery/NOTICE.txt')).toContain('react')
    const { port } = await workspace.serve('serve', 'published')
    const home = await fetchWithin(`http://lagoon.localhost:${port}/m/home`)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('Our club')
    const page = await fetchWithin(`http://lagoon.localhost:${port}/m/club`)
    expect(page.status).toBe(200)
  })

  it('publishes to a bucket', async () => {
    const bucket = await openCheckingBucket()
    const { endpoint, credentials } = bucket.address()
    const env = {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }
    const words = ['publish', '--to', 's3://shop/live', '--endpoint', String(endpoint)]
    const { status, stdout, stderr } = await workspace.ask(words, { env })
    bucket.close()
    expect(stderr).toBe('')
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 merchant published'),
    })
    const home = bucket.objects.get('live/hosts/lagoon.localhost/index.html')
    expect(home?.bytes.toString()).toContain('Our club')
  })

  it('moves to a newer package, and keeps what was made in it', async () => {
    writeFileSync(at('.gitignore'), `${read('.gitignore')}notes/\n`)
    const merchant = read('merchants/lagoon/merchant.json')
    expect(readJson('livery.json').scaffold.version).toBe(olderVersion)
    workspace.installNewer()
    const { stdout: before } = await workspace.ask(['doctor'])
    expect(before).toContain(`The workspace is at ${olderVersion}, the package at ${own.version}.`)
    const dry = await workspace.livery('upgrade', '--dry-run')
    expect(dry).toContain('-# Our merchants')
    expect(read('README.md')).toContain('# Our merchants')
    const upgraded = await workspace.livery('upgrade', '--yes')
    expect(upgraded).toContain(`Upgraded to Livery ${own.version}: 2 files changed, 0 new.`)
    expect(read('README.md')).toMatch(/^# Sites\n/)
    expect(read('.gitignore')).toContain('notes/')
    expect(read('merchants/lagoon/merchant.json')).toBe(merchant)
    expect((await workspace.ask(['doctor'])).stdout).toContain(`Version    there    ${own.version}`)
    expect(await workspace.livery('validate')).toMatch(/1 merchant, 0 errors/)
    expect(await workspace.livery('publish', '--out', 'published')).toContain(
      '1 merchant published',
    )
  })

  it('says what is wrong in livery.json at its place', async () => {
    writeFileSync(at('livery.json'), '{\n  "schemaVersion": 2\n}\n')
    const { status, stdout } = await workspace.ask(['validate'])
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

/** A script that prints a value of the gateway, the kind of a refusal, and whether the class of errors is the client's. */
function scriptFor(origin: string): string {
  return `import { GatewayError, openGateway } from 'livery/client'

const gateway = openGateway({ origin: '${origin}', merchantCode: 'lagoon' })
const { info } = await gateway.call('systemStatus', { query: {} })
const refusal = await gateway.call('memberInfo', { token: 'none' }).catch((cause) => cause)
console.log(JSON.stringify([info.encryption.publicKey, refusal.kind, refusal instanceof GatewayError]))
`
}

/** Writes the translation of one text into a file of XLIFF. */
function translate(xliff: string, key: string, text: string): string {
  const start = xliff.indexOf(`"${key}"`)
  expect(start).toBeGreaterThan(0)
  const translated = xliff.slice(start).replace('</source>', `</source><target>${text}</target>`)
  return xliff.slice(0, start) + translated
}

/** Runs the tests of the workspace; returns how many pass and fail. */
async function runTests(): Promise<{ readonly pass: number; readonly fail: number }> {
  const { stdout } = await workspace.run('npm', ['test', '--', '--test-reporter', 'tap'])
  const count = (what: string): number =>
    Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(stdout)?.[1])
  return { pass: count('pass'), fail: count('fail') }
}

/** Returns the errors that the compiler finds in the workspace. */
async function checkTypes(): Promise<string> {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc')
  return (await workspace.run(process.execPath, [compiler, '--pretty', 'false'])).stdout
}

async function git(...words: readonly string[]): Promise<void> {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  expect(await workspace.run('git', [...person, ...words])).toMatchObject({ status: 0 })
}
