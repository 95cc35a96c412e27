import { followSchema, keySchema, merchantSchema, type Schema } from '../config/law.ts'
import { ratioOf } from '../config/theme/check-contrast.ts'
import { colourRules, followsFrom } from '../config/theme/colour-rules.ts'
import { deriveTokens, type Tokens } from '../config/theme/derive-tokens.ts'
import { type Colours, readOverrides } from '../config/theme/palette.ts'
import { type ColourPair, colourPairs } from '../contract/colour-pairs.ts'
import type { Theme } from '../contract/generated/config.ts'
import { sameValue } from '../contract/same-value.ts'
import {
  type ColourToken,
  colourTokens,
  type MeasureToken,
  measureTokens,
} from '../contract/tokens.ts'
import type { Sides, Told } from './change.ts'
import { compareValues, headOf, type Standing, turnOf } from './compare-values.ts'
import { pairKeys } from './pair-keys.ts'
import { showToken, wordsOf } from './say.ts'

const seeds: readonly string[] = ['primary', 'accent', 'surface']

/** What is another in a look: what was said, and what follows from it. */
export function compareThemes({ before, after }: Sides<Theme>): Told[] {
  if (sameValue(before, after)) return []
  const tokens = { before: deriveTokens(before), after: deriveTokens(after) }
  const said = compareSaid({ before, after }, tokens)
  const colours = said.map(({ path }) => path).filter((path) => !isDress(path))
  if (colours.length === 0) return said
  return [
    ...said,
    ...compareMeasures(tokens, said),
    ...compareContrasts(tokens, { colours, after }),
  ]
}

/** Icons and ornaments bring no token about. */
function isDress(path: string): boolean {
  return /^theme\.(icons|ornaments|action)\b/.test(path)
}

function compareSaid({ before, after }: Sides<Theme>, tokens: Sides<Tokens>): Told[] {
  return pairKeys({ before, after }).flatMap(({ key, ...values }) => {
    if (key === 'tokens') return compareOwnTokens({ before, after }, tokens)
    const names: Readonly<Record<string, string>> = { icons: 'icon', ornaments: 'ornament' }
    const label = seeds.includes(key) ? `${key} colour` : (names[key] ?? wordsOf(key))
    return compareValues(values, themeSchema(key), { path: ['theme', key], about: '', label })
  })
}

function themeSchema(key: string): Schema {
  const theme = followSchema(keySchema(merchantSchema.schema, 'theme') ?? {}).schema
  return keySchema(theme, key) ?? {}
}

/** Tokens set by hand; where one side has none, what is derived there is told. */
function compareOwnTokens({ before, after }: Sides<Theme>, tokens: Sides<Tokens>): Told[] {
  const own = pairKeys({ before: before.tokens, after: after.tokens })
  return own.flatMap(({ key: name, ...sides }) => {
    if (sameValue(sides.before, sides.after)) return []
    const colour = colourTokens.some((token) => token === name)
    const standing: Standing = {
      path: ['theme', 'tokens', name],
      about: '',
      label: colour ? `colour ${name}` : name,
    }
    return [sayOwnToken(sides, { name, standing, tokens })]
  })
}

interface OwnToken {
  readonly name: string
  readonly standing: Standing
  readonly tokens: Sides<Tokens>
}

function sayOwnToken(sides: Sides<unknown>, { name, standing, tokens }: OwnToken): Told {
  const { before, after } = sides
  if (before !== undefined && after !== undefined) return turnOf(sides, standing)
  const derived = tokenOf(after === undefined ? tokens.after : tokens.before, name)
  const words =
    after === undefined
      ? `is derived again: ${derived} (was set to ${before})`
      : `is set by hand to ${after} (was ${derived}, derived)`
  const head = headOf(after === undefined ? 'removed' : 'added', sides, standing)
  return { ...head, sentence: `${standing.label} ${words}` }
}

function tokenOf({ colours, measures }: Tokens, name: string): string {
  const all: Readonly<Record<string, string>> = { ...colours, ...measures }
  return all[name] ?? 'nothing'
}

const mostNamed = 4

/** The lengths, times and families that follow from what was said. */
function compareMeasures({ before, after }: Sides<Tokens>, said: readonly Told[]): Told[] {
  const own = said.map(({ path }) => path)
  const turned = measureTokens.filter(
    (name) =>
      before.measures[name] !== after.measures[name] && !own.includes(`theme.tokens.${name}`),
  )
  if (turned.length === 0) return []
  const named = turned.slice(0, mostNamed).map((name) => {
    const [was, is] = [before, after].map(({ measures }) => showToken(name, measures[name]))
    return `${name} ${was} → ${is}`
  })
  const more = turned.length > mostNamed ? ` and ${turned.length - mostNamed} more` : ''
  const pick = ({ measures }: Tokens) =>
    Object.fromEntries(turned.map((name: MeasureToken) => [name, measures[name]]))
  const sides = { before: pick(before), after: pick(after) }
  const standing = { path: own[0]?.split('.') ?? [], about: '', label: '' }
  return [{ ...headOf('derived', sides, standing), sentence: `with it ${named.join(', ')}${more}` }]
}

interface Cause {
  /** The paths of what was said. */
  readonly colours: readonly string[]
  readonly after: Theme
}

/** The declared pairs that are told apart more or less than before. */
function compareContrasts({ before, after }: Sides<Tokens>, cause: Cause): Told[] {
  const colours = { before: before.colours, after: after.colours }
  return tellContrasts(colours, (pair) => findCause(pair, cause))
}

/** The declared pairs that are told apart more or less than before, as one sees it. */
export function tellContrasts(
  { before, after }: Sides<Colours>,
  pathOf: (pair: ColourPair) => string,
): Told[] {
  return colourPairs.flatMap((pair) => {
    const was = ratioOf(pair, before)
    const is = ratioOf(pair, after)
    const passes = [was, is].map((ratio) => ratio >= pair.ratio)
    if (cut(was) === cut(is) && passes[0] === passes[1]) return []
    const fails = passes[1] ? '' : `, and ${pair.ratio} is needed`
    const over = pair.over ? ' over a picture' : ''
    const turn = `${cut(was)} → ${cut(is)}${fails}`
    return [
      {
        kind: 'contrast' as const,
        path: pathOf(pair),
        before: Number(cut(was)),
        after: Number(cut(is)),
        sentence: `contrast of ${pair.text} on ${pair.ground}${over} ${turn}`,
      },
    ]
  })
}

/** Cut and not rounded, so that what fails does not read as what is needed. */
function cut(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

/** The path of what was said that a pair changed by. */
function findCause({ text, ground }: ColourPair, { colours, after }: Cause): string {
  const own = readOverrides(after)
  const isBehind = (token: ColourToken, path: string): boolean => {
    const name = path.split('.').at(-1) ?? ''
    if (path.startsWith('theme.tokens.'))
      return name === token || colourTokens.some((one) => one === name && followsFrom(token, one))
    return !own.has(token) && isSeedOf(token, name)
  }
  const found = colours.find((path) => isBehind(text, path) || isBehind(ground, path))
  return found ?? colours[0] ?? 'theme'
}

function isSeedOf(token: ColourToken, seed: string): boolean {
  const { seeds: own, tokens } = colourRules[token]
  return own.some((one) => one === seed) || tokens.some((one) => isSeedOf(one, seed))
}
