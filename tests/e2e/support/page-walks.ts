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
      accounts.map((account) => ({ code, account, paths: listPaths(account) })),
    )
  return accounts.flatMap((account) => {
    const at = codes.filter((code) => sampled[code] === account)
    return at.map((code, turn) => {
      const paths = listPaths(account).filter((_, index) => index % at.length === turn)
      return { code, account, paths }
    })
  })
}
