import { isDefault, placeOfEntry } from '../../core/config/provenance.ts'
import type { Resolution } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { SchemaPlaces } from '../../core/config/schema-places.ts'
import { printPlace } from '../../core/config/source.ts'
import { ratioOf } from '../../core/config/theme/check-contrast.ts'
import { deriveTokens, type Tokens } from '../../core/config/theme/derive-tokens.ts'
import { formatSeed, readSeeds, type Seeds } from '../../core/config/theme/seeds.ts'
import { ruleOf } from '../../core/config/theme/token-rules.ts'
import { type ColourPair, colourPairs } from '../../core/contract/colour-pairs.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import { type ColourToken, colourTokens, measureTokens } from '../../core/contract/tokens.ts'

/** The provenance of values, and the places of defaults in the schemas. */
export interface TokenSources extends Pick<Resolution, 'provenance'> {
  readonly places: SchemaPlaces
}

/** A merchant's theme in its own mode, and the same brand in the other mode. */
interface Looks {
  readonly theme: Theme
  readonly own: Tokens
  readonly other: Tokens
  readonly sources: TokenSources
}

/**
 * Composes a page of HTML with every token of a merchant, its value and provenance, and every declared
 * pair with its contrast. The other mode shows what the same brand colours give there, with the default
 * surface of that mode and without tokens set by hand.
 */
export function composeTokenPage(
  { code, theme }: Pick<ResolvedMerchant, 'code' | 'theme'>,
  sources: TokenSources,
): string {
  const { mode } = readSeeds(theme)
  const opposite = mode === 'light' ? 'dark' : 'light'
  const { surface: _, tokens: __, ...seeds } = theme
  const looks = {
    theme,
    sources,
    own: deriveTokens(theme),
    other: deriveTokens({ ...seeds, mode: opposite }),
  }
  const failing = colourPairs.filter((pair) => ratioOf(pair, looks.own.colours) < pair.ratio)
  const title = `Tokens of ${code}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${styles}</style></head><body>
<h1>${escapeHtml(title)}</h1>
<p>${colourTokens.length} colours, ${measureTokens.length} measures and ${colourPairs.length} pairs; ${failing.length} ${failing.length === 1 ? 'fails' : 'fail'}.</p>
${table('Seeds', ['seed', 'value', 'from'], seedRows(looks))}
${table(
  'Colours',
  ['token', mode, 'from', opposite],
  colourTokens.map((name) => colourRow(name, looks)),
)}
${table(
  'Measures',
  ['token', 'value', 'from'],
  measureTokens.map((name) => [
    escapeHtml(name),
    escapeHtml(looks.own.measures[name]),
    escapeHtml(originOf(name, looks)),
  ]),
)}
${table(
  'Pairs',
  ['text', 'ground', 'needed', mode, opposite],
  colourPairs.map((pair) => pairRow(pair, looks)),
)}
</body></html>`
}

function seedRows({ theme, sources }: Looks): string[][] {
  const seeds = readSeeds(theme)
  return Object.keys(seeds).map((seed) => {
    // Object.keys forgets that the names are those of the seeds.
    const value = formatSeed(seeds, seed as keyof Seeds)
    return [
      escapeHtml(seed),
      value.startsWith('#') ? swatch(value) : escapeHtml(value),
      escapeHtml(placeOf(`theme.${seed}`, sources) ?? 'the default'),
    ]
  })
}

function colourRow(name: ColourToken, looks: Looks): string[] {
  const { own, other } = looks
  return [
    escapeHtml(name),
    swatch(own.colours[name]),
    escapeHtml(originOf(name, looks)),
    swatch(other.colours[name]),
  ]
}

function pairRow(pair: ColourPair, { own, other }: Looks): string[] {
  const { text, background, ratio, over } = pair
  return [
    escapeHtml(text),
    escapeHtml(over === 'picture' ? `${background} over any picture` : background),
    String(ratio),
    sample(pair, own),
    sample(pair, other),
  ]
}

/** Draws a pair with its contrast and the verdict; the figure is cut, so that 4.498 does not show as 4.5. */
function sample(pair: ColourPair, { colours }: Tokens): string {
  const { text, background } = pair
  const found = ratioOf(pair, colours)
  const ink = `color:${colours[text]};background:linear-gradient(${colours[background]} 0 0) ${colours['surface-page']}`
  const passes = found >= pair.ratio
  return `<span class="pair" style="${escapeHtml(ink)}">Aa 88</span> ${(Math.floor(found * 100) / 100).toFixed(2)} <b>${passes ? 'passes' : 'fails'}</b>`
}

function swatch(colour: string): string {
  return `<span class="swatch" style="background:${escapeHtml(colour)}"></span> <code>${escapeHtml(colour)}</code>`
}

/** Formats the layer that sets a token, or its derivation and the tokens it comes from. */
function originOf(name: ColourToken | (typeof measureTokens)[number], looks: Looks): string {
  const place = placeOf(`theme.tokens.${name}`, looks.sources)
  if (place !== undefined) return place
  const { how, seeds, tokens } = ruleOf(name, looks.theme)
  const from = [...seeds, ...tokens]
  return from.length > 0 ? `${how} From ${from.join(', ')}.` : how
}

function placeOf(path: string, { provenance, places }: TokenSources): string | undefined {
  const winner = provenance.of(path).at(-1)
  if (!winner || winner.act === 'removed') return undefined
  const place = printPlace(placeOfEntry(winner, places))
  return `${isDefault(winner) ? 'the default of ' : ''}${place}`
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  const body = rows.map(
    ([first, ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<h2>${escapeHtml(title)}</h2><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`
}

const styles = `
body { margin: 2rem auto; padding: 0 1rem; max-width: 72rem; font: 0.875rem/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid; text-align: start; vertical-align: top }
tbody th { font-weight: 600; white-space: nowrap }
td:nth-child(2) { white-space: nowrap }
.swatch { display: inline-block; width: 1.5rem; height: 1.5rem; border: 1px solid; border-radius: 0.25rem; vertical-align: middle }
.pair { display: inline-block; min-width: 4rem; padding: 0.25rem 0.5rem; border-radius: 0.25rem; font-weight: 600; text-align: center }`
