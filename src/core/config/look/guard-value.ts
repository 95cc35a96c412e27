import { type CssNode, childrenOf, colourNames, type FunctionNode, nameOf, walk } from './css.ts'
import { checkMotionEnds } from './guard-motion.ts'
import {
  checkDistance,
  checkEmptySize,
  checkGrowth,
  checkLimit,
  checkLineHeight,
  checkScale,
  checkTextSize,
  dimensionsIn,
  numbersIn,
} from './guard-size.ts'
import {
  checkTarget,
  checkTargetBox,
  checkTargetScale,
  checkTouchArea,
  leastTarget,
} from './guard-target.ts'
import {
  type Guarded,
  hidden,
  isDecoration,
  isHolder,
  isMark,
  isReplaced,
  maySpare,
  onlyNode,
  type Refusal,
  refused,
  wordsOf,
} from './refusal.ts'
import { variablesIn } from './substitute.ts'

/** Returns why a value is refused for its property; undefined if it is not. */
export function guardValue(guarded: Guarded): Refusal | undefined {
  for (const guard of guards) {
    const refusal = guard.of.test(guarded.property) ? guard.check(guarded) : undefined
    if (refusal) return refusal
  }
  return undefined
}

interface GuardRule {
  readonly of: RegExp
  readonly check: (guarded: Guarded) => Refusal | undefined
}

/** The least opacity of what is drawn, and of what cannot be pressed. Words keep the contrast of their colour. */
const leastOpacity = 0.6
/** The most degrees that something is turned, but for decorations. */
const mostTurned = 6

const keywords: Readonly<Record<string, readonly string[]>> = {
  display: [
    'block',
    'flow-root',
    'inline',
    'inline-block',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
  ],
  position: ['static', 'relative', 'absolute'],
  visibility: ['visible'],
  'pointer-events': ['auto'],
  'mix-blend-mode': ['normal'],
  'backdrop-filter': ['none'],
}
/** What a decoration may also have. */
const decorative: Readonly<Record<string, string>> = {
  display: 'none',
  'pointer-events': 'none',
  visibility: 'hidden',
}

const guards: readonly GuardRule[] = [
  { of: /^(?!font|grid)/, check: checkWords },
  {
    of: /^(display|position|visibility|pointer-events|mix-blend-mode|backdrop-filter)$/,
    check: checkKeyword,
  },
  { of: /^position$/, check: checkFlow },
  { of: /^opacity$/, check: checkOpacity },
  { of: /^(flex-direction|flex-flow|flex-wrap)$/, check: checkReverse },
  { of: /^z-index$/, check: checkLevel },
  { of: /^(rotate|transform)$/, check: checkTurn },
  { of: /^(scale|transform)$/, check: checkScale },
  {
    of: /^(inset|margin|top|right|bottom|left|text-indent|translate|transform)/,
    check: checkDistance,
  },
  { of: /^(max-)?(inline-size|block-size|width|height)$|^r$/, check: checkEmptySize },
  { of: /^(min-|max-)?(block-size|height|inline-size|width)$/, check: checkTarget },
  { of: /^display$/, check: checkTargetBox },
  { of: /^(scale|transform)$/, check: checkTargetScale },
  { of: /^position$|^overflow(-[xy]|-block|-inline)?$/, check: checkTouchArea },
  { of: /^(max-)?(block-size|height)$/, check: checkGrowth },
  { of: /./, check: checkLimit },
  { of: /^font(-size)?$/, check: checkTextSize },
  { of: /^line-height$/, check: checkLineHeight },
  { of: /^color$/, check: checkTransparent },
  { of: /^clip-path$/, check: checkClip },
  { of: /^mask(-image)?$/, check: checkMask },
  { of: /^text-shadow$/, check: checkShade },
  { of: /^filter$/, check: checkFilter },
  { of: /^writing-mode$/, check: checkWriting },
  { of: /^content$/, check: checkContent },
  { of: /^(animation|transition)/, check: checkMotionEnds },
]

const wide = ['inherit', 'initial', 'unset', 'revert', 'revert-layer']

