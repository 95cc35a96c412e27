import { countPlaced, findMisplaced } from './support/find-misplaced.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import { listPages } from './support/listed-pages.ts'
import type { Player } from './support/player.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { inEverySize, setOut, type TextSize, textWays } from './support/text-sizes.ts'
import type { Look } from './support/walk-as-guest.ts'
import { merchants, readMerchant } from './support/words.ts'

const visits = [
  { part: 'outside', session: 'guest' },
  { part: 'outside', session: 'member' },
  { part: 'account', session: 'member' },
  { part: 'money', session: 'member' },
  { part: 'rewards', session: 'member' },
  { part: 'agents', session: 'agent' },
] as const
type Visit = (typeof visits)[number]

const isSoak = process.env['LIVERY_SOAK'] !== undefined

const accounts = { guest: undefined, member: 'member88', agent: 'agent88' } as const

async function walkPages(
  { page, step }: Player,
  paths: readonly string[],
  look: Look,
): Promise<void> {
  for (const path of paths) {
    await step(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await look(path)
  }
}

/** Returns the first language of a merchant; all that it speaks under `npm run soak`. */
function languagesOf(code: string): readonly string[] {
  const { supported, default: first } = readMerchant(code).languages
  return isSoak ? supported : [first]
}

/** Lists what of a screen is a barrier to somebody who hears it or who has large fingers. */
async function findHard(player: Player, path: string): Promise<string[]> {
  await settle(player)
  const heard = await findSerious(player, { least: 'moderate' })
  const problems = [...heard, ...(await findSmallTargets(player.page))]
  return problems.map((problem) => `${path}: ${problem}`)
}

/**
 * Returns the ways in which a visit shows its text: one at each merchant, so that every page meets every way at one
 * merchant at least; every way under `npm run soak`.
 */
function waysOf(visit: Visit, at: number): readonly TextSize[] {
  const turn = (at + visits.indexOf(visit)) % textWays.length
  return isSoak ? textWays : textWays.slice(turn, turn + 1)
}

/**
 * Lists the pages of a visit. A member's pages outside of the account are a guest's but for their head, so a merchant
 * shows every second one of them; all under `npm run soak`.
 */
function pagesOf(
  { part, session }: Visit,
  { code, at }: { readonly code: string; readonly at: number },
): readonly string[] {
  const pages = listPages(code, part, session)
  const isShown = (_: string, index: number): boolean => (at + index) % 2 === 0
  return part === 'outside' && session === 'member' && !isSoak ? pages.filter(isShown) : pages
}

for (const [at, code] of merchants.entries())
  for (const language of languagesOf(code))
    for (const visit of visits) {
      const { part, session } = visit
      test(`the ${session} of ${code} in ${language} finds nothing cut, covered, pushed aside, out of order, too small or under a drawing, and every drawing of the brand in its place, on the pages of ${part}`, async ({
        createPlayer,
        page,
      }) => {
        const player = createPlayer(code, language)
        const paths = pagesOf(visit, { code, at })
        const username = accounts[session]
        const walk = await setOut(player, { page, language })
        const hard = new Map<string, string[]>()
        const misplaced: string[] = []
        let placed = 0
        if (username) await player.logIn(username)
        else await player.open('/m/home')
        await inEverySize(
          walk,
          (look) =>
            walkPages(player, paths, async (path) => {
              // What axe and the targets say does not depend on the size of text.
              if (!hard.has(path)) hard.set(path, await findHard(player, path))
              misplaced.push(...(await findMisplaced(player, path)))
              placed += await countPlaced(page)
              await look(path)
            }),
          waysOf(visit, at),
        )
        expect([...walk.found, ...[...hard.values()].flat(), ...new Set(misplaced)]).toEqual([])
        expect(placed).toBeGreaterThan(0)
      })
    }
