import { findNearest } from '../nearest.ts'
import type { SheetScope } from './check-declaration.ts'
import { checkFace } from './check-face.ts'
import { type Atrule, type CssNode, nameOf, walk } from './css.ts'
import { reportAt, reportName, textOf } from './look-scope.ts'

/** Whether rules apply to everybody, only with motion, or only without. */
export type MediaKind = 'any' | 'moving' | 'still'

/** An at-rule whose block is checked further. */
export type CheckedAtRule =
  | { readonly kind: 'group'; readonly media: MediaKind; readonly isForced: boolean }
  | { readonly kind: 'keyframes' }

/** The at-rules of a look. */
export const lookAtRules: readonly string[] = ['@media', '@supports', '@font-face', '@keyframes']

/** What to do about other at-rules that CSS has. */
const advices = new Map([
  ['import', 'Write the rules into the file of their part.'],
  ['charset', 'Remove it; the file is UTF-8.'],
  ['namespace', 'Remove it.'],
  ['layer', 'Remove it; the build puts a look above the kit.'],
  ['property', 'Remove it.'],
  ['page', 'Remove it.'],
])

/** Checks an at-rule; undefined if its block is not checked further. */
export function checkAtRule(node: Atrule, scope: SheetScope): CheckedAtRule | undefined {
  const name = nameOf(node.name)
  if (name === 'media') return checkMedia(node, scope)
  if (name === 'supports') return { kind: 'group', media: 'any', isForced: false }
  if (name === 'keyframes') return { kind: 'keyframes' }
  if (name === 'font-face') checkFace(node, scope)
  else reportAtRule(node, scope, name)
  return undefined
}

function reportAtRule(node: Atrule, scope: SheetScope, name: string): void {
  const start = node.loc?.start
  const loc = node.loc &&
    start && { ...node.loc, end: { ...start, offset: start.offset + node.name.length + 1 } }
  const advice = advices.get(name)
  const nearest = advice === undefined ? findNearest(`@${name}`, lookAtRules) : undefined
  reportAt(scope, loc ? { loc } : node, {
    code: 'look-at-rule',
    values: {
      name: `@${name}`,
      problem: 'is not an at-rule for a look',
      advice:
        advice ?? (nearest?.name === undefined ? 'Remove it.' : `Change it to "${nearest.name}".`),
    },
    fix: nearest?.safe,
  })
}

/** What a media query of a look may ask. */
export const lookQueries: readonly string[] = [
  'width',
  'min-width',
  'max-width',
  'prefers-contrast',
  'prefers-reduced-motion',
  'forced-colors',
]

function checkMedia({ prelude }: Atrule, scope: SheetScope): CheckedAtRule {
  const parts: CssNode[] = []
  if (prelude) walk(prelude, (node) => void parts.push(node))
  for (const node of parts) checkFeature(node, scope)
  // A query with several parts is about other players too.
  const isPlain = !parts.some(widens)
  const asks = (name: string, value: string): boolean =>
    isPlain && parts.some((node) => isFeature(node, name, value))
  const media = asks('prefers-reduced-motion', 'no-preference')
    ? 'moving'
    : asks('prefers-reduced-motion', 'reduce')
      ? 'still'
      : 'any'
  return { kind: 'group', media, isForced: asks('forced-colors', 'active') }
}

function isFeature(node: CssNode, name: string, value: string): boolean {
  if (node.type !== 'Feature' || nameOf(node.name) !== name) return false
  return node.value?.type === 'Identifier' && nameOf(node.value.name) === value
}

function widens(node: CssNode): boolean {
  if (node.type === 'Identifier') return ['not', 'or'].includes(nameOf(node.name))
  if (node.type === 'MediaQueryList') return node.children.size > 1
  return node.type === 'MediaQuery' && 'modifier' in node && Boolean(node.modifier)
}

function checkFeature(node: CssNode, scope: SheetScope): void {
  if (node.type === 'FeatureRange')
    for (const side of [node.left, node.middle, node.right])
      if (side?.type === 'Identifier') checkFeatureName(side, side.name, scope)
  if (node.type === 'Feature') checkFeatureName(node, node.name, scope)
}

function checkFeatureName(node: CssNode, typed: string, scope: SheetScope): void {
  const name = nameOf(typed)
  if (lookQueries.includes(name)) return
  const text = textOf(scope, node)
  const write = (nearest: string): string => text.replace(typed, nearest)
  reportName(scope, node, { kind: 'query for a look', name, known: lookQueries, write })
}
