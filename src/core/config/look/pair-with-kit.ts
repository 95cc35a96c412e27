import { colourPairs } from '../../contract/colour-pairs.ts'
import { type KitPaint, kitPaints, wordlessPieces } from '../../contract/kit-paints.ts'
import { type ColourToken, plainSurfaces } from '../../contract/tokens.ts'
import { childrenOf, parseValue, type Value } from './css.ts'
import { decorations, marks } from './kit-names.ts'
import type { PaintPair } from './look-sheet.ts'
import { conditionsOf, findApplying, isClear, type Painted } from './painted.ts'
import { variableOf } from './substitute.ts'

/** What a file paints. */
interface FilePaints {
  /** Of one part. */
  readonly painted: readonly Painted[]
  /** Of all parts. */
  readonly all: readonly Painted[]
  /** The parts and pieces that have something drawn below their words. */
  readonly under: ReadonlySet<string>
}

/** Parts without words of their own. */
const wordlessParts: ReadonlySet<string> = new Set([
  ...['block-skeleton', 'heart', 'icon', 'logo', 'picture', 'progress', 'skeleton'],
  ...['spinner', 'switch'],
])

/**
 * Pairs each text that a file sets with what the kit paints behind it, and each background with the words of the kit
 * on it, where the file does not set the other one of the two.
 */
export function pairWithKit(part: string, { painted, all, under }: FilePaints): PaintPair[] {
  if (wordlessParts.has(part)) return []
  const paints = kitPaints[part] ?? []
  const texts = painted.filter(({ kind }) => kind === 'text')
  const backgrounds = painted.filter(({ kind }) => kind === 'background')
  const around = all.filter(({ kind, part: other }) => kind === 'background' && other !== part)
  return conditionsOf(painted).flatMap((when) =>
    casesOf(paints, when).flatMap((facts) => {
      const holds = (condition: string): boolean =>
        when.includes(condition) || holdsFor(condition, facts)
      const kit = paints.filter((paint) => isOf(paint, facts))
      const scope = { kit, holds, texts, backgrounds, around }
      return piecesOf(scope).flatMap((piece) =>
        under.has(`${part} ${piece}`) ? [] : pairPiece(piece, scope),
      )
    }),
  )
}

/** The kind and the state of a part or a piece, as far as the kit paints by them. */
type Facts = Pick<KitPaint, 'kind' | 'state' | 'aria'>

const attributes = { kind: 'data-kind', state: 'data-state' } as const

/** Lists the kinds and states that rules with some conditions can be about. */
function casesOf(paints: readonly KitPaint[], when: readonly string[]): readonly Facts[] {
  const cases = new Map<string, Facts>()
  for (const { kind, state, aria } of [{}, ...paints] as readonly KitPaint[]) {
    const facts = { ...(kind && { kind }), ...(state && { state }), ...(aria && { aria }) }
    if (when.every((condition) => allows(condition, facts))) cases.set(JSON.stringify(facts), facts)
  }
  return [...cases.values()]
}

/** Returns false if a condition cannot hold of something of that kind and in that state. */
function allows(condition: string, facts: Facts): boolean {
  if (condition.startsWith(':not(')) return !namesFact(condition, facts)
  return (['kind', 'state'] as const).every(
    (name) =>
      facts[name] === undefined ||
      !condition.includes(attributes[name]) ||
      namesFact(condition, { [name]: facts[name] }),
  )
}

