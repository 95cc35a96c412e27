import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { merchantFile } from '../../src/core/config/files.ts'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { createRandom, mutateText, type Random } from '../support/mutate-text.ts'
import { expect, test } from './support/own-merchants.ts'
import { plainMerchant } from './support/temp-root.ts'
import { failedCall } from './support/trouble.ts'
import { projectRoot } from './support/words.ts'

const good = readFileSync(join(projectRoot, 'merchants/base/merchant.json'), 'utf8')
const rounds = { odd: 6, broken: 12, overGood: 6 } as const

/** The file of a merchant like the base under another name, with random changes. */
function mutantOf(code: string, random: Random): string {
  const own = good.replace('"base"', `"${code}"`).replace('base.local', `${code}.local`)
  return mutateText(own, random)
}

/** Returns true if a skin can be made of a faulty file. */
function isShown(code: string, text: string): boolean {
  const path = merchantFile(code)
  const files = { read: (asked: string) => (asked === path ? text : undefined), list: () => [code] }
  return resolveMerchant(files, code).merchant !== undefined
}

async function expectPage(page: Page, what: string): Promise<void> {
  await expect(page.locator('html[data-started], h1').first(), what).toBeAttached()
  await expect(page.locator('body'), what).toContainText(/\S{3}/)
}

test('the player sees a page whatever a merchant file contains', async ({
  root,
  ownHost,
  page,
  trouble,
}) => {
  trouble.expect(failedCall)
  const random = createRandom(20_261_121)
  const left: Record<'odd' | 'broken', number> = { ...rounds }
  for (let round = 0; left.odd + left.broken > 0; round++) {
    // Another merchant each time: one that was good before would keep its last good skin.
    const code = `mutant${round}`
    const text = mutantOf(code, random)
    const kind = isShown(code, text) ? 'odd' : 'broken'
    if (left[kind] === 0) continue
    left[kind] -= 1
    root.copyBase(code)
    root.write(code, text)
    void ownHost.look()
    await page.goto(`${ownHost.address(code)}/m/home`, { waitUntil: 'commit' })
    await expectPage(page, `${kind}, round ${round}`)
    await expect(page.locator('html[data-started]')).toHaveCount(kind === 'odd' ? 1 : 0)
    root.tidy()
  }
})

test('a merchant keeps its last good skin, whatever its files become', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  const random = createRandom(20_261_122)
  root.write('mutant', plainMerchant('mutant'))
  const player = createOwnPlayer('mutant')
  await player.open('/m/home')
  for (let round = 0; round < rounds.overGood; round++) {
    root.write('mutant', mutantOf('mutant', random))
    await player.open('/m/home')
    await expectPage(page, `round ${round}`)
    await expect(page.locator('html[data-merchant="mutant"]')).toBeAttached()
  }
})
