import type { ResolvedMerchant } from '../../../src/core/config/resolved-merchant.ts'
import type { PageId } from '../../../src/core/contract/pages.ts'
import { fillVendor } from './fill-vendor.ts'
import { merchants, readMerchant } from './words.ts'

/** The objects that a browser still holds after a garbage collection. */
export interface Kept {
  readonly nodes: number
  readonly listeners: number
}

/** A visitor who goes from page to page inside one open page. */
export interface Rounds {
  readonly paths: readonly string[]
  /** Steps to a path and stays until its blocks are drawn. */
  readonly visit: (path: string) => Promise<void>
  readonly count: () => Promise<Kept>
  /** Nodes of each round from which on a page counts as left behind; 1 without it. */
  readonly least?: number
}

/** The number of objects after each round, and the pages that leak. */
export interface Leak {
  readonly counts: readonly Kept[]
  readonly keepers: readonly string[]
}

type MerchantCode = (typeof merchants)[number]

const visits = 10
/** The round by which everything that is loaded once has arrived. */
const settled = 6
/** The number of final counts that must contain a leak. */
const last = 2
/** The page between two rounds: the least that the product has. */
export const restPath = '/m/useragreement'
/** Runs in the page: whether its blocks are drawn. */
export function blocksAreDrawn(): boolean {
  return document.querySelector('main:not(:has([data-kit="skeleton"])) *') !== null
}
const lobby = '/m/gameContainer?gameType='

/** The addresses of each page with blocks; other pages have no blocks. `VENDOR` is replaced by a vendor of the merchant. */
const paths: Readonly<Record<PageId, readonly string[]>> = {
  shell: [],
  home: ['/m/home'],
  login: ['/m/login'],
  register: ['/m/register'],
  trial: ['/m/trail'],
  lobby: [`${lobby}RNG`, `${lobby}RNG&show=hot`, `${lobby}RNG&q=a`, `${lobby}LIVE`],
  'lobby-sports': [`${lobby}SPORTS`],
  'lobby-lottery': [`${lobby}LOTT`],
  'vendor-games': ['/m/gameList?gameType=RNG&vassalage=VENDOR'],
  'more-lotteries': ['/m/moreLottery'],
  'member-home': ['/m/member/home'],
  deposit: ['/m/voucherCenter'],
  rewards: ['/m/rewards'],
  mall: ['/m/mall/mallHome'],
  help: ['/m/help'],
  service: ['/m/service'],
  download: ['/m/download'],
  activity: ['/m/activity'],
}
const forGuests: readonly PageId[] = ['login', 'register', 'trial']
const pageIds = Object.keys(paths) as PageId[] // the keys of the table are its ids

function kindsOf({ pages }: ResolvedMerchant, page: PageId): string[] {
  const { order, blocks } = pages[page] ?? { order: [], blocks: {} }
  return order.map((id) => `${blocks[id]?.type}/${blocks[id]?.variant}`)
}

function listOf(page: PageId, code: string): readonly string[] {
  return paths[page].map((path) => fillVendor(path, code))
}

/** The paths of one round at a merchant, for somebody without and with an account. */
export interface RoundPlan {
  readonly code: MerchantCode
  readonly guest: readonly string[]
  readonly member: readonly string[]
}

/**
 * Plans a round at each merchant through its pages that hold a kind of block which no page before
 * them holds; the merchant with the most kinds comes first.
 */
export function planRounds(): readonly RoundPlan[] {
  const all = merchants.map((code) => {
    const merchant = readMerchant(code)
    const kinds = (page: PageId): string[] => kindsOf(merchant, page)
    return { code, kinds, count: new Set(pageIds.flatMap(kinds)).size }
  })
  const seen = new Set<string>()
  return all
    .toSorted((a, b) => b.count - a.count)
    .map(({ code, kinds }) => {
      const pages = pageIds.filter((page) => {
        const added = kinds(page).filter((kind) => !seen.has(kind))
        for (const kind of added) seen.add(kind)
        return page === 'home' || added.length > 0
      })
      const open = pages.filter((page) => !forGuests.includes(page))
      return {
        code,
        guest: pages.flatMap((page) => listOf(page, code)),
        member: open.flatMap((page) => listOf(page, code)),
      }
    })
}

/** Goes ten rounds; returns what they leave behind, or undefined where they leave nothing. */
export async function findLeak(rounds: Rounds): Promise<Leak | undefined> {
  const counts: Kept[] = []
  while (counts.length < visits) counts.push(await goRound(rounds))
  const early = counts[settled - 1]
  const leaves = (kind: keyof Kept): boolean => {
    // A browser may let go of a page one visit later: the least of the last counts is what stays.
    const kept = Math.min(...counts.slice(-last).map((count) => count[kind]))
    const each = kind === 'nodes' ? (rounds.least ?? 1) : 1
    return early !== undefined && kept - early[kind] >= each * (visits - last + 1 - settled)
  }
  if (!leaves('nodes') && !leaves('listeners')) return undefined
  return { counts, keepers: await findKeepers(rounds) }
}

async function goRound({ paths: around, visit, count }: Rounds): Promise<Kept> {
  for (const path of around) await visit(path)
  await visit(restPath)
  return count()
}

/** Each page by itself, for a message that says which of them keeps something. */
async function findKeepers(rounds: Rounds): Promise<string[]> {
  const found: string[] = []
  for (const path of rounds.paths) {
    const before = await goRound({ ...rounds, paths: [path] })
    const after = await goRound({ ...rounds, paths: [path, restPath, path] })
    const [nodes, listeners] = [after.nodes - before.nodes, after.listeners - before.listeners]
    if (nodes > 0 || listeners > 0) found.push(`${path}: ${nodes} nodes, ${listeners} listeners`)
  }
  return found
}
