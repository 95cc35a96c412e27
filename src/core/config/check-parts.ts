import type { Page } from '../contract/generated/config.ts'
import { cachedByBoth } from './cached-by.ts'
import { checkArt } from './check-art.ts'
import { checkEmptyPage, checkFacts, checkReachable } from './check-conditions.ts'
import { checkLinks } from './check-links.ts'
import { checkTexts, type MessageScope } from './check-messages.ts'
import { checkTimes } from './check-times.ts'
import type { Collected, Found, Named, Part } from './collect.ts'
import { type Files, merchantFile } from './files.ts'
import type { Finding } from './finding.ts'
import type { SchemaName } from './schema-registry.ts'
import type { Source } from './source.ts'
import { type MapTree, stringAt, type Tree, treeAt } from './tree.ts'

/** The checks of the parts of merchants. A part that many merchants inherit is checked once for all of them. */
export interface PartChecks {
  /** Checks the conditions, pictures, links and texts of a merchant. */
  readonly values: (parts: readonly Part[], scope: ValueScope) => ValueFindings
  /** Reports conditions that are never true in the languages of a merchant. */
  readonly reachable: (parts: readonly Part[], scope: ReachScope) => readonly Finding[]
  /** Reports a page that shows no block to some players. */
  readonly emptyPage: (tree: MapTree, page: CompletedPage) => readonly Finding[]
}

/** What the findings in the values of a merchant depend on, apart from the values. */
export interface ValueScope {
  readonly chain: readonly string[]
  readonly linkHosts: readonly string[]
  readonly defaultLanguage: string
}

export interface ValueFindings {
  readonly conditions: readonly Finding[]
  readonly art: readonly Finding[]
  readonly links: readonly Finding[]
  readonly texts: readonly Finding[]
}

export interface ReachScope {
  readonly languages: readonly string[]
  /** The merchant's own file. */
  readonly own: Source
}

export interface CompletedPage {
  readonly name: string
  readonly value: Page
  readonly languages: readonly string[]
}

interface CheckScope {
  readonly files: Files
  readonly catalogues: MessageScope['read']
  /** Epoch milliseconds; without it, no window of time is past. */
  readonly now: number | undefined
}

export function createPartChecks(scope: CheckScope): PartChecks {
  return {
    values: createValueChecks(scope),
    reachable: createReachCheck(),
    emptyPage: createPageCheck(scope.now),
  }
}

/** What decides about the values that a merchant inherits. It is the same for most children of a parent. */
interface InheritedScope extends ValueScope {
  /** True if the child has pictures of its own, which may replace those of its parents. */
  readonly hasArt: boolean
}

function createValueChecks({ files, catalogues, now }: CheckScope): PartChecks['values'] {
  const checkItem = (item: Named, scope: ValueScope): readonly Finding[] => {
    const { linkHosts, defaultLanguage, chain } = scope
    const { name, tree, path } = item
    if (name === 'Condition') return [...checkFacts(tree, path), ...checkTimes(tree, path, now)]
    if (name === 'Art') return checkArt([item], { files, chain })
    if (name === 'Link') return checkLinks([item], linkHosts)
    return checkTexts([item], { defaultLanguage, read: catalogues })
  }
  // Findings differ between children, because they list their folders; a value without any is fine for all.
  const isFine = cachedByBoth((item: Named, key) => {
    const scope: InheritedScope = JSON.parse(key)
    const mayDiffer = item.name === 'Art' && (scope.hasArt || !isInArt(item))
    return !mayDiffer && checkItem(item, scope).length === 0
  })
  const listDoubtful = cachedByBoth((found: Found, key) =>
    found.filter((item) => !isFine(item, key)),
  )
  return (parts, scope) => {
    const chain = [...scope.chain]
    const code = chain.pop() ?? ''
    const hasArt = files.list(`merchants/${code}/art`).length > 0
    const key = JSON.stringify({ ...scope, chain, hasArt } satisfies InheritedScope)
    const file = merchantFile(code)
    const doubtful = parts.flatMap(({ found, isInherited }) =>
      isInherited
        ? listDoubtful(found, key)
        : found.filter((item) => item.tree.source.path === file || !isFine(item, key)),
    )
    const findingsOf = (kind: SchemaName): Finding[] =>
      doubtful.flatMap((item) => (item.name === kind ? checkItem(item, scope) : []))
    return {
      conditions: findingsOf('Condition'),
      art: findingsOf('Art'),
      links: findingsOf('Link'),
      texts: findingsOf('Text'),
    }
  }
}

function isInArt({ tree }: Collected): boolean {
  return stringAt(tree, [])?.startsWith('art/') === true
}

function createReachCheck(): PartChecks['reachable'] {
  const checkItem = (item: Named, key: string): readonly Finding[] =>
    item.name === 'Condition' ? checkReachable(item, JSON.parse(key)) : []
  const checkInherited = cachedByBoth(checkItem)
  const checkPart = cachedByBoth((found: Found, key) =>
    found.flatMap((item) => checkInherited(item, key)),
  )
  return (parts, { languages, own }) => {
    const key = JSON.stringify(languages)
    return parts.flatMap(({ found, isInherited }) => {
      if (isInherited) return checkPart(found, key)
      return found.flatMap((item) =>
        item.tree.source === own ? checkItem(item, key) : checkInherited(item, key),
      )
    })
  }
}

function createPageCheck(now: number | undefined): PartChecks['emptyPage'] {
  const known = new WeakMap<Tree, { readonly key: string; readonly found: readonly Finding[] }>()
  return (tree, { name, value, languages }) => {
    const page = treeAt(tree, ['pages', name])
    if (!page) return []
    if (page.source === tree.source) return checkEmptyPage(name, value, { tree, languages, now })
    const key = JSON.stringify([name, languages])
    const before = known.get(page)
    if (before?.key === key) return before.found
    const found = checkEmptyPage(name, value, { tree, languages, now })
    known.set(page, { key, found })
    return found
  }
}
