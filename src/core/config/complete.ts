import { flags } from '../contract/flags.ts'
import { createFinding, type Finding } from './finding.ts'
import { branchesOf, flagsSchema, followSchema, keySchema, type Schema } from './law.ts'
import type { Span } from './source.ts'
import { childOf, type Path, pathText, stringAt, type Tree, toValue } from './tree.ts'

export interface CompleteScope {
  readonly path: Path
  /** Where to point when something is missing. */
  readonly span: Span
  /** Takes in what the platform says of values. */
  readonly defaults: Defaults
  readonly report: (finding: Finding) => void
}

/** What the platform says of a value, and the schema that says it. */
export interface Default {
  readonly value: unknown
  readonly schema: Schema
}

/** What the platform says of values, by dotted path. */
export interface Defaults {
  readonly own: Map<string, Default>
  /** The same of parts that several merchants share. */
  readonly shared: ReadonlyMap<string, Default>[]
}

export function noDefaults(): Defaults {
  return { own: new Map(), shared: [] }
}

/** The plain value of a merged tree with the platform's defaults under it; what is still missing is reported. */
export function complete(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  return sharedDepths.has(scope.path.length)
    ? completeOnce(tree, schema, scope)
    : completeAnew(tree, schema, scope)
}

/** Where the same tree is met in many merchants: a section, a page or a map of a section, a block. */
const sharedDepths: ReadonlySet<number> = new Set([1, 2, 4])

interface Completed {
  readonly schema: Schema
  readonly value: unknown
  readonly defaults: readonly ReadonlyMap<string, Default>[]
}

/** By the tree, or by the schema where nothing is said, then by path. */
const kept = new WeakMap<object, Map<string, Completed>>()

/** What merchants inherit as it stands is completed for the first of them; what is reported is reported to each. */
function completeOnce(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const path = pathText(scope.path)
  const shelf = kept.get(tree ?? schema) ?? new Map<string, Completed>()
  const ready = shelf.get(path)
  if (ready?.schema === schema) {
    scope.defaults.shared.push(...ready.defaults)
    return ready.value
  }
  const defaults = noDefaults()
  let isReported = false
  const report = (finding: Finding): void => {
    isReported = true
    scope.report(finding)
  }
  const value = completeAnew(tree, schema, { ...scope, defaults, report })
  const said = defaults.own.size > 0 ? [defaults.own, ...defaults.shared] : defaults.shared
  scope.defaults.shared.push(...said)
  if (!isReported) kept.set(tree ?? schema, shelf.set(path, { schema, value, defaults: said }))
  return value
}

function completeAnew(tree: Tree | undefined, schema: Schema, scope: CompleteScope): unknown {
  const { schema: followed } = followSchema(schema)
  const branches = branchesOf(followed)
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

/** What flags are taken for, by the schema of each: the player reads that without the schemas. */
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
    else if (schema.required?.includes(key)) sayMissing(key, scope)
  }
  return Object.fromEntries(value)
}

function completeBlock(
  tree: Tree | undefined,
  branches: ReadonlyMap<string, Schema>,
  scope: CompleteScope,
): unknown {
  const type = stringAt(tree, ['type'])
  if (!childOf(tree, 'type')) sayMissing('type', scope)
  const branch = type === undefined ? undefined : branches.get(type)
  if (!branch) return tree && toValue(tree)
  const value = completeMap(tree, branch, scope)
  const fallback = childOf(tree, 'fallback')
  const fallbackSchema = branches.get(stringAt(fallback, ['type']) ?? '')
  if (!fallback || !fallbackSchema) return value
  const path = [...scope.path, 'fallback']
  return { ...value, fallback: completeMap(fallback, fallbackSchema, { ...scope, path }) }
}

function sayMissing(key: string, { path, span, report }: CompleteScope): void {
  const owner = path.length === 0 ? 'The merchant' : `"${pathText(path)}"`
  report(createFinding('missing-setting', { span, path: [...path, key] }, { owner, key }))
}

function isMap({ type, properties, additionalProperties }: Schema): boolean {
  return type === 'object' || properties !== undefined || typeof additionalProperties === 'object'
}
