import { type SessionKind, sessionKinds } from '../../contract/facts.ts'
import { listParts, listPlaces, type ReadingPlace } from '../../contract/reads/list-places.ts'
import { decide } from '../decide.ts'
import { formatSessions } from './format-sessions.ts'
import { listMenuPlaces } from './list-menu-places.ts'
import type { WhyMerchant } from './read-why-merchant.ts'
import type { SwitchSide } from './switch-side.ts'

/** A page that opens or closes, or a part of a page or of the frame, or an entry of a menu, that appears or vanishes. */
export interface PlaceTurn {
  /** `routes.<route>`, `frame.<part>` or `navigation.<menu>.<entry>`. */
  readonly page: string
  readonly turns: 'appears' | 'vanishes'
  readonly sessions: readonly SessionKind[]
  readonly message: string
}

/** Compares which pages are open before and after a switch, what they and the frame show beside their blocks, and the menus. */
export function comparePlaces(
  before: SwitchSide,
  after: SwitchSide,
  merchant: Pick<WhyMerchant, 'pages' | 'navigation' | 'languages'>,
): PlaceTurn[] {
  const [language = ''] = merchant.languages
  return [...listPlaces(merchant.pages), ...listMenuPlaces(merchant)].flatMap((place) => {
    const read = (side: SwitchSide) => (session: SessionKind) =>
      readPlace(place, { side, session, language })
    const both = { before: read(before), after: read(after) }
    return [...compareGuard(place, both), ...compareParts(place, both)]
  })
}

/** The flags of a place that are on; undefined while it is closed. */
type OpenPlace = ReadonlySet<string> | undefined

interface Visit {
  readonly side: SwitchSide
  readonly session: SessionKind
  readonly language: string
}

function readPlace(
  place: ReadingPlace,
  { side: { sent, flags }, session, language }: Visit,
): OpenPlace {
  const facts = { ...sent, session, language, device: 'browser' } as const
  if (!decide(place.when, facts, flags).shown) return undefined
  const names = listParts(place).map(([flag]) => flag)
  return new Set(names.filter((flag) => decide({ flag }, facts, flags).shown))
}

interface PlaceSides {
  readonly before: (session: SessionKind) => OpenPlace
  readonly after: (session: SessionKind) => OpenPlace
}

function compareGuard({ id, where }: ReadingPlace, { before, after }: PlaceSides): PlaceTurn[] {
  const name = `"${id.split('.').at(-1)}"`
  const isEntry = id.startsWith('navigation.')
  const subject = isEntry ? `${where}, ${name}` : `The page ${name}`
  const [comes, goes] = isEntry ? ['appears', 'vanishes'] : ['opens', 'closes']
  const opens = sessionKinds.filter((kind) => after(kind) && !before(kind))
  const closes = sessionKinds.filter((kind) => before(kind) && !after(kind))
  return [
    ...turnFor(opens, 'appears', (who) => ({
      page: id,
      message: `${subject} ${comes} for ${who}.`,
    })),
    ...turnFor(closes, 'vanishes', (who) => ({
      page: id,
      message: `${subject} ${goes} for ${who}.`,
    })),
  ]
}

/** Compares the parts of a place for the sessions to which it is open on both sides. */
function compareParts(place: ReadingPlace, { before, after }: PlaceSides): PlaceTurn[] {
  const { id, where } = place
  return listParts(place).flatMap(([flag, part]) => {
    const isNew = (from: OpenPlace, to: OpenPlace): boolean =>
      from?.has(flag) === false && to?.has(flag) === true
    const sees = sessionKinds.filter((kind) => isNew(before(kind), after(kind)))
    const loses = sessionKinds.filter((kind) => isNew(after(kind), before(kind)))
    return [
      ...turnFor(sees, 'appears', (who) => {
        return { page: id, message: `${where}, flag ${flag} shows ${part} to ${who}.` }
      }),
      ...turnFor(loses, 'vanishes', (who) => {
        return { page: id, message: `${where}, flag ${flag} no longer shows ${part} to ${who}.` }
      }),
    ]
  })
}

function turnFor(
  sessions: readonly SessionKind[],
  turns: PlaceTurn['turns'],
  describe: (who: string) => Pick<PlaceTurn, 'page' | 'message'>,
): PlaceTurn[] {
  return sessions.length === 0 ? [] : [{ ...describe(formatSessions(sessions)), turns, sessions }]
}
