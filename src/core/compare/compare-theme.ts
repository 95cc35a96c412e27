import { followSchema, keySchema, merchantSchema, type Schema } from '../config/schema-registry.ts'
import { ratioOf } from '../config/theme/check-contrast.ts'
import { colourRules, followsFrom } from '../config/theme/colour-rules.ts'
import { deriveTokens, type Tokens } from '../config/theme/derive-tokens.ts'
import { type Colours, readOverrides } from '../config/theme/palette.ts'
import { seedColours } from '../config/theme/seeds.ts'
import { type ColourPair, colourPairs } from '../contract/colour-pairs.ts'
import type { Theme } from '../contract/generated/config.ts'
import { sameValue } from '../contract/same-value.ts'
import {
  type ColourToken,
  colourTokens,
  type MeasureToken,
  measureTokens,
} from '../contract/tokens.ts'
import type { Sides, UnplacedChange } from './change.ts'
import {
  type ChangeSubject,
  compareValues,
  createChangeHead,
  describeChange,
} from './compare-values.ts'
import { formatFew, formatKey, formatToken } from './format-value.ts'
import { pairKeys } from './pair-keys.ts'

/** Compares two themes: the settings, and the measures and contrasts that follow from them. */
export function compareThemes({ before, after }: Sides<Theme>): UnplacedChange[] {
  if (sameValue(before, after)) return []
  const tokens = { before: deriveTokens(before), after: deriveTokens(after) }
  const changes = compareSettings({ before, after }, tokens)
  const colours = changes.map(({ path }) => path).filter((path) => !isDecoration(path))
  if (colours.length === 0) return changes
  return [
    ...changes,
    ...compareMeasures(tokens, changes),
    ...compareThemeContrasts(tokens, { colours, after }),
  ]
}

/** Returns true for icons and ornaments, from which no token is derived. */
function isDecoration(path: string): boolean {
  return /^theme\.(icons|ornaments|pageOrnaments|action|levels|poster|largeScreen)\b/.test(path)
}

function compareSettings({ before, after }: Sides<Theme>, tokens: Sides<Tokens>): UnplacedChange[] {
  return pairKeys({ before, after }).flatMap(({ key, ...values }) => {
    if (key === 'tokens') return compareOwnTokens({ before, after }, tokens)
    const names: Readonly<Record<string, string>> = {
      icons: 'icon',
      ornaments: 'ornament',
      pageOrnaments: 'ornament of pages',
    }
    const label = seedColours.some((seed) => seed === key)
      ? `${key} colour`
      : (names[key] ?? formatKey(key))
    return compareThemeSetting(key, values, label)
  })
}

/** Compares one setting of two themes, as "poster". */
export function compareThemeSetting(
  key: string,
  sides: Sides<unknown>,
  label = formatKey(key),
): UnplacedChange[] {
  return compareValues(sides, themeSchema(key), { path: ['theme', key], about: '', label })
}

function themeSchema(key: string): Schema {
  const theme = followSchema(keySchema(merchantSchema.schema, 'theme') ?? {}).schema
  return keySchema(theme, key) ?? {}
}

/** Compares tokens that are set by hand. Where one side has none, the sentence names its derived value. */
function compareOwnTokens(
  { before, after }: Sides<Theme>,
  tokens: Sides<Tokens>,
): UnplacedChange[] {
  const own = pairKeys({ before: before.tokens, after: after.tokens })
  return own.flatMap(({ key: name, ...sides }) => {
    if (sameValue(sides.before, sides.after)) return []
    const colour = colourTokens.some((token) => token === name)
    const subject: ChangeSubject = {
      path: ['theme', 'tokens', name],
      about: '',
      label: colour ? `colour ${name}` : name,
    }
    return [describeOwnToken(sides, { name, subject, tokens })]
  })
}

interface OwnToken {
  readonly name: string
  readonly subject: ChangeSubject
  readonly tokens: Sides<Tokens>
}

