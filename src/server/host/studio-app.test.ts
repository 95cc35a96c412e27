import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { loadPastFile } from '../../site/git/load-past-file.ts'
import { openGit } from '../../site/git/run-git.ts'
import { localOrigins } from '../access/studio-origins.ts'
import { createStudioApp } from './studio-app.ts'
import type { StudioBuild } from './waiting-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-studio-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let build: StudioBuild
const loadPast = (revision: string, path: string) =>
  loadPastFile(openGit(folder), { revision, path, most: 200 })
const answer = createStudioApp({
  dist: openDiskFiles(folder),
  files: openDiskFiles(folder),
  loadPast,
  port: () => 4173,
  origins: localOrigins(() => 4173),
  build: () => build,
})
const open = () =>
  answer(new Request('http://localhost:4173/studio/acme/theme'), { refusal: undefined })

it('shows that the studio is being built, loads again by itself, and then opens the requested page', async () => {
  build = 'running'
  const waiting = await open()
  expect(waiting.status).toBe(503)
  expect(waiting.headers.get('refresh')).toBe('1')
  expect(waiting.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await waiting.text()).toContain('The studio is being built.')
  mkdirSync(join(folder, 'studio'))
  writeFileSync(join(folder, 'studio/studio.html'), '<title>Livery studio</title>')
  const opened = await open()
  expect([opened.status, opened.headers.get('refresh')]).toEqual([200, null])
  rmSync(join(folder, 'studio'), { recursive: true })
})

it('names the gateway that answers previews in place of the sandbox on its page', async () => {
  mkdirSync(join(folder, 'studio'))
  writeFileSync(join(folder, 'studio/studio.html'), '<html lang="en"><title>Studio</title></html>')
  const named = createStudioApp({
    dist: openDiskFiles(folder),
    files: openDiskFiles(folder),
    loadPast,
    port: () => 4173,
    origins: localOrigins(() => 4173),
    build: () => 'running',
    gateway: { name: 'staging', address: new URL('https://gateway.staging.example') },
  })
  const page = await named(new Request('http://localhost:4173/studio'), { refusal: undefined })
  expect(await page.text()).toBe(
    '<html data-gateway="https://gateway.staging.example" data-gateway-name="staging" lang="en"><title>Studio</title></html>',
  )
  expect(await (await open()).text()).not.toContain('data-gateway')
  rmSync(join(folder, 'studio'), { recursive: true })
})

it.each([
  ['failed', 'The studio could not be built.'],
  ['missing', 'Run "npm run build".'],
] as const)(
  'explains what to do about a build that is %s, and does not load again',
  async (state, sentence) => {
    build = state
    const page = await open()
    expect([page.status, page.headers.get('refresh')]).toEqual([503, null])
    expect(await page.text()).toContain(sentence)
  },
)

it('answers a picture as a commit has it, and nothing else of the repository', async () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args])
      .toString()
      .trim()
  const art = join(folder, 'merchants/acme/art')
  mkdirSync(art, { recursive: true })
  git('init', '--quiet')
  writeFileSync(join(art, 'logo.svg'), '<svg id="first"/>')
  writeFileSync(join(art, 'heavy.svg'), `<svg>${' '.repeat(200)}</svg>`)
  writeFileSync(join(folder, 'secret.svg'), '<svg id="secret"/>')
  symlinkSync('../../../secret.svg', join(art, 'link.svg'))
  git('add', '.')
  git('commit', '--quiet', '-m', 'First')
  writeFileSync(join(art, 'logo.svg'), '<svg id="second"/>')
  git('commit', '--quiet', '-a', '-m', 'Second')
  const commit = git('rev-parse', 'HEAD')
  const ask = (path: string) =>
    answer(new Request(`http://localhost:4173/studio/art/${path}`), { refusal: undefined })
  const read = async (path: string): Promise<string> => (await ask(path)).text()
  expect(await read(`acme/art/logo.svg?at=${commit}`)).toBe('<svg id="second"/>')
  expect(await read(`acme/art/logo.svg?at=${commit}~1`)).toBe('<svg id="first"/>')
  const sent = await ask(`acme/art/logo.svg?at=${commit.slice(0, 10)}`)
  expect(sent.headers.get('content-security-policy')).toContain('sandbox')
  for (const odd of [
    `acme/art/logo.svg?at=${commit}~2`,
    'acme/art/logo.svg?at=HEAD',
    'acme/art/logo.svg?at=--help',
    `acme/art/none.svg?at=${commit}`,
    `acme/art/heavy.svg?at=${commit}`,
    `acme/art/link.svg?at=${commit}`,
    `acme/art/..%2f..%2f..%2fsecret.svg?at=${commit}`,
    `acme/art/*.svg?at=${commit}`,
  ])
    expect([odd, (await ask(odd)).status]).toEqual([odd, 404])
})
