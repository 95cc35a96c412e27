import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { localOrigins } from '../access/studio-origins.ts'
import { createStudioApp } from './studio-app.ts'
import type { StudioBuild } from './waiting-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-studio-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let build: StudioBuild
const answer = createStudioApp({
  dist: openDiskFiles(folder),
  files: openDiskFiles(folder),
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
