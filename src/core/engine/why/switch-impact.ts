import { blockSchemasOf } from '../../config/block-schemas.ts'
import type { Facts, SessionKind } from '../../contract/facts.ts'
import { planPage } from '../plan-page.ts'
import type { WhyMerchant } from './read-why-merchant.ts'

/** What the gateway says. */
export type Said = Pick<Facts, 'flags' | 'templates' | 'settings'>

/** A block that a switch shows or hides, and for whom. */
export interface BlockTurn {
  readonly page: string
  readonly block: string
  readonly turns: 'appears' | 'vanishes'
  readonly sessions: readonly SessionKind[]
  readonly says: string
}

const everybody = ['guest', 'member', 'agent', 'trial'] as const satisfies readonly SessionKind[]

/** What of all pages a switch would show or hide, for whom, in any language of the merchant. */
export function findSwitchImpact(before: Said, after: Said, merchant: WhyMerchant): BlockTurn[] {
  return Object.keys(merchant.pages).flatMap((page) => {
    const turned = merchant.languages.flatMap((language) =>
      everybody.flatMap((session) => {
        const shown = (said: Said) => readShown(page, { ...said, session, language }, merchant)
        return compare(shown(before), shown(after)).map((turn) => ({ ...turn, session, language }))
      }),
    )
    return group(turned).map((turn) => {
      const { block, turns, sessions } = turn
      return { page, block, turns, sessions, says: sayTurn(page, turn, merchant) }
    })
  })
}

type Scene = Said & Pick<Facts, 'session' | 'language'>

/** Whether each block of a page is shown, in its order. */
function readShown(pageId: string, scene: Scene, { pages, flags }: WhyMerchant) {
  const page = pages[pageId] ?? {}
  const facts: Facts = { ...scene, device: 'browser' }
  const known = blockSchemasOf(pageId)
  const { blocks } = planPage({ page, pageId, facts, defaults: flags, known })
  return new Map(blocks.map(({ id, shown }) => [id, shown]))
}

type Turn = Pick<BlockTurn, 'block' | 'turns'>

function compare(
  before: ReadonlyMap<string, boolean>,
  after: ReadonlyMap<string, boolean>,
): Turn[] {
  return [...after].flatMap(([block, shown]) => {
    if (shown === before.get(block)) return []
    return [{ block, turns: shown ? ('appears' as const) : ('vanishes' as const) }]
  })
}

interface Seen extends Turn {
  readonly session: SessionKind
  readonly language: string
}
interface Grouped extends Turn {
  readonly sessions: readonly SessionKind[]
  readonly languages: readonly string[]
}

function group(turned: readonly Seen[]): Grouped[] {
  const keys = new Set(turned.map(({ block, turns }) => `${turns} ${block}`))
  return [...keys].map((key) => {
    const same = turned.filter(({ block, turns }) => `${turns} ${block}` === key)
    const [{ block = '', turns = 'appears' } = {}] = same
    return {
      block,
      turns,
      sessions: everybody.filter((kind) => same.some(({ session }) => session === kind)),
      languages: [...new Set(same.map(({ language }) => language))],
    }
  })
}

function sayTurn(page: string, turn: Grouped, { languages }: WhyMerchant): string {
  const who =
    turn.sessions.length === everybody.length ? 'everybody' : join(turn.sessions.map(many))
  const where = turn.languages.length === languages.length ? '' : ` in ${join(turn.languages)}`
  return `On ${page}, "${turn.block}" ${turn.turns} for ${who}${where}.`
}

function many(session: SessionKind): string {
  return session === 'trial' ? 'trial accounts' : `${session}s`
}

function join(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
