import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { leastBrowsers } from '../../src/core/contract/least-browsers.ts'

/** What the least browsers lack, by the names that code uses. */
export interface SupportTable {
  /** Reports whether they lack a name of the global object, such as `Temporal`. */
  readonly lacksGlobal: (name: string) => boolean
  /** Reports whether a global has a member that they lack, such as `canParse` of `URL`. */
  readonly lacksStatic: (global: string, member: string) => boolean
  /** Reports whether they lack every method or property of a name, such as `toSorted`. */
  readonly lacksMember: (name: string) => boolean
  /** Reports whether they lack a helper of iterators, such as `map`. */
  readonly lacksIteratorHelper: (name: string) => boolean
  /** Reports whether they lack an element that has methods of its own, such as `geolocation`. */
  readonly lacksElement: (name: string) => boolean
  /** Reports whether they never dispatch an event, such as `scrollend`. */
  readonly lacksEvent: (name: string) => boolean
  /** Reports whether they lack what a path of the data names, such as `css.at-rules.scope`; undefined for an unknown path. */
  readonly lacks: (path: string) => boolean | undefined
}

/**
 * Interfaces of objects that a page is handed without asking for a capability. Methods of others, such as
 * those of WebGPU, have names that the product's own objects use too.
 */
const everydayObjects =
  /^(?:Abort\w+|Animation|Blob|Cache|CacheStorage|CanvasRenderingContext2D|CharacterData|Clipboard|CSSStyle(?:Declaration|Sheet)|DataTransfer|Document|DocumentFragment|DOM\w+|Element|Event|EventTarget|File|FileReader|FormData|Headers|History|HTML\w*Element|IntersectionObserver|KeyboardEvent|Location|MediaQueryList|MessagePort|MouseEvent|MutationObserver|Navigator|Node|NodeList|Path2D|Performance|PointerEvent|Range|ReadableStream|Request|Resize\w+|Response|Screen\w*|Selection|ServiceWorker\w*|ShadowRoot|Storage|SubtleCrypto|Crypto|SVG\w*Element|Text|TextDecoder|TextEncoder|TouchEvent|URL|URLSearchParams|ValidityState|VisualViewport|WebSocket|Worker|XMLHttpRequest)$/

/** Builtins whose methods have names that the product's own objects and React use too. */
const ambiguousBuiltins = new Set(['Iterator', 'DisposableStack', 'AsyncDisposableStack'])

/** Reads what the least browsers lack from MDN's browser compatibility data. */
export function readSupportTable(): SupportTable {
  const globals = new Map<string, boolean>()
  const statics = new Map<string, boolean>()
  const owners = new Map<string, Owner[]>()
  const events = new Map<string, boolean[]>()
  const members = listMembers()
  const lackingElements = listLackingElements(members)
  for (const { interfaceName, member, has } of members) {
    if (member === undefined) globals.set(interfaceName, has)
    else if (member.endsWith('_event')) push(events, member.slice(0, -'_event'.length), has)
    else {
      const name = member.replace(/_static$/, '')
      if (interfaceName === 'Window') globals.set(name, has)
      statics.set(`${interfaceName}.${name}`, has)
      // No page has such an element unless it makes one, which is found by the element's name.
      if (!lackingElements.has(interfaceName)) push(owners, name, { interfaceName, has })
    }
  }
  return {
    lacksGlobal: (name) => globals.get(name) === false,
    lacksStatic: (global, member) => statics.get(`${global}.${member}`) === false,
    lacksMember: (name) => lacksOfAll(owners.get(name) ?? []),
    lacksIteratorHelper: (name) => statics.get(`Iterator.${name}`) === false,
    lacksElement: (name) => [...lackingElements.values()].includes(name),
    lacksEvent: (name) => events.get(name)?.every((has) => !has) ?? false,
    lacks: lacksAt,
  }
}

/** A builtin of the language that the least browsers lack, or a member of one. */
export interface LackingBuiltin {
  readonly global: string
  readonly member?: string
}

