import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss'
import type { Use } from './find-script-uses.ts'
import {
  featuresOfSelector,
  featuresOfValue,
  listStyleFeatures,
  type StyleFeature,
} from './style-features.ts'
import { type Lack, listLacks } from './support-table.ts'

type Browser = Lack['browser']

/** What a page works without, by feature or by property, and what then differs. */
const improvements: Readonly<Record<string, string>> = {
  'text-wrap': 'lines break in other places',
  'word-break: auto-phrase': 'lines break in other places',
  'scrollbar-width': 'a bar is seen while something scrolls',
  'scrollbar-gutter': 'a bar takes its place when it comes',
  'overscroll-behavior': 'the page scrolls on behind what is at its end',
  'overscroll-behavior-x': 'the page scrolls on behind what is at its end',
  'overscroll-behavior-y': 'the page scrolls on behind what is at its end',
  'overflow-anchor': 'the script alone keeps the place',
  'content-visibility': 'what is not seen is laid out too',
  'contain-intrinsic-block-size': 'what is not seen is laid out too',
  'forced-color-adjust': 'what has no forced colours needs no exception',
  '@media (forced-colors)': 'what has no forced colours needs no exception',
  'size-adjust': 'a line may move when its font comes',
  'ascent-override': 'a line may move when its font comes',
  'descent-override': 'a line may move when its font comes',
  'line-gap-override': 'a line may move when its font comes',
  'user-select: all': 'a tap selects one word',
  'text-align-last': 'the chosen option begins at the start',
  rx: 'the corners of bars are square',
  cursor: 'a finger has no pointer',
  resize: 'a finger has no pointer',
  // WebKit has them in grids since 10.1; the data gives the version for rows of flexible boxes.
  'align-content: start': '',
  'align-content: end': '',
  'place-items: start': '',
  'place-items: end': '',
}

/**
 * Lists what a stylesheet uses although a least browser lacks it. A use is accepted inside `@supports`, or in a
 * rule, that the browser skips, after a declaration of the same property that it knows, and if the page works
 * without it.
 */
export function findStyleUses(css: string): Use[] {
  const uses: Use[] = []
  postcss.parse(css).walk((node) => {
    for (const feature of listStyleFeatures(node)) {
      const lacks = listLacks(feature.compat).filter(
        ({ browser }) => !isSkipped(node, browser) && !hasFallback(node, browser),
      )
      if (lacks.length === 0 || isImprovement(feature)) continue
      uses.push({
        api: `${feature.name} (${lacks.map(writeLack).join(', ')})`,
        around: quote(node),
      })
    }
  })
  return uses
}

export function isImprovement({ name }: StyleFeature): boolean {
  return [name, name.split(':')[0] ?? ''].some((one) => Object.hasOwn(improvements, one))
}

export const browserNames: Readonly<Record<Browser, string>> = { ios: 'iOS', chrome: 'Chrome' }

function writeLack({ browser, since = 'never' }: Lack): string {
  return `${browserNames[browser]} ${since}`
}

/** Reports whether a browser never applies a node, because it drops or skips what is around it. */
function isSkipped({ parent }: ChildNode, browser: Browser): boolean {
  for (let outer = parent; outer && outer.type !== 'root'; outer = outer.parent as typeof outer) {
    if (outer.type === 'document') return false
    const around = outer as ChildNode & Container
    const isGuard = around.type === 'atrule' && around.name === 'supports'
    if (isGuard ? isExcluded(around.params, browser) : lacksAny(listStyleFeatures(around), browser))
      return true
  }
  return false
}

/** Reports whether a condition of `@supports` is false in a browser; one with "or" counts as true. */
function isExcluded(condition: string, browser: Browser): boolean {
  if (/\bor\b/.test(condition)) return false
  const lacks = lacksAny(featuresOfCondition(condition), browser)
  return /^\s*not\b/.test(condition) ? !lacks : lacks
}

function featuresOfCondition(condition: string): readonly StyleFeature[] {
  const selectors = [...condition.matchAll(/\bselector\((.*)\)/g)]
  const values = [...condition.matchAll(/\(\s*([\w-]+)\s*:\s*(.*?)\)(?=\s*(?:and\b|$))/g)]
  return [
    ...selectors.flatMap(([, selector = '']) => featuresOfSelector(selector)),
    ...(selectors.length > 0
      ? []
      : values.flatMap(([, property = '', value = '']) => featuresOfValue(property, value))),
  ]
}

/** Reports whether a browser reads something else in place of a declaration or of a rule that it drops. */
function hasFallback(node: ChildNode, browser: Browser): boolean {
  const siblings = (node.parent?.nodes ?? []) as ChildNode[]
  if (node.type === 'rule') {
    const prefixed = node.selector.replaceAll(/(?<!:):(?=autofill\b)/g, ':-webkit-')
    return siblings.some((one) => one.type === 'rule' && one !== node && one.selector === prefixed)
  }
  if (node.type !== 'decl' || isTakenUnread(node, browser)) return false
  return siblings.some(
    (one, at) =>
      one.type === 'decl' &&
      !lacksAny(listStyleFeatures(one), browser) &&
      (one.prop === `-webkit-${node.prop}` ||
        (one.prop === node.prop && at < siblings.indexOf(node))),
  )
}

/** Reports whether a browser takes a value before it knows what it says, in place of what was declared before. */
function isTakenUnread({ prop, value }: Declaration, browser: Browser): boolean {
  if (prop.startsWith('--')) return true
  return /\bvar\(/.test(value) && !lacksAny(featuresOfValue(prop, ''), browser)
}

function lacksAny(features: readonly StyleFeature[], browser: Browser): boolean {
  return features.some(({ compat }) => listLacks(compat).some((lack) => lack.browser === browser))
}

/** Writes a node with what is around it, in one short line. */
function quote(node: ChildNode): string {
  const own = node.toString().replace(/\s+/g, ' ').slice(0, 90)
  const { parent } = node
  if (parent?.type === 'rule')
    return `${(parent as unknown as { selector: string }).selector} { ${own}`
  return parent?.type === 'atrule' ? `@${(parent as AtRule).name} { ${own}` : own
}