function checkKeyword(guarded: Guarded): Refusal | undefined {
  const { property, value, selected, passes } = guarded
  const decorates = isDecoration(selected)
  if (decorates && blends.has(property)) return undefined
  const known = keywords[property] ?? []
  const node = onlyNode(value)
  const word = node?.type === 'Identifier' ? nameOf(node.name) : ''
  if (known.includes(word) || (decorates && decorative[property] === word)) return undefined
  if (property === 'display' && mayDisplay(word, selected)) return undefined
  const hides = (property === 'display' && word === 'none') || property === 'visibility'
  if (hides && hiding.has(word)) return passes ? undefined : hidden(guarded, 'hides something')
  return refused(guarded, `Use one of ${known.map((one) => `"${one}"`).join(', ')}.`)
}

/** Returns true for a value of `display` that only some of what is selected may have. */
function mayDisplay(word: string, selected: Guarded['selected']): boolean {
  return (word === 'none' && maySpare(selected)) || (word === 'contents' && isHolder(selected))
}

const blends = new Set(['mix-blend-mode', 'backdrop-filter'])
const hiding = new Set(['none', 'hidden', 'collapse'])

/** Refuses to take a part out of the flow, where it lies over others. A drawn one may lie on the part that has it. */
function checkFlow(guarded: Guarded): Refusal | undefined {
  const { value, selected } = guarded
  const isPart = selected.pieces.length === 0 && selected.parts.length > 0 && !selected.pseudo
  if (!isPart || isMark(selected) || !wordsOf(value).includes('absolute')) return undefined
  const isInside = selected.owners.some((owner) => !selected.parts.includes(owner))
  return isInside
    ? undefined
    : refused(
        guarded,
        'The part would lie over others. Use "relative", or a piece of another part.',
      )
}

function checkOpacity(guarded: Guarded): Refusal | undefined {
  const { value, selected, passes } = guarded
  if (isDecoration(selected) || passes) return undefined
  const node = onlyNode(value)
  const opacity =
    node?.type === 'Number'
      ? Number(node.value)
      : node?.type === 'Percentage'
        ? Number(node.value) / 100
        : undefined
  const least = isMark(selected) || isOff(selected) ? leastOpacity : 1
  if (opacity === undefined)
    return refused(guarded, least < 1 ? `Write a number from ${least} to 1.` : 'Write 1.')
  return opacity < least ? hidden(guarded, 'fades what is read') : undefined
}

/** Returns true for a control that cannot be pressed. */
function isOff({ when }: Guarded['selected']): boolean {
  return when.some((condition) => /^(:disabled|\[aria-disabled="?true"?\])$/.test(condition))
}

function checkReverse(guarded: Guarded): Refusal | undefined {
  if (!wordsOf(guarded.value).some((word) => word.endsWith('-reverse'))) return undefined
  return refused(
    guarded,
    'The focus would move against the eye. Order the parts of the page in its plan.',
  )
}

function checkLevel(guarded: Guarded): Refusal | undefined {
  const node = onlyNode(guarded.value)
  if (node?.type === 'Identifier' && nameOf(node.name) === 'auto') return undefined
  const level = node?.type === 'Number' ? Number(node.value) : Number.NaN
  if (level >= -1 && level <= 9) return undefined
  return refused(guarded, 'Write a number from -1 to 9, which stays inside of its part.')
}

/** The degrees in a unit of angles. */
const degrees: Readonly<Record<string, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
}

function checkTurn(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const turned = dimensionsIn(guarded.value).some(
    ({ amount, unit }) => Math.abs(amount * (degrees[unit] ?? 0)) > mostTurned,
  )
  return turned
    ? refused(guarded, `Only decorations turn by more than ${mostTurned} degrees.`)
    : undefined
}

function checkTransparent(guarded: Guarded): Refusal | undefined {
  const isClear = wordsOf(guarded.value).includes('transparent')
  if (!isClear || isDecoration(guarded.selected) || guarded.passes) return undefined
  return hidden(guarded, 'hides what is read')
}

