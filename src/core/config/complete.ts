import { flags } from '../contract/flags.ts'
import { completeTime, completeTimes } from '../contract/zoned-time.ts'
import { cachedBy } from './cached-by.ts'
import { sharedDepths } from './collect.ts'
import { createFinding, type Finding } from './finding.ts'
import { branchesOf, flagsSchema, followSchema, keySchema, type Schema } from './schema-registry.ts'
import type { Source, Span } from './source.ts'
import {
  childOf,
  type Entry,
  type MapTree,
  type Path,
  pathText,
  samePath,
  stringAt,
  type Tree,
  toValue,
} from './tree.ts'

export interface CompleteScope {
  readonly path: Path
  /** The merchant's own file. What comes from it is not shared with other merchants. */
  readonly own: Source
  /** The span to report if a key is missing. */
  readonly span: Span
  /** Receives the platform's defaults, if anybody asks for them. */
  readonly defaults?: Defaults | undefined
  /** The tree that the merchant inherits at the path. What it inherits unchanged has the value that it has there. */
  readonly inherited?: Tree | undefined
  /** The same tree with its completed value, inside a section. */
  readonly below?: Below | undefined
  readonly report: (finding: Finding) => void
}

/** The platform's default for a value, and the schema that sets it. */
export interface Default {
  readonly value: unknown
  readonly schema: Schema
}

/** The platform's defaults by dotted path. */
export type Defaults = Map<string, Default>

/** Returns the plain value of a merged tree with the platform's defaults filled in. Reports required keys that are still missing. */
export function complete(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const isShared = tree
    ? tree.kind === 'map' && tree.source !== scope.own
    : isMap(followSchema(schema).schema)
  return isShared && !scope.defaults && sharedDepths.has(scope.path.length)
    ? completeCached(tree, schema, scope)
    : completeUncached(tree, schema, scope)
}

interface Completed {
  readonly schema: Schema
  readonly path: Path
  readonly value: unknown
}

/** Completed values by tree, or by schema if no layer sets a value. One of them is in few paths. Saves 9 % of validating 1,000 merchants. */
const completedOf = cachedBy((_part: Tree | Schema): Completed[] => [])

/** Completes a part that merchants inherit unchanged once for all of them. A part with findings is not cached, so that each merchant gets them. */
function completeCached(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const { path } = scope
  const completed = completedOf(tree ?? schema)
  const cached = completed.find((one) => one.schema === schema && samePath(one.path, path))
  if (cached) return cached.value
  let isReported = false
  const report = (finding: Finding): void => {
    isReported = true
    scope.report(finding)
  }
  const value = completeUncached(tree, schema, { ...scope, report })
  if (!isReported) completed.push({ schema, path, value })
  return value
}

function completeUncached(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const { name, schema: followed } = followSchema(schema)
  const branches = branchesOf(followed)
  if (name === 'Condition' && tree) return completeTimes(toValue(tree))
  if (name === 'Moment' && tree) return completeTime(String(toValue(tree)))
  if (branches) return completeBlock(tree, branches, scope)
  const byPlatform = followed.default ?? flagDefaults.get(followed)
  if (byPlatform !== undefined)
    scope.defaults?.set(pathText(scope.path), { value: byPlatform, schema: followed })
  if (isMap(followed) && tree?.kind !== 'list' && tree?.kind !== 'leaf') {
    if (!tree && followed.required && scope.path.at(-1) !== 'settings') return undefined
    return completeMap(tree, followed, scope)
  }
  return tree ? toValue(tree) : byPlatform
}

/** The defaults of flags by schema. They are in the contract, because the player reads them without the schemas. */
const flagDefaults = new Map(
  Object.entries(flags).map(([name, flag]) => [keySchema(flagsSchema.schema, name), flag.default]),
)

function completeMap(tree: Tree | undefined, schema: Schema, scope: CompleteScope): object {
  const typed = tree?.kind === 'map' ? tree.entries : noEntries
  const below = scope.path.length === 1 ? readBelow(schema, scope) : scope.below
  const inside = { schema, scope, below }
  const value: [string, unknown][] = []
  const add = (key: string, entry?: Entry): void => {
    const inner = readUnchanged(key, entry, below) ?? completeKey(key, entry, inside)
    if (inner !== undefined) value.push([key, inner])
  }
  for (const [key, entry] of typed) if (!key.startsWith('$')) add(key, entry)
  for (const key of completedKeys(schema)) if (!typed.has(key)) add(key)
  return Object.fromEntries(value)
}