function describeOwnToken(
  sides: Sides<unknown>,
  { name, subject, tokens }: OwnToken,
): UnplacedChange {
  const { before, after } = sides
  if (before !== undefined && after !== undefined) return describeChange(sides, subject)
  const derived = tokenOf(after === undefined ? tokens.after : tokens.before, name)
  const words =
    after === undefined
      ? `is derived again: ${derived} (was set to ${before})`
      : `is set by hand to ${after} (was ${derived}, derived)`
  const head = createChangeHead(after === undefined ? 'removed' : 'added', sides, subject)
  return { ...head, sentence: `${subject.label} ${words}` }
}

function tokenOf({ colours, measures }: Tokens, name: string): string {
  const all: Readonly<Record<string, string>> = { ...colours, ...measures }
  return all[name] ?? 'nothing'
}

/** Compares the lengths, times and font families that follow from the settings. */
function compareMeasures(
  { before, after }: Sides<Tokens>,
  settings: readonly UnplacedChange[],
): UnplacedChange[] {
  const own = settings.map(({ path }) => path)
  const changed = measureTokens.filter(
    (name) =>
      before.measures[name] !== after.measures[name] && !own.includes(`theme.tokens.${name}`),
  )
  if (changed.length === 0) return []
  const named = formatFew(changed, (name) => {
    const [was, is] = [before, after].map(({ measures }) => formatToken(name, measures[name]))
    return `${name} ${was} → ${is}`
  })
  const pick = ({ measures }: Tokens) =>
    Object.fromEntries(changed.map((name: MeasureToken) => [name, measures[name]]))
  const sides = { before: pick(before), after: pick(after) }
  const subject = { path: own[0]?.split('.') ?? [], about: '', label: '' }
  const sentence = `this also changes ${named}`
  return [{ ...createChangeHead('derived', sides, subject), sentence }]
}

interface Cause {
  /** The paths of the changed settings. */
  readonly colours: readonly string[]
  readonly after: Theme
}

/** Compares the contrast of the declared colour pairs and links each change to a setting. */
function compareThemeContrasts({ before, after }: Sides<Tokens>, cause: Cause): UnplacedChange[] {
  const colours = { before: before.colours, after: after.colours }
  return compareContrasts(colours, (pair) => findCause(pair, cause))
}

/** Compares the contrast of the declared colour pairs, as displayed with one decimal. */
export function compareContrasts(
  { before, after }: Sides<Colours>,
  pathOf: (pair: ColourPair) => string,
): UnplacedChange[] {
  return colourPairs.flatMap((pair) => {
    const was = ratioOf(pair, before)
    const is = ratioOf(pair, after)
    const passes = [was, is].map((ratio) => ratio >= pair.ratio)
    if (truncate(was) === truncate(is) && passes[0] === passes[1]) return []
    const fails = passes[1] ? '' : `; at least ${pair.ratio} is needed`
    const over = pair.over ? ' over a picture' : ''
    const ratios = `${truncate(was)} → ${truncate(is)}${fails}`
    return [
      {
        kind: 'contrast' as const,
        path: pathOf(pair),
        before: Number(truncate(was)),
        after: Number(truncate(is)),
        sentence: `contrast of ${pair.text} on ${pair.background}${over} ${ratios}`,
      },
    ]
  })
}

/** Truncates a ratio. Rounding could show a ratio that fails as the required one. */
function truncate(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

/** Returns the path of the setting that changed the contrast of a pair. */
function findCause({ text, background }: ColourPair, { colours, after }: Cause): string {
  const own = readOverrides(after)
  const isCause = (token: ColourToken, path: string): boolean => {
    const name = path.split('.').at(-1) ?? ''
    if (path.startsWith('theme.tokens.'))
      return name === token || colourTokens.some((one) => one === name && followsFrom(token, one))
    return !own.has(token) && isSeedOf(token, name)
  }
  const found = colours.find((path) => isCause(text, path) || isCause(background, path))
  return found ?? colours[0] ?? 'theme'
}

function isSeedOf(token: ColourToken, seed: string): boolean {
  const { seeds: own, tokens } = colourRules[token]
  return own.some((one) => one === seed) || tokens.some((one) => isSeedOf(one, seed))
}
