import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { pictureOf } from '../../core/config/testing.ts'
import type { HomeRenderInput } from '../../core/contract/prerender.ts'
import { createMerchantBuilder, type MerchantBuilderInputs } from './build-merchant.ts'
import { EndlessBlockError, openLimitedPrerenderer } from './limited-prerenderer.ts'

/** A build for Node that runs the scripts of own blocks as the player's does. */
const build = `export async function prerenderHome({ ownScripts }, onBlock) {
  for (const [type, script] of ownScripts) {
    onBlock(type)
    await import('data:text/javascript,' + encodeURIComponent(script))
  }
  return { html: [...ownScripts.keys()].join() }
}`
let dist: string

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'livery-prerender-'))
  mkdirSync(join(dist, 'prerender'))
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'prerender/prerender.js'), build)
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

function open(limitMs?: number) {
  const prerenderer = openLimitedPrerenderer({ dist, hash: 'a' }, limitMs)
  onTestFinished(prerenderer.close)
  return prerenderer
}

/** Creates the input of a home with own blocks. The build of this test reads only their scripts. */
function homeWith(scripts: Readonly<Record<string, string>>): HomeRenderInput {
  return { ownScripts: new Map(Object.entries(scripts)) } as unknown as HomeRenderInput
}

it('renders homes with own blocks and without, one after the other', async () => {
  const { prerenderHome } = open()
  const homes = [{ 'club-card': '' }, {}, { 'club-card': '', 'news-row': '' }].map(homeWith)
  const rendered = await Promise.all(homes.map((home) => prerenderHome(home)))
  expect(rendered.map(({ html }) => html)).toEqual(['club-card', '', 'club-card,news-row'])
})

it('gives up a home whose block does not end, names the block, and renders the others', async () => {
  const { prerenderHome } = open(300)
  const endless = homeWith({ 'club-card': 'for (;;);', 'news-row': '' })
  const failure: unknown = await prerenderHome(endless).catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(EndlessBlockError)
  expect((failure as EndlessBlockError).finding).toMatchObject({
    code: 'own-block-code',
    file: 'blocks/club-card/block.tsx',
    message:
      'The block "club-card" does not end when a home is rendered with it: it was stopped after 0.3 seconds. Look for a loop or a recursion without an end.',
  })
  // The same block is not tried again.
  await expect(prerenderHome(endless)).rejects.toBeInstanceOf(EndlessBlockError)
  expect(await open().prerenderHome(homeWith({ 'news-row': '' }))).toEqual({ html: 'news-row' })
})

it('passes on the error of a block that throws', async () => {
  const throwing = homeWith({ 'club-card': "throw new Error('no card')" })
  await expect(open().prerenderHome(throwing)).rejects.toThrow('no card')
})

it('refuses a merchant with such a block, and no other error', async () => {
  const { merchant } = resolveMerchant(pictureOf({ shop: { hosts: ['shop.test'] } }), 'shop')
  const inspected = { merchant, chain: ['shop'], looks: [], findings: [] }
  const inputs = (cause: unknown): MerchantBuilderInputs =>
    ({
      inspection: { check: () => inspected, look: () => undefined, forget: () => undefined },
      heldHosts: new Map(),
      hasher: { read: () => undefined, hash: () => '' },
      gateway: undefined,
      send: () => Promise.reject(cause),
    }) as unknown as MerchantBuilderInputs // what a build of this merchant reads
  const endless = new EndlessBlockError('club-card', 30_000)
  expect(await createMerchantBuilder(inputs(endless))('shop')).toEqual({
    refused: { code: 'shop', findings: [endless.finding] },
  })
  await expect(createMerchantBuilder(inputs(new Error('disk')))('shop')).rejects.toThrow('disk')
})
