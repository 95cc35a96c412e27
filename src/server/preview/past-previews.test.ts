import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPreview, type PreviewRequest } from '../../../tests/support/open-preview.ts'
import {
  shopText,
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'

let studioApi: TestStudioApi
beforeAll(async () => {
  studioApi = await startTestStudioApi()
  git('init', '--quiet')
  commit()
})
afterAll(() => studioApi.close())

const file = 'merchants/shop/merchant.json'

function git(...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b']
  return execFileSync('git', ['-C', studioApi.root, ...who, ...args])
    .toString()
    .trim()
}

/** Commits everything and returns the id of the commit. */
function commit(): string {
  git('add', '.')
  git('commit', '--quiet', '--allow-empty', '-m', 'State')
  return git('rev-parse', 'HEAD')
}

function write(path: string, text: string): void {
  mkdirSync(join(studioApi.root, path, '..'), { recursive: true })
  writeFileSync(join(studioApi.root, path), text)
}

const open = (request: Omit<PreviewRequest, 'port' | 'merchant'>) =>
  openPreview({ port: studioApi.port, merchant: 'shop', ...request })

async function ask(origin: string, path: string): Promise<string> {
  const { body } = await studioApi.askRaw({ path, headers: { host: new URL(origin).host } })
  return String(body)
}

const titleOf = async (origin: string): Promise<string | undefined> =>
  /<title>([^<]*)</.exec(await ask(origin, '/m/home'))?.[1]

it('shows a commit, what is saved and what is typed side by side, each at a name of its own', async () => {
  write(file, shopText.replace('The Shop', 'The First'))
  const first = commit()
  write(file, shopText.replace('The Shop', 'The Saved'))
  const typed = { path: file, text: shopText.replace('The Shop', 'The Typed') }
  const past = await open({ state: first })
  const saved = await open({ state: 'now' })
  const draft = await open({ texts: [typed] })
  const origins = [past, saved, draft].map(({ origin }) => origin)
  expect(new Set(origins).size).toBe(3)
  expect(await Promise.all(origins.map(titleOf))).toEqual(['The First', 'The Saved', 'The Typed'])
  expect(past).toMatchObject({ shows: 'draft', findings: [] })
  expect(await open({ state: first })).toEqual(past)
})

it('takes the pictures and the parents of a commit with it', async () => {
  const logo = (fill: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="${fill}" d="M0 0h9v3H0z"/></svg>`
  const art = 'merchants/parent/art/logo.svg'
  const parent = shopText.replace('"code": "shop"', '"code": "parent"').replace('shop.', 'parent.')
  write('merchants/parent/merchant.json', parent)
  write(art, logo('#123456'))
  const child = shopText.replace('"extends": "base"', '"extends": "parent"')
  write(file, child.replace('"name":', '"logo": "art/logo.svg", "name":'))
  const before = commit()
  rmSync(join(studioApi.root, 'merchants/parent'), { recursive: true })
  write(file, shopText)
  commit()
  const { origin, shows } = await open({ state: before })
  expect(shows).toBe('draft')
  const page = await ask(origin, '/m/home')
  const [address = ''] = /\/skin\/shop\/art\/logo\.svg[^"'\\ )]*/.exec(page) ?? []
  expect(await ask(origin, address)).toContain('#123456')
})

it('puts a picture of the past that is not saved yet into the preview', async () => {
  const art = 'merchants/shop/art/mark.svg'
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>'
  write(art, mark)
  const past = commit()
  rmSync(join(studioApi.root, art))
  const named = shopText.replace('"name":', '"logo": "art/mark.svg", "name":')
  const texts = [
    { path: file, text: named },
    { path: art, text: `picture at ${past}` },
  ]
  const { findings, shows } = await open({ texts })
  expect({ findings, shows }).toEqual({ findings: [], shows: 'draft' })
})

it('shows nothing of a state with errors, and refuses a commit that there is not', async () => {
  write(file, '{ "code": ')
  const broken = commit()
  write(file, shopText)
  expect(await open({ state: broken })).toMatchObject({ shows: 'nothing' })
  await expect(open({ state: '0000000' })).rejects.toThrow('There is no commit called "0000000".')
  await expect(open({ state: '--help' })).rejects.toThrow(/wrong|state/)
})