/** Returns true if a condition holds of everything of that kind and in that state. */
function holdsFor(condition: string, facts: Facts): boolean {
  if (condition.startsWith(':not('))
    return /\[data-kind/.test(condition) && facts.kind !== undefined && !namesFact(condition, facts)
  return /^(\[|:is\(|:where\()/.test(condition) && namesFact(condition, facts)
}

function namesFact(condition: string, { kind, state, aria }: Facts): boolean {
  const names = (attribute: string, value: string): boolean =>
    new RegExp(`\\[${attribute}="?${value}"?\\]`).test(condition)
  return (
    (kind !== undefined && names(attributes.kind, kind)) ||
    (state !== undefined && names(attributes.state, state)) ||
    (aria !== undefined && condition.includes(`[${aria}`))
  )
}

/** Returns true for a paint that the kit has of a kind and a state. */
function isOf(paint: KitPaint, facts: Facts): boolean {
  return (['kind', 'state', 'aria'] as const).every(
    (name) => paint[name] === undefined || paint[name] === facts[name],
  )
}

interface PieceScope {
  /** What the kit paints of the part. */
  readonly kit: readonly KitPaint[]
  readonly holds: (condition: string) => boolean
  readonly texts: readonly Painted[]
  readonly backgrounds: readonly Painted[]
  /** The backgrounds that the file sets for other parts. */
  readonly around: readonly Painted[]
}

/** Lists the pieces that a file paints, and those whose words of the kit lie on what it paints; '' is the part. */
function piecesOf({ texts, backgrounds, kit }: PieceScope): readonly string[] {
  const own = [...texts, ...backgrounds].map(({ piece }) => piece)
  // Inside of another part, the kit may draw fewer pieces.
  const isAnywhere = backgrounds.some(({ piece, selected }) => piece === '' && !isNested(selected))
  const named = isAnywhere ? [...own, ...kit.map(({ piece = '' }) => piece)] : own
  return [...new Set(named)].filter(
    (piece) => !decorations.has(piece) && !marks.has(piece) && !wordlessPieces.has(piece),
  )
}

function isNested({ owners, parts }: Painted['selected']): boolean {
  return owners.some((owner) => !parts.includes(owner)) && parts.length > 0
}

/** What is in force for one of the two colours of a pair: of a rule of the file, or of the kit. */
interface InForce {
  readonly rule: Painted | undefined
  /** What the kit or the page sets; with a rule, because it takes the background away. */
  readonly tokens: readonly ColourToken[]
}

function pairPiece(piece: string, scope: PieceScope): PaintPair[] {
  const text = textOf(piece, scope)
  const background = backgroundOf(piece, scope)
  const rule = background.rule ?? text.rule
  const isOwn = background.rule && !isClear(background.rule.value)
  if (!rule || (text.rule && isOwn)) return []
  const texts = text.rule ? [text.rule.value] : text.tokens.map(tokenValue)
  const backgrounds = isOwn ? [rule.value] : background.tokens.map(tokenValue)
  const span = (text.rule ?? rule).span
  const kit = { sets: text.rule ? 'background' : 'text', piece } as const
  return texts.flatMap((one) =>
    backgrounds.flatMap((other): PaintPair[] =>
      isKnown(one, other) ? [] : [{ text: one, background: other, ratio: 4.5, span, kit }],
    ),
  )
}

function textOf(piece: string, { kit, holds, texts }: PieceScope): InForce {
  for (const at of piece === '' ? [''] : [piece, '']) {
    const rule = findApplying(texts, at, holds)
    const tokens = kit.flatMap((paint) => ((paint.piece ?? '') === at ? (paint.inks ?? []) : []))
    if (rule) return { rule, tokens: [] }
    if (tokens.length > 0) return { rule: undefined, tokens }
  }
  return { rule: undefined, tokens: ['text'] }
}

function backgroundOf(piece: string, scope: PieceScope): InForce {
  const { kit, holds, backgrounds } = scope
  let cleared: Painted | undefined
  for (const at of piece === '' ? [''] : [piece, '']) {
    const rule = findApplying(backgrounds, at, holds)
    if (rule && !isClear(rule.value)) return { rule, tokens: [] }
    cleared ??= rule
    const tokens = kit.flatMap((paint) =>
      (paint.piece ?? '') === at ? (paint.backgrounds ?? []) : [],
    )
    if (!rule && tokens.length > 0) return { rule: cleared, tokens }
  }
  return { rule: cleared, tokens: isOnOther(piece, scope) ? [] : plainSurfaces }
}

/** Returns true for what lies inside of another part whose background the file sets. */
function isOnOther(piece: string, { texts, backgrounds, around }: PieceScope): boolean {
  const owners = [...texts, ...backgrounds]
    .filter((one) => one.piece === piece && isNested(one.selected))
    .flatMap(({ selected }) => selected.owners)
  return around.some(({ part }) => owners.includes(part))
}

const values = new Map<ColourToken, Value>()

function tokenValue(token: ColourToken): Value {
  const value = values.get(token) ?? parseValue(`var(--${token})`)
  if (!value) throw new Error(`"${token}" is not the name of a token.`)
  values.set(token, value)
  return value
}

const known: ReadonlySet<string> = new Set(
  colourPairs.flatMap(({ text, background, ratio, over }) =>
    ratio === 4.5 && !over ? [`${text} on ${background}`] : [],
  ),
)

/** Returns true for two tokens that every theme keeps apart. */
function isKnown(text: Value, background: Value): boolean {
  const [one, other] = [text, background].map((value) => {
    const [only, ...rest] = childrenOf(value)
    return only && rest.length === 0 ? variableOf(only) : undefined
  })
  return known.has(`${one} on ${other}`)
}
