import { knownProperties } from './css.ts'

const sides = '(?:-(?:block|inline)(?:-(?:start|end))?|-(?:top|right|bottom|left))?'

/** The properties that a look may set, as patterns of whole names. */
const allowed = [
  'display|position|float|clear|isolation|z-index|visibility|pointer-events|object-(?:fit|position)',
  `(?:inset|margin|padding)${sides}|top|right|bottom|left`,
  '(?:min-|max-)?(?:inline-size|block-size|width|height)|aspect-ratio|box-sizing|field-sizing',
  'overflow(?:-(?:x|y|block|inline|wrap))?|gap|row-gap|column-gap|vertical-align',
  'flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?|grid(?:-[a-z-]+)?',
  '(?:align|justify|place)-(?:content|items|self)',
  `border${sides}(?:-(?:color|style|width))?|border-image(?:-[a-z]+)?`,
  'border(?:-(?:top|bottom|start|end)-(?:left|right|start|end))?-radius',
  'outline(?:-(?:color|offset|style|width))?|box-shadow|opacity|color|accent-color|caret-(?:color|shape)',
  'background(?:-(?:attachment|blend-mode|clip|color|image|origin|position|repeat|size)(?:-[xy])?)?',
  'mask(?:-(?:clip|composite|image|mode|origin|position|repeat|size))?|clip-path',
  'filter|backdrop-filter|mix-blend-mode|image-rendering',
  'fill|stroke(?:-(?:width|linecap|linejoin|dasharray|dashoffset))?|r|rx|ry',
  'font(?:-(?:family|size|weight|style|stretch|variant|feature-settings|variation-settings|kerning|optical-sizing|synthesis)(?:-[a-z-]+)?)?',
  'line-height|letter-spacing|word-spacing|word-break|line-break|hyphens|white-space',
  'text-(?:align|align-last|indent|overflow|shadow|transform|combine-upright|orientation|justify)',
  'text-(?:underline-offset|underline-position|decoration(?:-[a-z-]+)?|wrap(?:-[a-z]+)?)|writing-mode',
  'list-style(?:-(?:type|position|image))?|content|counter-(?:reset|increment|set)',
  'transform(?:-origin)?|translate|rotate|scale|will-change',
  'transition(?:-(?:behavior|delay|duration|property|timing-function))?',
  'animation(?:-(?:delay|direction|duration|fill-mode|iteration-count|name|play-state|timing-function))?',
].map((names) => new RegExp(`^(?:${names})$`))

/** The properties that a look may set, for the nearest of a name. */
export const lookProperties: readonly string[] = knownProperties.filter((name) =>
  allowed.some((pattern) => pattern.test(name)),
)

const known = new Set(lookProperties)

export function isLookProperty(name: string): boolean {
  return known.has(name)
}

const ordered = 'Put the parts of the page into another order in its plan.'

/** Why a property that CSS has is not for a look, and what to do. */
const reasons = new Map<string, string>([
  ['order', ordered],
  ['all', 'Set the properties one by one.'],
  ['direction', 'The language of the page sets it.'],
  ['unicode-bidi', 'The language of the page sets it.'],
  ['clip', 'Use "clip-path".'],
  ['zoom', 'Set the sizes instead.'],
  ['content-visibility', 'Remove it.'],
])

/** Returns what to do about a property that is not for looks. */
export function adviceAbout(property: string): string {
  const plain = property.replace(/^-[a-z]+-/, '')
  if (plain !== property && isLookProperty(plain))
    return `Write "${plain}"; the build adds what older browsers need.`
  return reasons.get(property) ?? 'Remove it.'
}

/** The functions that a value may contain. */
export const lookFunctions: readonly string[] = [
  ...['var', 'env', 'calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem', 'abs', 'sign'],
  ...['linear', 'radial', 'conic'].flatMap((kind) => [
    `${kind}-gradient`,
    `repeating-${kind}-gradient`,
  ]),
  ...['url', 'format', 'tech', 'counter', 'inset', 'circle', 'ellipse', 'polygon', 'rect', 'xywh'],
  ...['translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley', 'rotate'],
  ...[
    'skew',
    'skewx',
    'skewy',
    'cubic-bezier',
    'steps',
    'linear',
    'minmax',
    'repeat',
    'fit-content',
  ],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert'],
  ...[
    'saturate',
    'sepia',
    'color-mix',
    'oklch',
    'oklab',
    'lch',
    'lab',
    'rgb',
    'rgba',
    'hsl',
    'hsla',
  ],
  ...['hwb', 'color'],
]

/** The functions that name a colour of their own, unless they begin with "from" and a token. */
export const colourFunctions: ReadonlySet<string> = new Set([
  ...['oklch', 'oklab', 'lch', 'lab', 'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'color'],
])
