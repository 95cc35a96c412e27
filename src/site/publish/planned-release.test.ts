import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dryRunPublish } from './dry-run-publish.ts'
import { openPublishedFolder } from './publish-target.ts'
import { rollBack } from './rollback.ts'
import { createTestProject, type TestProject } from './testing.ts'

let project: TestProject
let count = 0
let site = ''
beforeAll(() => {
  project = createTestProject()
})
afterAll(() => project.close())
beforeEach(async () => {
  site = `site-${++count}`
  name('acme', 'one')
  name('brio', 'one')
  await project.publish(site, { release: 'first' })
})

function name(code: string, brand: string): void {
  project.writeMerchant(code, { brand: { name: { en: brand } } })
}

const plan = (release: string, more: object = {}, codes: readonly string[] = ['acme']) =>
  project.publish(site, { release, codes, planned: more })

async function readHosts() {
  const folder = await openPublishedFolder(project.at(site))
  return Object.fromEntries(await folder.serving())
}

const look = () =>
  dryRunPublish({ ...project.request(site), codes: ['acme'], compare: () => undefined })

const file = (path: string): string => project.at(`${site}/releases/${path}`)

it('goes out once, however often it is asked for', async () => {
  name('acme', 'two')
  expect(await plan('x')).toMatchObject({ changedHosts: 1, release: { name: 'x' } })
  const hosts = await readHosts()
  name('acme', 'three')
  expect(await plan('x')).toMatchObject({ changedHosts: 0, release: { name: 'x' } })
  expect(await readHosts()).toEqual(hosts)
  await project.publish(site, { release: 'later', codes: ['acme'] })
  const later = await readHosts()
  expect((await plan('x')).changedHosts).toBe(0)
  expect(await readHosts()).toEqual(later)
})

it('goes out where a process ended after its record was written, before a host switched', async () => {
  name('acme', 'two')
  await plan('x')
  const out = await readHosts()
  await rollBack(project.at(site), { release: 'first' })
  forgetThat('x', 'first')
  expect((await plan('x')).changedHosts).toBe(1)
  expect(await readHosts()).toEqual(out)
})

it('goes out where a process ended while hosts switched', async () => {
  name('acme', 'two')
  await plan('x')
  const out = await readHosts()
  await rollBack(project.at(site), { release: 'first' })
  forgetThat('x', 'first')
  rmSync(file('current'))
  await plan('x')
  expect(await readHosts()).toEqual(out)
  expect(readFileSync(file('current'), 'utf8')).toBe('x\n')
})

it('goes out beside what others published after the process ended', async () => {
  name('acme', 'two')
  await plan('x')
  const { 'acme.test': acme } = await readHosts()
  await rollBack(project.at(site), { release: 'first' })
  forgetThat('x', 'first')
  name('brio', 'two')
  await project.publish(site, { release: 'other', codes: ['brio'] })
  const { 'brio.test': brio } = await readHosts()
  await plan('x')
  expect(await readHosts()).toEqual({ 'acme.test': acme, 'brio.test': brio, ...(await others()) })
})

async function others() {
  const { 'acme.test': _, 'brio.test': __, ...rest } = await readHosts()
  return rest
}

/** Leaves what a process leaves that was killed after the list of releases was written. */
function forgetThat(release: string, served: string): void {
  for (const mark of [`${release}.out`, `${served}.served`, `${release}.served`])
    if (existsSync(file(mark))) rmSync(file(mark))
  writeFileSync(file('current'), `${served}\n`)
}

it('is refused whole where a merchant of it has an error', async () => {
  name('acme', 'two')
  project.writeMerchant('brio', { theme: { primary: 'red-ish' } })
  await expect(plan('x', {}, ['acme', 'brio'])).rejects.toThrow(
    '"brio" cannot be published, and a planned release goes out whole. Every host still serves',
  )
  expect(existsSync(file('x.json'))).toBe(false)
})

it('is refused where its merchants, a parent or the workspace changed since they were read', async () => {
  name('acme', 'two')
  const { inputs } = await look()
  expect(await look()).toMatchObject({ inputs })
  name('brio', 'of nobody here')
  expect(await look()).toMatchObject({ inputs })
  const base = 'merchants/base/merchant.json'
  const text = readFileSync(`${project.root}/${base}`, 'utf8')
  project.writeFile(base, `${text}\n`)
  await expect(plan('x', { inputs })).rejects.toThrow('is no longer what was approved')
  project.writeFile(base, text)
  name('acme', 'three')
  await expect(plan('x', { inputs })).rejects.toThrow('is no longer what was approved')
  name('acme', 'two')
  expect((await plan('x', { inputs })).changedHosts).toBe(1)
})

it('begins again where something else was published since it was compared', async () => {
  name('acme', 'two')
  const { basis, current } = await look()
  expect(current).toBe('first')
  name('brio', 'two')
  await project.publish(site, { release: 'other', codes: ['brio'] })
  await expect(plan('x', { basis })).rejects.toMatchObject({ reason: 'other-basis' })
})

it('goes back only while its merchants still serve it', async () => {
  name('acme', 'two')
  await plan('x')
  const goBack = () => rollBack(project.at(site), { codes: ['acme'], release: 'first', from: 'x' })
  name('brio', 'two')
  await project.publish(site, { release: 'other', codes: ['brio'] })
  expect((await goBack()).changedHosts).toBe(1)
  expect((await goBack()).changedHosts).toBe(0)
  name('acme', 'three')
  await project.publish(site, { release: 'urgent', codes: ['acme'] })
  await expect(goBack()).rejects.toThrow('"acme.test" no longer serves release "x"')
})