interface Inside {
  readonly schema: Schema
  readonly scope: CompleteScope
  readonly below: Below | undefined
}

function completeKey(
  key: string,
  entry: Entry | undefined,
  { schema, scope, below }: Inside,
): unknown {
  const { own, report, defaults } = scope
  const value = complete(entry?.value, keySchema(schema, key) ?? {}, {
    path: [...scope.path, key],
    own,
    span: entry?.key ?? scope.span,
    defaults,
    inherited: childOf(scope.inherited, key),
    below: below && readBelowKey(key, below),
    report,
  })
  if (value === undefined && schema.required?.includes(key)) reportMissingKey(key, scope)
  return value
}

/** A map of the parent, and its completed value. A child takes from it what it does not change, which saves 13 % of validating 1,000 merchants. */
interface Below {
  readonly tree: MapTree
  readonly value: Readonly<Record<string, unknown>>
}

/** Completes a section of the parent. Undefined if the section has findings, so that each merchant gets them. */
function readBelow(schema: Schema, scope: CompleteScope): Below | undefined {
  const { inherited: tree, defaults } = scope
  if (tree?.kind !== 'map' || defaults) return undefined
  let isReported = false
  const report = (): void => {
    isReported = true
  }
  const value = completeCached(tree, schema, { ...scope, inherited: undefined, report })
  return isReported || !isRecord(value) ? undefined : { tree, value }
}

function readBelowKey(key: string, { tree, value }: Below): Below | undefined {
  const inner = childOf(tree, key)
  const below = Object.hasOwn(value, key) ? value[key] : undefined
  return inner?.kind === 'map' && isRecord(below) ? { tree: inner, value: below } : undefined
}

/** Returns the value of a key that a merchant inherits unchanged, such as most of the blocks of a page. */
function readUnchanged(key: string, entry: Entry | undefined, below: Below | undefined): unknown {
  const isUnchanged = below && entry && below.tree.entries.get(key)?.value === entry.value
  return isUnchanged && Object.hasOwn(below.value, key) ? below.value[key] : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns true for a schema whose missing value stays missing. The cache saves 5 % of validating 1,000 merchants. */
const isNothing = cachedBy((schema: Schema): boolean => {
  const { schema: followed } = followSchema(schema)
  const hasDefault = followed.default !== undefined || flagDefaults.has(followed)
  const isWhole = followed.applied || (!isMap(followed) && !branchesOf(followed))
  return !hasDefault && isWhole
})

const noEntries: MapTree['entries'] = new Map()
/** Lists the keys of a map that need a value although no layer sets one. The cache saves 6 % of validating 1,000 merchants. */
const completedKeys = cachedBy((schema: Schema): readonly string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    !key.startsWith('$') && (schema.required?.includes(key) || !isNothing(property)) ? [key] : [],
  ),
)

function completeBlock(
  tree: Tree | undefined,
  branches: ReadonlyMap<string, Schema>,
  scope: CompleteScope,
): unknown {
  const type = stringAt(tree, ['type'])
  if (!childOf(tree, 'type')) reportMissingKey('type', scope)
  const branch = type === undefined ? undefined : branches.get(type)
  if (!branch) return tree && toValue(tree)
  const value = completeMap(tree, branch, scope)
  const fallback = childOf(tree, 'fallback')
  const fallbackSchema = branches.get(stringAt(fallback, ['type']) ?? '')
  if (!fallback || !fallbackSchema) return value
  const path = [...scope.path, 'fallback']
  return { ...value, fallback: completeMap(fallback, fallbackSchema, { ...scope, path }) }
}

function reportMissingKey(key: string, { path, span, report }: CompleteScope): void {
  const owner = path.length === 0 ? 'The merchant' : `"${pathText(path)}"`
  report(createFinding('missing-setting', { span, path: [...path, key] }, { owner, key }))
}

function isMap({ type, properties, additionalProperties }: Schema): boolean {
  return type === 'object' || properties !== undefined || typeof additionalProperties === 'object'
}
