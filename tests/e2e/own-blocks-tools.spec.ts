import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { processLimit } from '../support/process-limit.ts'
import { askWhy } from './support/ask-why.ts'
import { expect, test } from './support/studio.ts'
import { makeTempRoot, plainMerchant } from './support/temp-root.ts'
import { projectRoot } from './support/words.ts'

const type = 'club-card'
const parents = ['base', 'kiwibet', 'reef'] as const

/** A merchant that inherits from a parent, with three pages: one has the example block above what all of them have. */
function clubOf(parent: string): object {
  const contact = { contact: { type: 'contact' } }
  const plain = { title: { en: 'Club' }, order: ['contact'], blocks: contact }
  const club = { order: ['club', 'contact'], blocks: { club: { type }, ...contact } }
  const pages = {
    'own-club': { ...plain, ...club, path: '/m/club' },
    'own-plain': { ...plain, path: '/m/plain' },
    'own-bare': { ...plain, path: '/m/bare' },
  }
  return plainMerchant(`${parent}-club`, { extends: parent, pages })
}

/** Runs the installed command and returns what it prints. */
function livery(...words: readonly string[]): string {
  const bin = join(projectRoot, 'bin/livery.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    ...processLimit,
    encoding: 'utf8',
    // Node warns of the one variable of colours if the runner's is set too.
    env: { ...process.env, NO_COLOR: undefined },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

for (const parent of parents) {
  const code = `${parent}-club`

  test(`an operator finds a block of the workspace in the studio at a merchant like ${parent}, sets it and sees it`, async ({
    studio,
  }) => {
    const { page, root } = studio
    cpSync(join(projectRoot, 'examples/blocks'), join(root, 'blocks'), { recursive: true })
    const file = `merchants/${code}/merchant.json`
    mkdirSync(dirname(join(root, file)), { recursive: true })
    studio.write(file, JSON.stringify(plainMerchant(code, { extends: parent }), null, 2))
    await studio.open(`${code}/pages.home`)
    await page.getByRole('button', { name: 'Add a block', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a block' })
    await dialog.getByRole('textbox').fill('club')
    await dialog.getByRole('option', { name: 'Club card', exact: true }).click()
    await expect(page).toHaveURL(/pages\.home\.blocks\.club-card(\?|$)/)
    await page.getByRole('radio', { name: 'wide', exact: true }).click()
    const block = page.frameLocator('iframe').first().locator(`[data-type="${type}"]`)
    await expect(block.getByRole('heading')).toHaveText('Club card')
    await expect(block.locator('[data-wide]')).toHaveCount(1)
    expect(await studio.findSerious()).toEqual([])
    await page.getByRole('button', { name: 'Review and save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const saved = JSON.parse(studio.read(file)).pages.home.blocks[type]
    expect(saved).toEqual({ type, variant: 'wide' })
  })
}

test('shots photographs a block of the workspace in three merchants, why explains it, and the reference describes it', async () => {
  const root = makeTempRoot()
  const out = mkdtempSync(join(tmpdir(), 'livery-club-'))
  try {
    for (const parent of parents) {
      if (parent !== 'base') root.bring(parent, join(projectRoot, 'merchants', parent))
      root.write(`${parent}-club`, clubOf(parent))
    }
    root.bringBlock(type)
    const codes = parents.map((parent) => `${parent}-club`)
    const pages = ['own-club', 'own-plain', 'own-bare'].flatMap((page) => ['--page', page])
    const only = [...pages, '--language', 'en', '--scenario', 'guest']
    livery('shots', ...codes, '--root', root.path, ...only, '--out', join(out, 'shots'))
    for (const code of codes) {
      const pixelsOf = (page: string): Promise<Buffer> =>
        sharp(join(out, `shots/${code}/${page}-guest-en.png`))
          .raw()
          .toBuffer()
      const [club, plain, bare] = await Promise.all(
        ['own-club', 'own-plain', 'own-bare'].map(pixelsOf),
      )
      // Two pages without the block are the same picture, so that the block is what the third one has more.
      expect(plain?.equals(bare ?? Buffer.alloc(0)), code).toBe(true)
      expect(plain?.equals(club ?? Buffer.alloc(0)), code).toBe(false)
      expect(await askWhy(root.path, [code, 'own-club'])).toEqual(['club', 'contact'])
    }
    livery('docs', '--root', root.path, '--out', join(out, 'reference'))
    const page = readFileSync(join(out, `reference/block-${type}.html`), 'utf8')
    expect(page).toContain('Shows the way to the points mall where the mall is open.')
  } finally {
    root.remove()
    rmSync(out, { recursive: true, force: true })
  }
})
