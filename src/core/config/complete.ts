import { flags } from '../contract/flags.ts'
import { completeTimes } from '../contract/zoned-time.ts'
import { cachedBy } from './cached-by.ts'
import { createFinding, type Finding } from './finding.ts'
import { branchesOf, flagsSchema, followSchema, keySchema, type Schema } from './schema-registry.ts'
import type { Source, Span } from './source.ts'
import {
  childOf,
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
  /** Receives the platform's defaults. */
  readonly defaults: Defaults
  readonly report: (finding: Finding) => void
}

/** The platform's default for a value, and the schema that sets it. */
export interface Default {
  readonly value: unknown
  readonly schema: Schema
}

/** The platform's defaults by dotted path. */
export interface Defaults {
  readonly own: Map<string, Default>
  /** The defaults of parts that several merchants share. */
  readonly shared: Defaults[]
}

/** Returns the default at a dotted path. */
export function findDefault({ own, shared }: Defaults, path: string): Default | undefined {
  const found = own.get(path)
  if (found) return found
  for (const part of shared) {
    const inside = findDefault(part, path)
    if (inside) return inside
  }
  return undefined
}

/** Lists the dotted paths that have a default. */
export function listDefaultPaths({ own, shared }: Defaults): string[] {
  return [...own.keys(), ...shared.flatMap(listDefaultPaths)]
}

export function noDefaults(): Defaults {
  return { own: new Map(), shared: [] }
}

/** Returns the plain value of a merged tree with the platform's defaults filled in. Reports required keys that are still missing. */
export function complete(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const isShared = tree
    ? tree.kind === 'map' && tree.source !== scope.own
    : isMap(followSchema(schema).schema)
  return isShared && sharedDepths.has(scope.path.length)
    ? completeCached(tree, schema, scope)
    : completeUncached(tree, schema, scope)
}

/** Depths at which many merchants share the same tree: 1 for a section, 2 for a page or a map of a section, 4 for a block. */
const sharedDepths: ReadonlySet<number> = new Set([1, 2, 4])

interface Completed {
  readonly schema: Schema
  readonly path: Path
  readonly value: unknown
  readonly defaults: Defaults
}

/** Completed values by tree, or by schema if no layer sets a value. One of them is in few paths. */
const completedOf = cachedBy((_part: Tree | Schema): Completed[] => [])

/** Completes a part that merchants inherit unchanged once for all of them. A part with findings is not cached, so that each merchant gets them. */
function completeCached(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const { path } = scope
  const completed = completedOf(tree ?? schema)
  const cached = completed.find((one) => one.schema === schema && samePath(one.path, path))
  if (cached) {
    scope.defaults.shared.push(cached.defaults)
    return cached.value
  }
  const defaults = noDefaults()
  let isReported = false
  const report = (finding: Finding): void => {
    isReported = true
    scope.report(finding)
  }
  const value = completeUncached(tree, schema, { ...scope, defaults, report })
  scope.defaults.shared.push(defaults)
  if (!isReported) completed.push({ schema, path, value, defaults })
  return value
}

function completeUncached(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const { name, schema: followed } = followSchema(schema)
  const branches = branchesOf(followed)
  if (name === 'Condition' && tree) return completeTimes(toValue(tree))
  if (branches) return completeBlock(tree, branches, scope)
  const byPlatform = followed.default ?? flagDefaults.get(followed)
  if (byPlatform !== undefined)
    scope.defaults.own.set(pathText(scope.path), { value: byPlatform, schema: followed })
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
  const value: [string, unknown][] = []
  const typed = tree?.kind === 'map' ? tree.entries : noEntries
  const untyped = knownProperties(schema).filter((key) => !typed.has(key))
  for (const key of [...typed.keys(), ...untyped]) {
    if (key.startsWith('$')) continue
    const entry = typed.get(key)
    if (!entry && !schema.required?.includes(key) && isNothing(keySchema(schema, key) ?? {}))
      continue
    const inner = complete(entry?.value, keySchema(schema, key) ?? {}, {
      ...scope,
      path: [...scope.path, key],
      span: entry?.key ?? scope.span,
    })
    if (inner !== undefined) value.push([key, inner])
    else if (schema.required?.includes(key)) reportMissingKey(key, scope)
  }
  return Object.fromEntries(value)
}

/** Returns true for a schema whose missing value has no default. */
const isNothing = cachedBy((schema: Schema): boolean => {
  const { schema: followed } = followSchema(schema)
  const hasDefault = followed.default !== undefined || flagDefaults.has(followed)
  return !hasDefault && !isMap(followed) && !branchesOf(followed)
})

const noEntries: MapTree['entries'] = new Map()
const knownProperties = cachedBy(({ properties = {} }: Schema) => Object.keys(properties))

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
