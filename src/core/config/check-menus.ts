import type { Condition } from '../contract/generated/config.ts'
import { listOwnPages } from '../contract/own-pages.ts'
import { formatFacts } from './check-conditions.ts'
import { merchantFile } from './files.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import {
  findMenuTarget,
  listGuards,
  type MenuName,
  productEntries,
  readEntry,
  resolveMenus,
} from './menus.ts'
import { findNearest } from './nearest.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { type RequirementChoice, satisfy } from './satisfy.ts'
import type { Span } from './source.ts'
import { childOf, type MapTree, nearestSpan, type Path, type Tree, treeAt } from './tree.ts'

/** The most entries that the bottom menu has room for. */
const room = 5

/** The steps after which a search for facts gives up. */
const steps = 20_000

interface MenuScope {
  readonly merchant: ResolvedMerchant
  readonly tree: MapTree
  /** Epoch milliseconds; without it, moments of the past matter too. */
  readonly now: number | undefined
}

/** Reports entries of the menus that open nothing, that nobody sees, that have no icon, and a bottom menu that is too full. */
export function checkMenus(
  merchant: ResolvedMerchant,
  tree: MapTree,
  now: number | undefined,
): Finding[] {
  const scope = { merchant, tree, now }
  const listed = listNames(scope)
  const isFirst = ({ name, menu }: ListedName, at: number): boolean =>
    listed.findIndex((other) => other.name === name && other.menu === menu) === at
  return [
    ...listed.flatMap((one) => checkName(one, scope)),
    ...listed.filter(isFirst).flatMap((one) => checkEntry(one, scope)),
    ...checkRows(listed, scope),
    ...checkRoom(scope),
  ]
}

/** A name in a list of a menu, with its place. */
interface ListedName {
  readonly name: string
  readonly menu: MenuName
  readonly span: Span
  readonly path: Path
}

function listNames({ merchant: { navigation }, tree }: MenuScope): readonly ListedName[] {
  const spanOf = (list: Tree | undefined, at: number): Span =>
    (list?.kind === 'list' ? list.items[at] : undefined) ?? nearestSpan(tree, ['navigation'])
  const bottom = treeAt(tree, ['navigation', 'bottom'])
  const groups = treeAt(tree, ['navigation', 'menu'])
  return [
    ...navigation.bottom.map((name, at): ListedName => {
      return { name, menu: 'bottom', span: spanOf(bottom, at), path: ['navigation', 'bottom', at] }
    }),
    ...navigation.menu.flatMap(({ entries }, group) => {
      const list = groups?.kind === 'list' ? childOf(groups.items[group], 'entries') : undefined
      return entries.map((name, at): ListedName => {
        const path = ['navigation', 'menu', group, 'entries', at]
        return { name, menu: 'menu', span: spanOf(list, at), path }
      })
    }),
  ]
}

/** Reports a name without a row and without a page, or a link that the slide-in menu cannot have. */
function checkName({ name, menu, span, path }: ListedName, scope: MenuScope): Finding[] {
  const { navigation, pages } = scope.merchant
  const target = findMenuTarget(readEntry(name, navigation).page ?? name, pages)
  const isRow = Object.hasOwn(navigation.entries, name)
  if (target ? menu === 'bottom' || opensPage(target) : isRow) return []
  return [reportUnknown(name, { span, path, known: listKnown(menu, scope) })]
}

function opensPage({ route, category }: { route?: unknown; category?: unknown }): boolean {
  return route !== undefined || category !== undefined
}

function listKnown(menu: MenuName, { merchant: { navigation, pages } }: MenuScope): string[] {
  const names = [...Object.keys(navigation.entries), ...listOwnPages(pages), ...productEntries]
  const known = [...new Set(names)]
  return menu === 'bottom' ? known : known.filter((name) => name !== 'menu')
}

interface UnknownPlace {
  readonly span: Span
  readonly path: Path
  readonly known: readonly string[]
}

function reportUnknown(name: string, { span, path, known }: UnknownPlace): Finding {
  const { name: nearest, safe } = findNearest(name, known)
  const details = { span, path, fix: renameFix(span, safe) }
  return createFinding('unknown-name', details, { kind: 'menu entry', name, known, nearest })
}

/** Reports an entry that nobody sees because of its page, and one without an icon. */
function checkEntry({ name, menu, span, path }: ListedName, scope: MenuScope): Finding[] {
  const { navigation, pages } = scope.merchant
  const { page = name, icon, drawing } = readEntry(name, navigation)
  const target = findMenuTarget(page, pages)
  if (!target) return []
  const because = whyNeverShown({ name, page, menu }, scope)
  const hasIcon = (icon ?? drawing ?? target.icon) !== undefined
  return [
    ...(because === undefined
      ? []
      : [
          createFinding(
            'unreachable-block',
            { span, path },
            { what: `The menu entry "${name}"`, because },
          ),
        ]),
    ...(hasIcon ? [] : [createFinding('menu-icon', { span, path }, { entry: name })]),
    ...checkDrawing(name, scope),
  ]
}