function checkClip(guarded: Guarded): Refusal | undefined {
  const { selected, passes } = guarded
  if (isDecoration(selected) || isReplaced(selected) || passes) return undefined
  const node = onlyNode(guarded.value)
  if (node?.type === 'Identifier') return undefined
  if (node?.type !== 'Function') return refused(guarded, 'Write one shape.')
  const name = nameOf(node.name)
  const cuts = dimensionsIn(node)
  const isCut =
    name === 'polygon'
      ? childrenOf(node).filter((one) => one.type === 'Operator' && one.value === ',').length < 2
      : name === 'circle' || name === 'ellipse'
        ? [...cuts.map(({ amount }) => amount), ...numbersIn(node)].some((amount) => amount === 0)
        : cuts.some(({ amount, unit }) => (unit === '%' ? amount > 20 : amount > leastTarget / 2))
  return isCut ? hidden(guarded, 'cuts a part away') : undefined
}

/** Refuses a mask whose gradients let nothing through of what is read. */
function checkMask(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected) || guarded.passes) return undefined
  const gradients = childrenOf(guarded.value).filter(isGradient)
  const isClear = gradients.length > 0 && gradients.every((node) => !letsThrough(node))
  return isClear ? hidden(guarded, 'cuts everything away') : undefined
}

/** The tokens that the shadow of a text may have: of shadows, and of light around bright letters. */
const shades = new Set(['shadow', 'scrim', 'veil', 'halo', 'glow', 'light', 'light-edge'])

/** Refuses letters behind the letters in a colour that no pair is checked with. */
function checkShade(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected)) return undefined
  const others = variablesIn(guarded.value).filter((name) => !shades.has(name))
  if (others.length === 0) return undefined
  return refused(
    guarded,
    'Use "currentcolor" or "var(--shadow)", which leave the words as they are.',
  )
}

function isGradient(node: CssNode): node is FunctionNode {
  return node.type === 'Function' && nameOf(node.name).endsWith('-gradient')
}

/** Returns true for a gradient with a colour other than "transparent". */
function letsThrough(gradient: FunctionNode): boolean {
  return childrenOf(gradient).some((node) => {
    if (node.type !== 'Identifier') return node.type === 'Hash' || node.type === 'Function'
    const name = nameOf(node.name)
    return name === 'currentcolor' || (name !== 'transparent' && colourNames.has(name))
  })
}

function checkFilter(guarded: Guarded): Refusal | undefined {
  if (isDecoration(guarded.selected)) return undefined
  const names = childrenOf(guarded.value).flatMap((node) =>
    node.type === 'Function' ? [nameOf(node.name)] : [],
  )
  if (names.every((name) => name === 'drop-shadow')) return undefined
  return refused(
    guarded,
    'It changes the contrast of what is read. Use "drop-shadow()", or a decoration.',
  )
}

function checkWriting(guarded: Guarded): Refusal | undefined {
  const { value, selected } = guarded
  if (wordsOf(value).every((word) => word === 'horizontal-tb' || wide.includes(word)))
    return undefined
  const isUpright =
    selected.languages.length > 0 && selected.languages.every((tag) => /^(zh|ja)(-|$)/.test(tag))
  return isUpright
    ? undefined
    : refused(guarded, 'Only Chinese and Japanese are written upright: add :lang(zh, ja).')
}

/** Refuses texts, also those of custom properties, in properties that show them or take them as addresses. */
function checkWords({ value }: Guarded): Refusal | undefined {
  const texts: string[] = []
  walk(value, (node) => {
    if (node.type === 'String' && node.value !== '') texts.push(node.value)
  })
  const [words] = texts
  return words === undefined ? undefined : { code: 'look-words', values: { words } }
}

function checkContent(guarded: Guarded): Refusal | undefined {
  const { selected, value } = guarded
  if (selected.pseudo !== 'before' && selected.pseudo !== 'after')
    return hidden(guarded, 'replaces what is there')
  const word = wordsOf(value).find(
    (one) => one !== 'none' && one !== 'normal' && !wide.includes(one),
  )
  return word === undefined ? undefined : { code: 'look-words', values: { words: word } }
}