/** Lists the builtins of the language, and their members, that the least browsers lack. */
export function listLackingBuiltins(): readonly LackingBuiltin[] {
  return listMembers().flatMap(({ interfaceName, member, has }): LackingBuiltin[] => {
    if (has || !(interfaceName in builtins)) return []
    const name = member?.replace(/_static$/, '')
    return [{ global: interfaceName, ...(name !== undefined && { member: name }) }]
  })
}

interface Owner {
  readonly interfaceName: string
  readonly has: boolean
}

interface Member {
  readonly interfaceName: string
  /** Undefined for the interface itself. */
  readonly member?: string
  readonly has: boolean
}

/** Lists the names of the elements that the least browsers lack, by their interfaces. */
function listLackingElements(members: readonly Member[]): ReadonlyMap<string, string> {
  const lacking = members.filter(({ member, has }) => member === undefined && !has)
  return new Map(
    lacking.flatMap(({ interfaceName }): [string, string][] => {
      const [, name] = /^HTML(\w+)Element$/.exec(interfaceName) ?? []
      return name === undefined ? [] : [[interfaceName, name.toLowerCase()]]
    }),
  )
}

function lacksOfAll(owners: readonly Owner[]): boolean {
  const everyday = owners.some(
    ({ interfaceName }) =>
      (interfaceName in builtins && !ambiguousBuiltins.has(interfaceName)) ||
      everydayObjects.test(interfaceName),
  )
  return everyday && owners.every(({ has }) => !has)
}

const builtins = compatData.javascript['builtins'] ?? {}

function listMembers(): Member[] {
  const nested = ['Intl', 'Temporal'].map((name) => builtins[name] ?? {})
  return [builtins, ...nested, compatData.api].flatMap((interfaces) =>
    namesIn(interfaces).flatMap(([interfaceName, node]): Member[] => [
      ...(node.__compat ? [{ interfaceName, has: isSupported(node.__compat) }] : []),
      ...namesIn(node).flatMap(([member, { __compat }]): Member[] =>
        __compat ? [{ interfaceName, member, has: isSupported(__compat) }] : [],
      ),
    ]),
  )
}

/** Lists what a node of the data contains by name. */
export function namesIn({ __compat, ...named }: Identifier): [string, Identifier][] {
  return Object.entries(named)
}

function lacksAt(path: string): boolean | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier // its groups are identifiers
  for (const name of path.split('.')) {
    node = node && Object.hasOwn(node, name) ? node[name] : undefined
  }
  return node?.__compat && !isSupported(node.__compat)
}

/** Reports whether both least browsers support something by its own name and without a flag. */
function isSupported(statement: CompatStatement): boolean {
  return listLacks(statement).length === 0
}

const browserKeys = { ios: 'safari_ios', chrome: 'chrome_android' } as const

/** One of the least browsers, and the version in which it got something. */
export interface Lack {
  readonly browser: keyof typeof browserKeys
  /** Undefined for what no version has. */
  readonly since: string | undefined
}

/** Lists which of the least browsers lack something by its own name and without a flag. */
export function listLacks({ support }: CompatStatement): readonly Lack[] {
  const browsers = ['ios', 'chrome'] as const
  return browsers.flatMap((browser) => {
    const statements = [support[browserKeys[browser]] ?? []]
      .flat()
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    const version = leastBrowsers[browser]
    const has = statements.some(
      ({ version_added: added, version_removed: removed }) =>
        isUpTo(added, version) && !isUpTo(removed, version),
    )
    const added = statements[0]?.version_added
    return has ? [] : [{ browser, since: typeof added === 'string' ? added : undefined }]
  })
}

/** Reports whether a version of the data is known and not later than a version. */
function isUpTo(added: string | boolean | null | undefined, version: string): boolean {
  if (typeof added !== 'string' || !/^≤?\d/.test(added)) return false
  const [one = [], other = []] = [added, version].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  )
  const at = [0, 1, 2].find((part) => (one[part] ?? 0) !== (other[part] ?? 0))
  return at === undefined || (one[at] ?? 0) < (other[at] ?? 0)
}

function push<T>(lists: Map<string, T[]>, name: string, value: T): void {
  lists.set(name, [...(lists.get(name) ?? []), value])
}
