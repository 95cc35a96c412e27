import type { ResolvedMerchant } from '../../src/config/resolved-merchant.ts'
import type { PageId } from '../../src/contract/pages.ts'
import { countKept, type Kept } from './support/count-kept.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { merchants, readMerchant } from './support/words.ts'

// Motion is what holds a page that has been left.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const visits = 10
/** What is loaded once and kept on purpose has come by then. */
const settled = 3
/** The page between two rounds: the least that the product has. */
const rest = '/m/help'
const lobby = '/m/gameContainer?gameType='

/** Where the blocks of each page are met; every other page has no blocks. */
const paths: Readonly<Record<PageId, readonly string[]>> = {
  shell: [],
  home: ['/m/home'],
  login: ['/m/login'],
  register: ['/m/register'],
  trial: ['/m/trail'],
  lobby: [`${lobby}RNG`, `${lobby}RNG&show=hot`, `${lobby}RNG&q=a`, `${lobby}LIVE`],
  'lobby-sports': [`${lobby}SPORTS`],
  'lobby-lottery': [`${lobby}LOTT`],
  'vendor-games': ['/m/gameList?gameType=RNG&vassalage=PGS'],
  'more-lotteries': ['/m/moreLottery'],
}
const forGuests: readonly PageId[] = ['login', 'register', 'trial']

function kindsOf({ pages }: ResolvedMerchant, page: PageId): string[] {
  const { order, blocks } = pages[page] ?? { order: [], blocks: {} }
  return order.map((id) => `${blocks[id]?.type}/${blocks[id]?.variant}`)
}

const pageIds = Object.keys(paths) as PageId[] // the keys of the table are its ids

/** The pages of each merchant that hold a kind of block which no page before them holds. */
function planRounds(): readonly { readonly code: string; readonly pages: readonly PageId[] }[] {
  const all = merchants.map((code) => {
    const merchant = readMerchant(code)
    const kinds = (page: PageId): string[] => kindsOf(merchant, page)
    return { code, kinds, count: new Set(pageIds.flatMap(kinds)).size }
  })
  const seen = new Set<string>()
  return all
    .toSorted((a, b) => b.count - a.count)
    .map(({ code, kinds }) => ({
      code,
      pages: pageIds.filter((page) => {
        const added = kinds(page).filter((kind) => !seen.has(kind))
        for (const kind of added) seen.add(kind)
        return page === 'home' || added.length > 0
      }),
    }))
}

/** Goes to a page and stays until its blocks are drawn. */
async function visit({ page, step }: Player, path: string): Promise<void> {
  await step(path)
  await page.waitForFunction(
    () => document.querySelector('main:not(:has(span[data-shape][aria-hidden])) *') !== null,
  )
}

interface Round {
  readonly player: Player
  readonly paths: readonly string[]
  readonly count: () => Promise<Kept>
}

async function goRound({ player, paths: around, count }: Round): Promise<Kept> {
  for (const path of around) await visit(player, path)
  await visit(player, rest)
  return count()
}

/** Each page by itself, for a message that says which of them keeps something. */
async function findKeepers(round: Round): Promise<string[]> {
  const found: string[] = []
  for (const path of round.paths) {
    const before = await goRound({ ...round, paths: [path] })
    const after = await goRound({ ...round, paths: [path, rest, path] })
    const [nodes, listeners] = [after.nodes - before.nodes, after.listeners - before.listeners]
    if (nodes > 0 || listeners > 0) found.push(`${path}: ${nodes} nodes, ${listeners} listeners`)
  }
  return found
}

async function expectNothingKept(player: Player, around: readonly string[]): Promise<void> {
  test.setTimeout(180_000)
  const round: Round = { player, paths: around, count: await countKept(player.page) }
  const counts: Kept[] = []
  while (counts.length < visits) counts.push(await goRound(round))
  const [early, late] = [counts[settled - 1], counts.at(-1)]
  // What every visit leaves adds up; a node that the browser lets go of later does not.
  const leaves = (kind: keyof Kept): boolean =>
    early !== undefined && late !== undefined && late[kind] - early[kind] >= visits - settled
  expect(
    leaves('nodes') || leaves('listeners')
      ? { early, late, keepers: await findKeepers(round) }
      : 'nothing',
  ).toBe('nothing')
}

for (const { code, pages } of planRounds()) {
  test(`ten visits of each page of ${code} leave nothing of it in a guest's browser`, async ({
    meet,
  }) => {
    const player = meet(code)
    await player.open(rest)
    await expectNothingKept(
      player,
      pages.flatMap((page) => paths[page]),
    )
  })

  test(`ten visits of each page of ${code} leave nothing of it in a member's browser`, async ({
    meet,
  }) => {
    const player = meet(code)
    await player.logIn('member88')
    const open = pages.filter((page) => !forGuests.includes(page))
    await expectNothingKept(
      player,
      open.flatMap((page) => paths[page]),
    )
  })
}
