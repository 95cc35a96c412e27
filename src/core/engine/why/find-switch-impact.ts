import { blockSchemasOf } from '../../config/block-schemas.ts'
import { type Facts, type SessionKind, sessionKinds } from '../../contract/facts.ts'
import { readsOf } from '../../contract/reads/read-block.ts'
import { sameValue } from '../../contract/same-value.ts'
import { planPage } from '../plan-page.ts'
import { type FlagDefaults, readFlag } from '../read-fact.ts'
import { comparePlaces } from './compare-places.ts'
import { formatList } from './format-list.ts'
import { formatSessions } from './format-sessions.ts'
import { hideInside } from './hide-inside.ts'
import type { WhyMerchant } from './read-why-merchant.ts'
import { requirePageFlag } from './require-page-flag.ts'
import type { GatewayFacts, SwitchSide } from './switch-side.ts'

/** A block that a switch shows, hides or changes inside, or a page or a part of the frame, with the affected sessions. */
export interface SwitchedBlock {
  /** The page of a block; else `routes.<route>`, `frame.<part>` or `navigation.<menu>.<entry>`. */
  readonly page: string
  /** Absent for what is not a block. */
  readonly block?: string
  readonly turns: 'appears' | 'vanishes' | 'changes'
  readonly sessions: readonly SessionKind[]
  readonly message: string
}

/**
 * Finds the blocks of all pages that a switch would show, hide or change inside, by session, in any of the merchant's
 * languages, and what it does to pages and to the frame.
 */
export function findSwitchImpact(
  before: GatewayFacts,
  after: GatewayFacts,
  merchant: SwitchedMerchant,
): SwitchedBlock[] {
  const { flags } = merchant
  return compareSides({ sent: before, flags }, { sent: after, flags }, merchant)
}

export type SwitchedMerchant = Pick<WhyMerchant, 'pages' | 'navigation' | 'languages' | 'flags'>
type Pages = Omit<SwitchedMerchant, 'flags'>

/** The flags of a merchant before or after a change of its file. */
export interface FlagSides {
  readonly before: FlagDefaults
  readonly after: FlagDefaults
}

/**
 * Finds the blocks that a change of a merchant's flags would show, hide or change inside, while the gateway
 * sends what is given.
 */
export function findFlagImpact(
  sent: GatewayFacts,
  { before, after }: FlagSides,
  merchant: Pages,
): SwitchedBlock[] {
  return compareSides({ sent, flags: before }, { sent, flags: after }, merchant)
}

function compareSides(before: SwitchSide, after: SwitchSide, merchant: Pages): SwitchedBlock[] {
  return [
    ...Object.keys(merchant.pages).flatMap((page) =>
      comparePage(page, { before, after }, merchant),
    ),
    ...comparePlaces(before, after, merchant),
  ]
}

interface SwitchSides {
  readonly before: SwitchSide
  readonly after: SwitchSide
}

function comparePage(page: string, { before, after }: SwitchSides, merchant: Pages) {
  const changes = merchant.languages.flatMap((language) =>
    sessionKinds.flatMap((session) => {
      const shown = ({ sent, flags }: SwitchSide) =>
        readShown(page, { ...sent, session, language }, { pages: merchant.pages, flags })
      return compareShown(shown(before), shown(after)).map((change) => ({
        ...change,
        session,
        language,
      }))
    }),
  )
  return groupChanges(changes).map((change) => {
    const { block, turns, sessions } = change
    return { page, block, turns, sessions, message: formatChange(page, change, merchant) }
  })
}

type PageFacts = GatewayFacts & Pick<Facts, 'session' | 'language'>

/** The values of the flags that a shown block reads; undefined for a hidden block. */
type Shown = Readonly<Record<string, boolean>> | undefined

/** Reads for each block of a page whether it is shown, and the flags that it reads then, in the order of the page. */
function readShown(
  pageId: string,
  pageFacts: PageFacts,
  { pages, flags: defaults }: Pick<WhyMerchant, 'pages' | 'flags'>,
): ReadonlyMap<string, Shown> {
  const page = requirePageFlag(pages[pageId] ?? {}, pageId)
  const facts: Facts = { ...pageFacts, device: 'browser' }
  const known = blockSchemasOf(pageId)
  const { blocks } = planPage({ page, pageId, facts, defaults, known })
  return new Map(
    blocks.map((planned) => {
      const { block } = hideInside(planned, undefined, { facts, defaults })
      const read = readsOf(planned).flags.map((name) => [
        name,
        readFlag(name, facts, defaults).actual ?? false,
      ])
      return [planned.id, block.shown ? Object.fromEntries(read) : undefined]
    }),
  )
}

type ShownChange = Required<Pick<SwitchedBlock, 'block' | 'turns'>>

function compareShown(
  before: ReadonlyMap<string, Shown>,
  after: ReadonlyMap<string, Shown>,
): ShownChange[] {
  return [...after].flatMap(([block, now]) => {
    const then = before.get(block)
    if (sameValue(now, then)) return []
    return [{ block, turns: now && then ? 'changes' : now ? 'appears' : 'vanishes' }]
  })
}

interface SingleChange extends ShownChange {
  readonly session: SessionKind
  readonly language: string
}
interface GroupedChange extends ShownChange {
  readonly sessions: readonly SessionKind[]
  readonly languages: readonly string[]
}

function groupChanges(changes: readonly SingleChange[]): GroupedChange[] {
  const keys = new Set(changes.map(({ block, turns }) => `${turns} ${block}`))
  return [...keys].map((key) => {
    const same = changes.filter(({ block, turns }) => `${turns} ${block}` === key)
    const [{ block = '', turns = 'appears' } = {}] = same
    return {
      block,
      turns,
      sessions: sessionKinds.filter((kind) => same.some(({ session }) => session === kind)),
      languages: [...new Set(same.map(({ language }) => language))],
    }
  })
}

function formatChange(page: string, change: GroupedChange, { languages }: Pages): string {
  const { sessions } = change
  const who = formatSessions(sessions)
  const where =
    change.languages.length === languages.length ? '' : ` in ${formatList(change.languages)}`
  const inside = change.turns === 'changes' ? ' inside' : ''
  return `On ${page}, "${change.block}" ${change.turns}${inside} for ${who}${where}.`
}
