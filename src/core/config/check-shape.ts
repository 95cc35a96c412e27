import { checkValue } from './check-value.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import {
  branchesOf,
  followSchema,
  keySchema,
  knownKeys,
  type NamedSchema,
  patternOf,
  type Schema,
} from './schema-registry.ts'
import { childOf, type MapTree, type Path, pathText, stringAt, type Tree } from './tree.ts'

/** Advice for settings that a block no longer has, by `"<type>" <setting>`. */
const movedSettings: ReadonlyMap<string, string> = new Map([
  [
    '"game-grid" filters',
    'Remove it, and place a block of type "lobby-filters" with the variant "tabs" or "pills" before this block.',
  ],
])

/** The values to write for those that a block no longer has and that still work, by `"<type>" <setting> <value>`. */
const retiredValues: ReadonlyMap<string, string> = new Map([
  ['"service" variant disc', 'headset'],
  ['"service" variant tab', 'headset'],
])

/** Those values alone, because the texts of nearly all settings are none of them. */
const retiredWords: ReadonlySet<string | undefined> = new Set(
  [...retiredValues.keys()].map((words) => words.split(' ').at(-1)),
)

/** The position of a shape check in a layer: its path, the value that is inherited there, and the receiver of findings. */
export interface ShapeScope {
  readonly path: Path
  /** The subject of messages about the map; without one, its path in quotes. */
  readonly owner?: string | undefined
  readonly inherited?: Tree | undefined
  /** Set for a file that inherits nothing, so that missing keys are reported in every map. */
  readonly alone?: true | undefined
  readonly report: (finding: Finding) => void
}

/**
 * Checks one layer against the schema of the resolved merchant. Missing keys are reported only inside
 * lists, because lists replace the inherited value and maps may inherit a key.
 */
export function checkShape(tree: Tree, schema: Schema, scope: ShapeScope): void {
  const named = followSchema(schema)
  const branches = branchesOf(named.schema)
  if (branches) {
    checkBranch(tree, branches, scope)
    return
  }
  if (named.schema.anyOf) {
    checkAny(tree, named, scope)
    return
  }
  if (tree.kind === 'map' && isMapSchema(named.schema)) {
    checkMap(tree, named, scope)
    return
  }
  checkValue(tree, named.schema, scope)
  if (tree.kind !== 'list' || named.schema.items === undefined) return
  const { items } = named.schema
  tree.items.forEach((item, index) => {
    const path = [...scope.path, index]
    checkShape(item, items, { ...scope, path, owner: undefined, inherited: undefined })
  })
}

function checkMap(tree: MapTree, named: NamedSchema, scope: ShapeScope): void {
  checkValue(tree, named.schema, scope)
  if (scope.alone || isInList(scope.path)) reportMissing(tree, named.schema, scope)
  for (const [key, { value }] of tree.entries) {
    if (checkLayerKey(tree, key, scope)) continue
    const schema = keySchema(named.schema, key)
    const path = [...scope.path, key]
    if (!schema) reportUnknown(tree, key, { named, scope })
    else if (reportRetired(value, path, scope)) continue
    else if (!isRemoval(value) || isInList(path))
      checkShape(value, schema, {
        path,
        owner: ownerBelow(key, scope),
        inherited: childOf(scope.inherited, key),
        alone: scope.alone,
        report: scope.report,
      })
    else if (value.kind === 'map' && value.entries.size > 1) scope.report(aloneFinding(value, path))
  }
}

/** Reports the keys that the schema requires and a map does not have. */
export function reportMissing(tree: MapTree, schema: Schema, scope: ShapeScope): void {
  for (const key of schema.required ?? []) {
    if (tree.entries.has(key)) continue
    scope.report(
      createFinding(
        'missing-setting',
        { span: tree, path: [...scope.path, key] },
        { owner: ownerOf(scope), key },
      ),
    )
  }
}

function checkBranch(tree: Tree, branches: ReadonlyMap<string, Schema>, scope: ShapeScope): void {
  if (tree.kind !== 'map') {
    checkValue(tree, { type: 'object' }, scope)
    return
  }
  const own = childOf(tree, 'type')
  const type = own ? stringAt(own, []) : stringAt(scope.inherited, ['type'])
  const branch = type === undefined ? undefined : branches.get(type)
  checkFallback(tree, { branches, known: branch !== undefined }, scope)
  if (branch) {
    const owner = `"${type}"`
    checkMap(tree, { name: type, schema: branch }, { ...scope, owner })
    return
  }
  if (!own || type === undefined) {
    if (own) checkValue(own, { type: 'string' }, { ...scope, path: [...scope.path, 'type'] })
    return
  }
  const known = [...branches.keys()]
  const nearest = findNearest(type, branches)
  scope.report(
    createFinding(
      'unknown-block',
      {
        span: own,
        path: [...scope.path, 'type'],
        fix: renameFix(own, nearest.safe),
        severity: tree.entries.has('fallback') ? 'warning' : 'error',
      },
      { type, known, nearest: nearest.name },
    ),
  )
}

