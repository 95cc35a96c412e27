import { flags } from '../contract/flags.ts'
import { completeTimes } from '../contract/zoned-time.ts'
import { createFinding, type Finding } from './finding.ts'
import { branchesOf, flagsSchema, followSchema, keySchema, type Schema } from './schema-registry.ts'
import type { Span } from './source.ts'
import { childOf, type Path, pathText, stringAt, type Tree, toValue } from './tree.ts'

export interface CompleteScope {
  readonly path: Path
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
  readonly shared: ReadonlyMap<string, Default>[]
}

export function noDefaults(): Defaults {
  return { own: new Map(), shared: [] }
}

/** Returns the plain value of a merged tree with the platform's defaults filled in. Reports required keys that are still missing. */
export function complete(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  return sharedDepths.has(scope.path.length)
    ? completeCached(tree, schema, scope)
    : completeUncached(tree, schema, scope)
}

/** Depths at which many merchants share the same tree: 1 for a section, 2 for a page or a map of a section, 4 for a block. */
const sharedDepths: ReadonlySet<number> = new Set([1, 2, 4])

interface Completed {
  readonly schema: Schema
  readonly value: unknown
  readonly defaults: readonly ReadonlyMap<string, Default>[]
}

/** Completed values by tree, or by schema if no layer sets a value, then by path. */
const cache = new WeakMap<object, Map<string, Completed>>()

/** Completes a part that merchants inherit unchanged once for all of them. A part with findings is not cached, so that each merchant gets them. */
function completeCached(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const path = pathText(scope.path)
  const byPath = cache.get(tree ?? schema) ?? new Map<string, Completed>()
  const cached = byPath.get(path)
  if (cached?.schema === schema) {
    scope.defaults.shared.push(...cached.defaults)
    return cached.value
  }
  const defaults = noDefaults()
  let isReported = false
  const report = (finding: Finding): void => {
    isReported = true
    scope.report(finding)
  }
  const value = completeUncached(tree, schema, { ...scope, defaults, report })
  const applied = defaults.own.size > 0 ? [defaults.own, ...defaults.shared] : defaults.shared
  scope.defaults.shared.push(...applied)
  if (!isReported) cache.set(tree ?? schema, byPath.set(path, { schema, value, defaults: applied }))
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
  const value = new Map<string, unknown>()
  const typed = tree?.kind === 'map' ? [...tree.entries.keys()] : []
  for (const key of new Set([...typed, ...Object.keys(schema.properties ?? {})])) {
    if (key.startsWith('$')) continue
    const entry = tree?.kind === 'map' ? tree.entries.get(key) : undefined
    const inner = complete(entry?.value, keySchema(schema, key) ?? {}, {
      ...scope,
      path: [...scope.path, key],
      span: entry?.key ?? scope.span,
    })
    if (inner !== undefined) value.set(key, inner)
    else if (schema.required?.includes(key)) reportMissingKey(key, scope)
  }
  return Object.fromEntries(value)
}

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
