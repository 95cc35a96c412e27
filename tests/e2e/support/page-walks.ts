import type { Page } from '@playwright/test'
import { fillVendor } from './fill-vendor.ts'
import { keepStorages } from './keep-storages.ts'
import { setOutVisitor, type TestWorld } from './set-out-still.ts'
import { type Account, accounts, codes, listPaths } from './still-loads.ts'

/** One account's way through pages of one merchant. */
interface PageWalk {
  readonly code: string
  readonly account: Account
  readonly paths: readonly string[]
}

/** Whose pages are walked at a merchant, where each account meets each of its pages once. */
const sampled = {
  base: 'guest',
  siamstar: 'member',
  hongyun: 'agent',
  kiwibet: 'member',
  reef: 'agent',
} as const satisfies Record<(typeof codes)[number], Account>

/**
 * Lists the walks of a run: one at each merchant, so that every account meets every page that it may enter, at one
 * merchant. Under `LIVERY_SOAK` every account meets every page at every merchant.
 */
export function listPageWalks(): readonly PageWalk[] {
  if (process.env['LIVERY_SOAK'])
    return codes.flatMap((code) =>
      accounts.map((account) => ({ code, account, paths: pathsAt(code, account) })),
    )
  return accounts.flatMap((account) => {
    const at = codes.filter((code) => sampled[code] === account)
    return at.map((code, turn) => {
      const paths = pathsAt(code, account).filter((_, index) => index % at.length === turn)
      return { code, account, paths }
    })
  })
}

function pathsAt(code: string, account: Account): readonly string[] {
  return listPaths(account).map((path) => fillVendor(path, code))
}

/** Opens the player for a walk, on a page that everybody may see. */
export async function beginWalk(
  page: Page,
  { code, account }: PageWalk,
  world: TestWorld,
): Promise<void> {
  const { origin, language, storages } = await setOutVisitor({ code, account }, world)
  const { device, visit } = storages
  await keepStorages(page.context(), { device: { ...device, language }, visit })
  await page.goto(`${origin}/m/help`, { waitUntil: 'commit' })
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}
