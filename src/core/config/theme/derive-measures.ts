import type { Theme } from '../../contract/generated/config.ts'
import {
  type MeasureToken,
  measureTokens,
  type SettableMeasure,
  settableMeasures,
} from '../../contract/tokens.ts'
import { readSeeds, type Seeds } from './seeds.ts'
import { fontStack, typePairs } from './type-pairs.ts'

export type Measures = Readonly<Record<MeasureToken, string>>

const round = '999px'

/** Corner radii by shape, in the order control, field, card, tile, sheet, tag. */
const corners: Record<Seeds['shape'], readonly string[]> = {
  sharp: ['0', '0', '0', '0', '0', '0'],
  soft: ['14px', '16px', '16px', '12px', '24px', '6px'],
  round: [round, '20px', '20px', '18px', '32px', '10px'],
  pill: [round, '26px', '32px', '28px', '40px', '12px'],
}

/** Widths of outlines by depth: regular, strong. */
const edges: Record<Seeds['depth'], readonly [string, string]> = {
  flat: ['2px', '3px'],
  line: ['1.5px', '3px'],
  shadow: ['1px', '2px'],
  glow: ['1px', '2px'],
}

const noShadow = '0 0 #0000'
const cast = [
  '0 1px 2px var(--shadow), 0 6px 14px -6px var(--shadow)',
  '0 1px 2px var(--shadow), 0 14px 28px -12px var(--shadow)',
  '0 12px 32px -8px var(--shadow), 0 2px 6px var(--shadow)',
]
const shadows: Record<Seeds['depth'], readonly string[]> = {
  flat: [noShadow, noShadow, noShadow],
  line: [noShadow, noShadow, noShadow],
  shadow: cast,
  glow: [noShadow, '0 8px 24px -8px var(--shadow)', '0 16px 48px -8px var(--shadow)'],
}

/** Text sizes in CSS pixels. The scale `large` uses the next larger step for each. */
const steps = [12, 13, 15, 17, 20, 24, 32, 40] as const
const textSizes = [12, 13, 15, 17, 20, 24, 32] as const

/** Derives the lengths, font families, shadows and durations of a theme, as CSS values. A token set by hand keeps its value. */
export function deriveMeasures(theme: Theme): Measures {
  const seeds = readSeeds(theme)
  const derived = new Map<string, string>([
    ...spacing(seeds),
    ...surfaces(seeds),
    ...text(seeds),
    ['touch', '44px'],
    ['header-height', '52px'],
    ['bar-height', '56px'],
    ['column', '480px'],
    ['motion-touch', seeds.motion === 'lively' ? '180ms' : '120ms'],
    ['motion-page', '300ms'],
    ...readOwnMeasures(theme),
  ])
  const named = measureTokens.map((name) => [name, derived.get(name) ?? '0'])
  // The entries are the whole token list, which Object.fromEntries forgets.
  return Object.fromEntries(named) as Measures
}

/** Reads the measures that a theme sets by hand; ignores values that are not finite numbers. */
function readOwnMeasures({ tokens = {} }: Theme): ReadonlyMap<SettableMeasure, string> {
  // The keys are those of the list.
  const names = Object.keys(settableMeasures) as SettableMeasure[]
  return new Map(
    names.flatMap((name) => {
      const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined
      if (typeof value !== 'number' || !Number.isFinite(value)) return []
      const unit = settableMeasures[name]
      return [[name, unit === 'rem' ? rem(value) : `${value}${unit}`] as const]
    }),
  )
}

function spacing({ density }: Seeds): [string, string][] {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10].map((step): [string, string] => [
    `space-${step}`,
    `${step * 4}px`,
  ])
  const roomy = density === 'roomy'
  return [
    ...steps,
    ['gutter', '16px'],
    ['section-gap', roomy ? '28px' : '20px'],
    ['field', roomy ? '56px' : '48px'],
  ]
}

function surfaces({ shape, depth }: Seeds): [string, string][] {
  const names = ['control', 'field', 'card', 'tile', 'sheet', 'tag']
  const [edge, strong] = edges[depth]
  const glows = depth === 'glow'
  return [
    ...names.map((name, index): [string, string] => [
      `radius-${name}`,
      corners[shape][index] ?? '0',
    ]),
    ['radius-full', round],
    ['edge', edge],
    ['edge-strong', strong],
    ...shadows[depth].map((value, index): [string, string] => [`shadow-${index + 1}`, value]),
    ...gradients(depth),
    ['glow', glows ? '0 0 20px var(--halo)' : noShadow],
  ]
}

/** Returns the gradients of fills, lights and edges, and the veil behind text over a picture. */
function gradients(depth: Seeds['depth']): [string, string][] {
  const shine = (name: 'primary' | 'accent'): string => {
    if (depth === 'glow')
      return `linear-gradient(100deg,var(--${name}-sheen),var(--${name}) 46%,var(--${name}-strong))`
    if (depth !== 'shadow') return 'none'
    return `linear-gradient(160deg,var(--${name}),var(--${name}-strong))`
  }
  return [
    ['gradient-primary', shine('primary')],
    ['gradient-accent', shine('accent')],
    [
      'gradient-light',
      'radial-gradient(70% 70% at 38% 44%,var(--light-core),var(--light) 52%,var(--light-edge))',
    ],
    // With the depth "glow", the outline is light only at the corner that the light comes from.
    [
      'gradient-edge',
      depth === 'glow'
        ? 'linear-gradient(105deg,var(--halo),#0000 48%)'
        : 'linear-gradient(var(--border) 0 0)',
    ],
    ['gradient-veil', 'linear-gradient(90deg,var(--surface-page) 30%,var(--veil) 70%,#0000)'],
  ]
}

function text({ scale, type, fonts }: Seeds): [string, string][] {
  const pair = typePairs[type]
  const choice = { type, fonts }
  const up = scale === 'large' ? 1 : 0
  return [
    ...textSizes.map((size, index): [string, string] => [
      `text-${size}`,
      rem(steps[index + up] ?? size),
    ]),
    ['text-display', rem(pair.displaySize)],
    ['font-text', fontStack(choice, 'text')],
    ['font-display', fontStack(choice, 'display')],
    ['weight-regular', String(pair.weights.regular)],
    ['weight-medium', String(pair.weights.medium)],
    ['weight-bold', String(pair.weights.bold)],
    ['weight-display', String(pair.weights.display)],
    ['leading', '1.45'],
    ['leading-tight', String(pair.tight)],
  ]
}

/** Converts pixels to rem, so that text follows the font size that the player set in the browser. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
