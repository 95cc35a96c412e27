import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss'
import { namesIn } from './support-table.ts'

/** Something of CSS that a stylesheet uses, and who supports it. */
export interface StyleFeature {
  /** As it is written: `:has`, `scale`, `overflow: clip`, `1dvh`, `color-mix()`, `@container`. */
  readonly name: string
  readonly compat: CompatStatement
}

const group = (name: string): Identifier => compatData.css[name] ?? {}
const atRules = group('at-rules')
const properties = group('properties')
const selectors = group('selectors')
const types = group('types')
const descriptors = atRules['font-face']

/** Units that the data lists in groups. */
const unitGroups: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
]

/** Functions by name. The data lists them below the type that they return, after the types. */
const functions = new Map<string, Identifier>()
noteFunctions(types)

/** Lists the features of a rule's selector, of a declaration, or of an at-rule and its condition. */
export function listStyleFeatures(node: ChildNode): readonly StyleFeature[] {
  if (node.type === 'rule') return featuresOfRule(node)
  if (node.type === 'decl') return featuresOfDeclaration(node)
  return node.type === 'atrule' ? featuresOfAtRule(node) : []
}

function featuresOfRule({ selector, parent }: Rule): readonly StyleFeature[] {
  const isKeyframe = parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)
  return isKeyframe ? [] : featuresOfSelector(selector)
}

/** Lists the features of a selector; names that begin with a hyphen are those of one engine. */
export function featuresOfSelector(selector: string): readonly StyleFeature[] {
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '')
  return [
    ...[...bare.matchAll(/(::?)([a-z][\w-]*)/g)].flatMap(([whole, , name = '']) =>
      feature(whole, ownOf(selectors, name)),
    ),
    ...(bare.includes('&') ? feature('&', selectors['nesting']) : []),
    ...(/:nth-[\w-]+\([^)]* of /.test(bare)
      ? feature(':nth-child(… of …)', selectors['nth-child']?.['of_syntax'])
      : []),
  ]
}

function featuresOfDeclaration({ prop, value, parent }: Declaration): readonly StyleFeature[] {
  const isDescriptor = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face'
  return featuresOfValue(prop, value, isDescriptor ? descriptors : properties)
}

/** Lists the features of a property with a value. */
export function featuresOfValue(
  property: string,
  value: string,
  known: Identifier | undefined = properties,
): readonly StyleFeature[] {
  const own = ownOf(known, property)
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]+/gi, '')
  const words = new Set(bare.match(/(?<![\w-])[a-z][\w-]*(?![\w-]*\()/gi))
  const called = new Set([...bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, name]) => name))
  const units = new Set([...bare.matchAll(/(?<![\w-])[\d.]+([a-z]+)/gi)].map(([, unit]) => unit))
  return [
    ...feature(property, own),
    ...[...words].flatMap((word) => feature(`${property}: ${word}`, ownOf(own, word))),
    ...[...called].flatMap((name = '') => feature(`${name}()`, functions.get(name))),
    ...[...units].flatMap((unit = '') => {
      const unitGroup = unitGroups.find(([pattern]) => pattern.test(unit))?.[1]
      return feature(`1${unit}`, ownOf(types['length'], unitGroup ?? unit))
    }),
  ]
}

function featuresOfAtRule({ name, params }: AtRule): readonly StyleFeature[] {
  const own = feature(`@${name}`, ownOf(atRules, name))
  if (name !== 'media') return own
  const asked = [...params.matchAll(/\(\s*([\w-]+)/g)].map(([, one = '']) =>
    one.replace(/^(?:min|max)-/, ''),
  )
  return [
    ...own,
    ...asked.flatMap((one) => feature(`@media (${one})`, ownOf(atRules['media'], one))),
    ...(/[<>]/.test(params) ? feature('@media (… < …)', atRules['media']?.['range_syntax']) : []),
  ]
}

function feature(name: string, identifier: Identifier | undefined): readonly StyleFeature[] {
  return identifier?.__compat ? [{ name, compat: identifier.__compat }] : []
}

function ownOf(identifier: Identifier | undefined, name: string): Identifier | undefined {
  return identifier && Object.hasOwn(identifier, name) ? identifier[name] : undefined
}

function noteFunctions(identifier: Identifier): void {
  for (const [name, type] of namesIn(identifier)) {
    functions.set(name, type)
    noteFunctions(type)
  }
}