function checkDrawing(name: string, { merchant, tree }: MenuScope): Finding[] {
  const { drawing } = readEntry(name, merchant.navigation)
  const path = ['navigation', 'entries', name, 'drawing']
  if (typeof drawing !== 'string' || drawing.endsWith('.svg')) return []
  const details = { span: treeAt(tree, path) ?? nearestSpan(tree, path), path }
  return [createFinding('menu-drawing', details, { entry: name, drawing })]
}

interface OpenedPage {
  readonly name: string
  readonly page: string
  readonly menu: MenuName
}

/** Explains why the page of an entry hides it from everybody; undefined if somebody sees it, or if its own condition is never true. */
function whyNeverShown({ name, page, menu }: OpenedPage, scope: MenuScope): string | undefined {
  const { navigation, pages, forceOff } = scope.merchant
  const target = findMenuTarget(page, pages)
  const guards = target ? listGuards(target, menu, pages) : []
  const forced = guards.find((guard) => 'flag' in guard && Object.hasOwn(forceOff, guard.flag))
  if (forced && 'flag' in forced)
    return `its page "${page}" needs flag ${forced.flag}, which is forced off`
  const { when } = readEntry(name, navigation)
  if (!when || !isPossible([when], scope) || isPossible([...guards, when], scope)) return undefined
  return `nobody for whom its "when" is true may enter its page "${page}"`
}

function isPossible(conditions: readonly Condition[], scope: MenuScope): boolean {
  return findFacts(conditions, scope) !== undefined
}

/** Finds facts under which all conditions are true; undefined if there are none. */
function findFacts(
  conditions: readonly Condition[],
  { merchant, now }: MenuScope,
): RequirementChoice | 'unsure' | undefined {
  const requirements = conditions.map((condition) => ({ condition, holds: true }))
  const { supported: languages } = merchant.languages
  return satisfy(requirements, { languages, since: now, steps: { left: steps } })
}

/** Reports rows of the merchant's own file for entries that no menu lists, and rows that open nothing. */
function checkRows(listed: readonly ListedName[], scope: MenuScope): Finding[] {
  const { merchant, tree } = scope
  const rows = treeAt(tree, ['navigation', 'entries'])
  if (rows?.kind !== 'map') return []
  const known = [...listOwnPages(merchant.pages), ...productEntries]
  return [...rows.entries].flatMap(([name, { key, value }]) => {
    const page = childOf(value, 'page')
    const typed = readEntry(name, merchant.navigation).page ?? name
    const path = ['navigation', 'entries', name]
    if (!findMenuTarget(typed, merchant.pages))
      return [
        reportUnknown(typed, {
          span: page ?? key,
          path: page ? [...path, 'page'] : path,
          known,
        }),
      ]
    const isOwn = key.source.path === merchantFile(merchant.code)
    if (!isOwn || listed.some((one) => one.name === name)) return []
    return [createFinding('menu-entry-unlisted', { span: key, path }, { entry: name })]
  })
}

/** Reports a bottom menu that shows more entries than it has room for, with the facts under which it does. */
function checkRoom(scope: MenuScope): Finding[] {
  const { merchant, tree } = scope
  const { bottom } = resolveMenus(merchant)
  const always = bottom.filter(({ when }) => !when).length
  const conditions = bottom.flatMap(({ when }) => when ?? [])
  const facts = findCrowd([], { conditions, needed: room + 1 - always }, scope)
  if (!facts) return []
  const path = ['navigation', 'bottom']
  const span = nearestSpan(tree, path)
  return [createFinding('menu-crowded', { span, path }, { room, facts: formatFacts(facts) })]
}

interface Crowd {
  readonly conditions: readonly Condition[]
  /** How many more conditions have to be true. */
  readonly needed: number
}

/** Finds facts under which enough conditions are true together; undefined if there are none. */
function findCrowd(
  chosen: readonly Condition[],
  { conditions, needed }: Crowd,
  scope: MenuScope,
): RequirementChoice | undefined {
  const found = findFacts(chosen, scope)
  if (!found || found === 'unsure') return undefined
  if (needed <= 0) return found
  for (const [at, condition] of conditions.entries()) {
    const rest = { conditions: conditions.slice(at + 1), needed: needed - 1 }
    if (rest.conditions.length < rest.needed) return undefined
    const crowd = findCrowd([...chosen, condition], rest, scope)
    if (crowd) return crowd
  }
  return undefined
}