/** Checks the fallback of a block, which has the variants and settings of its own type. */
function checkFallback(
  tree: MapTree,
  { branches, known }: { readonly branches: ReadonlyMap<string, Schema>; readonly known: boolean },
  above: ShapeScope,
): void {
  const fallback = childOf(tree, 'fallback')
  const inherited = childOf(above.inherited, 'fallback')
  if (!fallback || isRemoval(fallback)) return
  const scope = { ...above, path: [...above.path, 'fallback'], inherited }
  const [any] = branches.values()
  const shape = any?.properties?.['fallback']
  if (!known && shape) checkShape(fallback, shape, { ...scope, owner: undefined })
  const type = stringAt(fallback, ['type']) ?? stringAt(inherited, ['type']) ?? ''
  for (const key of ['variant', 'settings']) {
    const value = childOf(fallback, key)
    const schema = branches.get(type)?.properties?.[key]
    if (!value || !schema || isRemoval(value)) continue
    const path = [...scope.path, key]
    checkShape(value, schema, { ...scope, path, owner: `"${type}"`, inherited: undefined })
  }
}

/** Checks a map against the branch whose keys it has, and any other value against the branch of its kind. */
function checkAny(tree: Tree, named: NamedSchema, scope: ShapeScope): void {
  const branches = (named.schema.anyOf ?? []).map((branch) => followSchema(branch).schema)
  const fitting = branches.filter((branch) => isMapSchema(branch) === (tree.kind === 'map'))
  const list = fitting.find((branch) => (branch.type === 'array') === (tree.kind === 'list'))
  if (tree.kind !== 'map') {
    if (list) checkShape(tree, list, scope)
    else checkValue(tree, { type: branches.map((branch) => String(branch.type)) }, scope)
    return
  }
  const branch = fitting.find(({ required = [] }) => required.every((key) => tree.entries.has(key)))
  if (branch) {
    checkMap(tree, { ...named, schema: branch }, scope)
    return
  }
  const merged: Schema = {
    properties: Object.assign({}, ...fitting.map(({ properties }) => properties)),
    additionalProperties: false,
  }
  if (fitting.length === 0) {
    checkValue(tree, { type: branches.map(({ type }) => String(type)) }, scope)
    return
  }
  const unknown = [...tree.entries.keys()].filter((key) => !keySchema(merged, key))
  for (const key of unknown)
    reportUnknown(tree, key, { named: { ...named, schema: merged }, scope })
  if (unknown.length > 0) return
  const expected = `a map with one of the keys ${knownKeys(merged)
    .map((key) => `"${key}"`)
    .join(', ')}`
  const values = {
    name: pathText(scope.path),
    typed: tree.entries.size === 0 ? 'an empty map' : 'an incomplete map',
    expected,
  }
  scope.report(createFinding('wrong-value', { span: tree, path: scope.path }, values))
}

function reportUnknown(
  tree: MapTree,
  key: string,
  { named, scope }: { named: NamedSchema; scope: ShapeScope },
): void {
  const entry = tree.entries.get(key)
  if (!entry) return
  const names = named.schema.propertyNames
  if (names?.pattern !== undefined) {
    reportWrongId(tree, key, { names, scope })
    return
  }
  const advice = movedSettings.get(`${ownerOf(scope)} ${key}`)
  if (advice !== undefined) {
    const details = { span: entry.key, path: [...scope.path, key] }
    scope.report(createFinding('moved-setting', details, { owner: ownerOf(scope), key, advice }))
    return
  }
  const ownName = nameOwnPage(key, entry.value, named.schema)
  if (ownName !== undefined) {
    const free = tree.entries.has(ownName) ? undefined : ownName
    const path = [...scope.path, key]
    const details = { span: entry.key, path, fix: renameFix(entry.key, free) }
    scope.report(createFinding('own-page-name', details, { name: key, advice: ownName }))
    return
  }
  const known = knownKeys(named.schema)
  const nearest = findNearest(key, known)
  const free = nearest.safe !== undefined && !tree.entries.has(nearest.safe)
  const details = {
    span: entry.key,
    path: [...scope.path, key],
    fix: renameFix(entry.key, free ? nearest.safe : undefined),
  }
  scope.report(
    named.name === 'Flags'
      ? createFinding('unknown-flag', details, { flag: key, nearest: nearest.name })
      : createFinding('unknown-setting', details, {
          owner: ownerOf(scope),
          key,
          known: known.length > 12 ? [] : known,
          nearest: nearest.name,
        }),
  )
}

