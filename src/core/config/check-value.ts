import { correctValue } from './correct-value.ts'
import { count } from './count.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import { patternOf, type Schema } from './schema-registry.ts'
import type { Span } from './source.ts'
import { type Path, pathText, type Tree, toValue } from './tree.ts'

interface ValueScope {
  readonly path: Path
  readonly report: (finding: Finding) => void
}

/** Checks a value against the keywords of its schema that concern the value itself, and not its entries or items. */
export function checkValue(tree: Tree, schema: Schema, scope: ValueScope): void {
  const expected = expectedOf(tree, schema)
  if (expected === undefined) {
    checkRepeats(tree, schema, scope)
    return
  }
  const correction = adviseVersion(tree, schema, scope) ?? correctionOf(tree, schema)
  report(tree, scope, { expected, ...correction })
}

interface Advice {
  readonly advice?: string
  /** The value to write, if it means what was typed for certain. */
  readonly rename?: string | undefined
}

/** Says what to do with a file whose format is older or newer than that of the product. */
function adviseVersion(tree: Tree, schema: Schema, { path }: ValueScope): Advice | undefined {
  const [written, read] = [tree.kind === 'leaf' ? tree.value : undefined, schema.const]
  if (path.at(-1) !== 'schemaVersion' || !Number.isInteger(written) || written === read)
    return undefined
  return Number(written) < Number(read)
    ? { advice: 'Run "npx livery upgrade".' }
    : { advice: 'Install the version of Livery that wrote this file.' }
}

/** Says what to write in place of a value, where that is known. */
function correctionOf(tree: Tree, { enum: choice, pattern }: Schema): Advice {
  if (tree.kind !== 'leaf' || typeof tree.value !== 'string') return {}
  if (choice) {
    const { name, safe } = findNearest(tree.value, choice.map(String))
    return name === undefined ? {} : { advice: `Change it to "${name}".`, rename: safe }
  }
  const correction = pattern === undefined ? undefined : correctValue(tree.value, pattern)
  if (!correction) return {}
  const { value, safe } = correction
  if (safe) return { advice: `Change it to "${value}".`, rename: value }
  return { advice: `Rename the file to "${value}", and write that.` }
}

function checkRepeats(tree: Tree, { uniqueItems }: Schema, scope: ValueScope): void {
  if (!uniqueItems || tree.kind !== 'list') return
  const seen = new Set<string>()
  tree.items.forEach((item, index) => {
    const text = JSON.stringify(toValue(item))
    if (seen.has(text))
      report(
        item,
        { ...scope, path: [...scope.path, index] },
        {
          expected: 'listed only once',
          advice: 'Remove the duplicate.',
        },
      )
    seen.add(text)
  })
}

function report(
  tree: Tree,
  { path, report: addFinding }: ValueScope,
  {
    expected,
    advice,
    rename,
  }: { expected: string; advice?: string | undefined; rename?: string | undefined },
): void {
  const span: Span = tree
  addFinding(
    createFinding(
      'wrong-value',
      { span, path, fix: renameFix(span, rename) },
      { name: pathText(path) || 'the file', typed: typedOf(tree), expected, advice },
    ),
  )
}

/** Describes what a value must be, by the first keyword of the schema that it violates; undefined if it violates none. */
function expectedOf(tree: Tree, schema: Schema): string | undefined {
  return expectedKind(tree, schema) ?? expectedSize(tree, schema)
}

function expectedKind(tree: Tree, { const: only, enum: choice, type }: Schema): string | undefined {
  const value = tree.kind === 'leaf' ? tree.value : undefined
  if (only !== undefined && value !== only) return JSON.stringify(only)
  if (choice && !choice.includes(value)) return formatChoice(choice)
  if (type === undefined || fits(tree, type)) return undefined
  return [...new Set([type].flat().map((name) => typeWords.get(name) ?? name))].join(' or ')
}

function formatChoice(choice: readonly unknown[]): string {
  if (choice.length > 16) return 'one of the names that its schema lists'
  return `one of ${choice.map((word) => JSON.stringify(word)).join(', ')}`
}

function expectedSize(tree: Tree, schema: Schema): string | undefined {
  if (tree.kind === 'leaf') return expectedLeaf(tree.value, schema)
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  if (tree.kind === 'map') return expectedEntries(tree.entries.size, schema)
  if (tree.items.length < minItems) return `a list of at least ${count(minItems, 'item')}`
  return tree.items.length > maxItems ? `a list of at most ${count(maxItems, 'item')}` : undefined
}

function expectedEntries(size: number, schema: Schema): string | undefined {
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema
  if (size < minProperties) return 'a map that is not empty'
  return size > maxProperties ? `a map of at most ${count(maxProperties, 'key')}` : undefined
}

function expectedLeaf(value: string | number | boolean | null, schema: Schema): string | undefined {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  if (typeof value === 'number')
    return value >= minimum && value <= maximum ? undefined : rangeWords(schema)
  if (typeof value !== 'string') return undefined
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, description } = schema
  const length = [...value].length
  if (length < minLength) return 'a text that is not empty'
  if (length > maxLength) return `a text of at most ${maxLength} characters (it has ${length})`
  if (pattern === undefined || patternOf(pattern).test(value)) return undefined
  const meaning = description?.replace(/\.$/, '')
  if (meaning !== undefined && describesForm.test(meaning)) return `a${meaning.slice(1)}`
  return `a text that matches ${pattern}${meaning === undefined ? '' : ` (${meaning})`}`
}

/** Matches descriptions that describe the form of a value with an example. */
const describesForm = /^A .*(such as|as #)/

function rangeWords({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return `at most ${maximum}`
  return maximum === undefined ? `at least ${minimum}` : `from ${minimum} to ${maximum}`
}

const typeWords = new Map([
  ['object', 'a map'],
  ['array', 'a list'],
  ['string', 'a text in quotes'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
])

function fits(tree: Tree, type: string | readonly string[]): boolean {
  return typeof type === 'string' ? isOfType(tree, type) : type.some((name) => isOfType(tree, name))
}

function isOfType(tree: Tree, type: string): boolean {
  if (tree.kind === 'map') return type === 'object'
  if (tree.kind === 'list') return type === 'array'
  if (tree.value === null) return type === 'null'
  if (type === 'integer') return Number.isInteger(tree.value)
  return typeof tree.value === type
}

function typedOf(tree: Tree): string {
  if (tree.kind === 'map') return 'a map'
  if (tree.kind === 'list') return `a list of ${count(tree.items.length, 'item')}`
  if (typeof tree.value === 'number' && !Number.isFinite(tree.value)) return 'too large a number'
  const text = JSON.stringify(tree.value)
  return text.length > 60 ? `${text.slice(0, 56)}…"` : text
}
