import { categories } from '../../../src/core/contract/categories.ts'
import { type RouteDeclaration, routes } from '../../../src/core/contract/pages.ts'
import { merchants } from './words.ts'

/** One visit of one page. A still page has no layout shift. */
export interface StillLoad {
  readonly code: string
  readonly account: Account
  /** The path of the page, with its query. */
  readonly path: string
  readonly width: number
  readonly pace: Pace
  /** The first page of a visit, or a step inside the open player. */
  readonly mode: 'first' | 'step'
  /** The merchant's first language by default. */
  readonly language?: string | undefined
  /** The variant of the member centre and of the deposit page; that of the merchant's world by default. */
  readonly template?: 'base' | 'new' | undefined
}

export type Account = 'guest' | 'member' | 'agent'
/**
 * What is late: answers by no, one or four seconds; everything, each file and each answer by another time; or one
 * kind by four seconds.
 */
export type Pace = '0' | '1000' | '4000' | 'mixed' | 'code' | 'fonts' | 'pictures'

export const codes = ['base', ...merchants] as const
export const accounts = ['guest', 'member', 'agent'] as const satisfies Account[]
const widths = [360, 390]
const paces = ['0', '1000', '4000', 'mixed'] as const satisfies Pace[]
const namedPaces = [...paces, 'code', 'fonts', 'pictures'] as const satisfies Pace[]
const modes = ['first', 'step'] as const
/** The number of loads of a sample, where `STILL` names no other by `loads=`. */
const sampleSize = 12

/** Returns the word by which `STILL` names a load. */
export function nameLoad({ language, template, ...load }: StillLoad): string {
  const { code, account, path, width, pace, mode } = load
  return [code, account, path, width, pace, mode, language, template].filter(Boolean).join(' ')
}

/** Loads that larger samples found to move, each for a reason of its own. */
const movedOnce: readonly StillLoad[] = [
  {
    code: 'siamstar',
    account: 'agent',
    path: '/m/winners',
    width: 360,
    pace: '1000',
    mode: 'step',
  },
  {
    code: 'kiwibet',
    account: 'guest',
    path: '/m/rngList?gameType=RNG&vassalage=VENDOR',
    width: 360,
    pace: '1000',
    mode: 'first',
  },
]

/**
 * Lists the loads of a run: those that the words of `STILL` leave, such as `siamstar member /m/bets 390 4000 step`;
 * without a word some in which each merchant, account, width, pace and mode occurs (`loads=200` asks for 200 of them),
 * and what moved once; all of them under `LIVERY_SOAK`.
 */
export function listLoads(words: readonly string[]): readonly StillLoad[] {
  const size = words.find((word) => word.startsWith('loads='))?.slice('loads='.length)
  if (size) return listSample(Number(size))
  if (words.length > 0) return listNamed(words)
  return process.env['LIVERY_SOAK'] ? listNamed([]) : [...listSample(sampleSize), ...movedOnce]
}

function listSample(size: number): readonly StillLoad[] {
  return Array.from({ length: size }, (_, at): StillLoad => {
    // Each list turns at another pace, so that the same two entries seldom meet.
    const account = pick(accounts, at)
    const paths = listPaths(account)
    return {
      code: pick(codes, at),
      account,
      path: pick(paths, Math.floor((at * paths.length) / size)),
      width: pick(widths, at + Math.floor(at / 2)),
      pace: pick(paces, at + Math.floor(at / 4)),
      mode: pick(modes, at + Math.floor(at / 6)),
    }
  })
}

function listNamed(words: readonly string[]): readonly StillLoad[] {
  const named = words.filter((word) => word.startsWith('/'))
  const language = words.find((word) => word.startsWith('language='))?.slice('language='.length)
  const template = (['base', 'new'] as const).find((one) => words.includes(`template=${one}`))
  const chosen = <T extends string | number>(of: readonly T[], all: readonly T[] = of) => {
    const some = all.filter((one) => words.includes(String(one)))
    return some.length > 0 ? some : of
  }
  return chosen(codes).flatMap((code) =>
    chosen(accounts).flatMap((account) =>
      (named.length > 0 ? named : listPaths(account)).flatMap((path) =>
        chosen(widths, [...widths, 320, 1280]).flatMap((width) =>
          chosen(paces, namedPaces).flatMap((pace) =>
            chosen(modes).map((mode) => ({
              ...{ code, account, path, width, pace, mode, language, template },
            })),
          ),
        ),
      ),
    ),
  )
}

/** The address of each page that an account may enter. `VENDOR` is replaced by a vendor of the merchant. */
export function listPaths(account: Account): readonly string[] {
  return Object.entries<RouteDeclaration>(routes).flatMap(([id, { paths, sessions }]) => {
    if (sessions && !sessions.some((kind) => kind === account)) return []
    const [path] = paths
    if (id === 'gameContainer')
      return Object.keys(categories).map((category) => `${path}?gameType=${category}`)
    if (id === 'gameList') return [`${path}?gameType=RNG&vassalage=VENDOR`]
    // A game fills the screen with a frame of another origin.
    return id === 'game' ? [] : [path]
  })
}

function pick<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}