/** Returns the name to give a map with a path, which is meant as a page of the merchant's own. */
function nameOwnPage(
  key: string,
  value: Tree,
  { patternProperties = {} }: Schema,
): string | undefined {
  if (!childOf(value, 'path')) return undefined
  const [pattern] = Object.keys(patternProperties)
  return pattern === undefined
    ? undefined
    : (nameId(key, { pattern }) ?? nameId(`own-${key}`, { pattern }))
}

/** Reports a value that still works and is no longer written; returns true if it is one. */
function reportRetired(value: Tree, path: Path, scope: ShapeScope): boolean {
  const typed = stringAt(value, [])
  if (typed === undefined || !retiredWords.has(typed)) return false
  const owner = ownerOf(scope)
  const key = String(path.at(-1))
  const written = retiredValues.get(`${owner} ${key} ${typed}`)
  if (written === undefined) return false
  const details = { span: value, path, fix: renameFix(value, written) }
  scope.report(createFinding('retired-value', details, { owner, key, typed, written }))
  return true
}

function reportWrongId(
  tree: MapTree,
  id: string,
  { names, scope }: { names: Schema; scope: ShapeScope },
): void {
  const span = tree.entries.get(id)?.key ?? tree
  const named = nameId(id, names)
  const rivals = named === undefined ? undefined : countIds(tree, names).get(named)
  const corrected = rivals === 1 ? named : undefined
  const details = { span, path: [...scope.path, id], fix: renameFix(span, corrected) }
  scope.report(createFinding('wrong-id', details, { id, corrected }))
}

/** Counts the keys of a map by the id that they would get, once for all its wrong ids: a file with 2,000 of them is checked in a tenth of the time. */
function countIds(tree: MapTree, names: Schema): ReadonlyMap<string, number> {
  const ready = idCounts.get(tree)
  if (ready) return ready
  const counts = new Map<string, number>()
  for (const key of tree.entries.keys()) {
    const id = nameId(key, names)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  idCounts.set(tree, counts)
  return counts
}
const idCounts = new WeakMap<MapTree, ReadonlyMap<string, number>>()

/** Checks `$remove` and `$replace`; returns true if the key is one of them. */
function checkLayerKey(tree: MapTree, key: string, scope: ShapeScope): boolean {
  if ((key !== '$remove' && key !== '$replace') || isInList(scope.path) || scope.path.length === 0)
    return false
  const value = childOf(tree, key)
  if (value) checkValue(value, { const: true }, { ...scope, path: [...scope.path, key] })
  return true
}

function aloneFinding(value: Tree, path: Path): Finding {
  const expected = 'the only key of its map'
  const advice = 'Remove the other keys, or use "$replace" to replace the inherited value.'
  const values = { name: '$remove', typed: 'one of several keys', expected, advice }
  return createFinding('wrong-value', { span: value, path }, values)
}

/** Returns true for `{ "$remove": true }`, which removes the inherited value. */
export function isRemoval(tree: Tree): boolean {
  const flag = childOf(tree, '$remove')
  return flag?.kind === 'leaf' && flag.value === true
}

function isMapSchema({
  type,
  properties,
  patternProperties,
  additionalProperties,
}: Schema): boolean {
  return (
    type === 'object' ||
    properties !== undefined ||
    patternProperties !== undefined ||
    typeof additionalProperties === 'object'
  )
}

function isInList(path: Path): boolean {
  return path.some((step) => typeof step === 'number')
}

/** Returns the subject of messages below a key: for the settings of a block, the block. */
function ownerBelow(key: string, scope: ShapeScope): string | undefined {
  return key === 'settings' ? ownerOf(scope) : undefined
}

function ownerOf({ owner, path }: ShapeScope): string {
  return owner ?? `"${pathText(path)}"`
}

/** Converts a typed id to a valid one, such as "vendorGrid" to "vendor-grid"; undefined if the result does not match the pattern. */
function nameId(typed: string, { pattern }: Schema): string | undefined {
  const id = typed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return pattern === undefined || patternOf(pattern).test(id) ? id : undefined
}
