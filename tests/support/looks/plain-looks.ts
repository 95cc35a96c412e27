import { decorations, numberNames } from '../../../src/core/config/look/kit-names.ts'
import type { KitPart } from '../../../src/core/contract/kit-parts/kit-part.ts'
import { kitParts } from '../../../src/core/contract/kit-parts.ts'
import { pick, type Random } from '../mutate-text.ts'
import type { LookKind } from './generate-looks.ts'

const parts: Readonly<Record<string, KitPart>> = kitParts

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'primary', 'accent', 'tint']
const inks = ['text', 'text-muted', 'on-primary', 'on-accent', 'on-tint', 'text-inverse', 'link']
const lengths = ['0', '1px', '4px', '0.75rem', '17px', '3em', '44px', '60px', '12vw', '2cm', '100%']
const extremes = ['1e4px', '-400px', '480px', '9999rem', '0.001px', '100vw', '1e999px', '40in']

/** Words and lengths for properties that a look may set, none of them extreme. */
const usual: Readonly<Record<string, readonly string[]>> = {
  padding: ['0', '4px 8px', 'var(--space-2)', '1.25rem'],
  'padding-inline': ['2px', '0.5rem', 'var(--space-4)'],
  margin: ['0', '4px', 'var(--space-2) 0', 'auto'],
  gap: ['0', '2px', 'var(--space-3)', '1rem'],
  border: ['0', '1px solid var(--border)', '3px dashed var(--accent)', '4px double var(--primary)'],
  'border-radius': ['0', '3px', '50%', 'var(--radius-full)', '100px 2px'],
  'box-shadow': [
    'none',
    'var(--shadow-1)',
    '0 2px 4px var(--shadow)',
    'inset 0 0 0 2px var(--accent)',
  ],
  'font-size': ['12px', '0.875rem', '1.5rem', 'var(--text-20)', 'clamp(12px, 4vw, 2rem)'],
  'font-weight': ['400', '700', '900', 'var(--weight-bold)'],
  'font-style': ['italic', 'normal'],
  'line-height': ['1', '1.2', '2', '24px'],
  'letter-spacing': ['0', '0.05em', '-0.02em', '2px'],
  'text-transform': ['uppercase', 'capitalize', 'none'],
  'text-align': ['start', 'center', 'end'],
  'text-decoration': ['underline', 'none', 'underline dotted var(--accent)'],
  'text-shadow': ['none', '0 1px 1px var(--shadow)'],
  display: ['flex', 'grid', 'block', 'inline-flex', 'flow-root', 'inline-grid'],
  'flex-direction': ['row', 'column'],
  'flex-wrap': ['wrap', 'nowrap'],
  'flex-grow': ['0', '1', '4'],
  'align-items': ['start', 'center', 'stretch', 'baseline'],
  'justify-content': ['start', 'center', 'space-between', 'space-evenly'],
  'grid-template-columns': ['1fr', '1fr auto', 'auto 1fr auto', 'repeat(2, minmax(0, 1fr))'],
  'min-block-size': ['44px', '60px', '20vh', '5rem'],
  'max-inline-size': ['100%', '60ch', 'none'],
  overflow: ['visible', 'hidden', 'auto', 'clip'],
  'white-space': ['normal', 'nowrap', 'pre-line'],
  'word-break': ['normal', 'break-word', 'keep-all'],
  opacity: ['1', '0.9', '0.6'],
  transform: ['none', 'rotate(2deg)', 'scale(0.95)', 'translateY(2px)', 'skewX(3deg)'],
  translate: ['0 2px', '4px', '-3px 1px'],
  position: ['relative', 'static', 'absolute'],
  'z-index': ['0', '1', '9', '-1'],
  float: ['none', 'left', 'right'],
  'background-image': [
    'none',
    'linear-gradient(var(--surface), var(--surface-raised))',
    'radial-gradient(circle at 0 0, var(--primary), transparent)',
    'repeating-linear-gradient(45deg, var(--border) 0 1px, transparent 1px 8px)',
  ],
  'clip-path': ['none', 'inset(0 round 4px)', 'polygon(0 0, 100% 0, 100% 100%, 0 100%)'],
  mask: ['none', 'linear-gradient(var(--text), var(--text))'],
  'vertical-align': ['baseline', 'middle', 'top'],
  outline: ['0', '2px solid var(--focus)'],
}

/** The same properties, and more, with values at the ends of what a browser takes. */
const bold: Readonly<Record<string, readonly string[]>> = {
  padding: extremes,
  'padding-block': extremes,
  margin: extremes,
  'margin-block-start': extremes,
  gap: extremes,
  'border-width': extremes,
  'border-radius': extremes,
  'font-size': ['400px', '1e5rem', '90vw', '12cm', '300%'],
  'line-height': ['40', '0', '-1', '900px', '0.9'],
  'letter-spacing': extremes,
  'word-spacing': extremes,
  'text-indent': extremes,
  inset: extremes,
  'inline-size': ['1px', '0.1em', '9999px', '3ch', '1%', 'min-content', 'calc(100% - 400px)'],
  'block-size': ['1px', '3px', '9999px', '0.5rem', '1vh', 'min(2px, 100%)'],
  'max-inline-size': ['1px', '2ch', '5%', 'calc(1px + 1px)'],
  'max-block-size': ['1px', '1em', '1%', 'calc(2px * 2)'],
  'min-inline-size': ['9999px', '300vw', '400%'],
  'flex-basis': ['0', '9999px', '1px'],
  flex: ['0 0 1px', '0 0 0', '99 0 9999px', 'none'],
  'grid-template-columns': ['0 1fr', '1px 1px', 'repeat(40, 44px)', '900px', 'repeat(99, 1fr)'],
  'grid-template-rows': ['0 0', '1px', 'repeat(9, 400px)'],
  'grid-area': ['1 / 1 / -1 / -1', '9 / 9', '40 / 1'],
  'box-shadow': [
    '0 0 0 9999px var(--surface)',
    '900px 900px var(--accent)',
    'inset 0 0 0 99px var(--text)',
  ],
  outline: ['900px solid var(--surface)', '99px solid var(--accent)'],
  'outline-offset': ['900px', '-99px'],
  'text-shadow': ['0 0 400px var(--text)', '2px 2px 0 var(--text), -2px -2px 0 var(--text)'],
  transform: [
    'translate(470px, 0)',
    'translateY(-300%)',
    'scale(40)',
    'skew(89deg)',
    'rotate(5deg) scale(9)',
  ],
  translate: ['100% 100%', '-470px', '0 470px'],
  scale: ['9', '0.8 40', '3'],
  'background-size': ['1px', '9999px', '0'],
  'background-clip': ['text', 'padding-box'],
  mask: [
    'linear-gradient(transparent, transparent)',
    'radial-gradient(transparent, transparent 90%, var(--text))',
  ],
  'mask-size': ['1px', '0 0'],
  'mask-position': ['900px 900px'],
  'clip-path': ['circle(1px)', 'polygon(0 0, 1px 0, 0 1px)', 'inset(0 90% 0 0)', 'ellipse(1% 1%)'],
  fill: ['transparent', 'none', 'var(--surface)'],
  'stroke-width': ['0', '900px'],
  'border-image': ['linear-gradient(var(--surface), var(--surface)) 1 / 400px', 'none'],
  'border-spacing': ['900px'],
  'white-space': ['nowrap', 'pre'],
  'writing-mode': ['horizontal-tb'],
  'object-fit': ['none', 'fill'],
  'object-position': ['900px 0', '-900px -900px'],
  'aspect-ratio': ['100 / 1', '1 / 100', '0 / 1'],
  overflow: ['hidden', 'scroll', 'clip'],
  position: ['absolute'],
  float: ['right'],
  'font-stretch': ['50%', '200%'],
  'font-variation-settings': ['"wght" 1', '"wdth" 1000'],
  'vertical-align': ['900px', '-400px', 'super'],
}

/** Returns selectors for a part: itself, its pieces, kinds and states, and pseudo-elements. */
export function selectorsOf(part: string): readonly string[] {
  const { pieces, kinds = {}, states = {} } = parts[part] ?? { pieces: {} }
  const own = `[data-kit="${part}"]`
  return [
    own,
    ...Object.keys(pieces).map((piece) => `${own} [data-part="${piece}"]`),
    ...Object.keys(kinds).map((kind) => `${own}[data-kind="${kind}"]`),
    ...Object.keys(states).map((state) => `${own} [data-state="${state}"]`),
    `${own}:not(:first-child)`,
    `${own}:has([data-kit="icon"])`,
  ]
}

function isDecorationOf(selector: string): boolean {
  const [, piece = ''] = /data-part="([^"]+)"/.exec(selector) ?? []
  return decorations.has(piece)
}

function declare(from: Readonly<Record<string, readonly string[]>>, random: Random): string {
  const property = pick(Object.keys(from), random)
  return `${property}: ${pick(from[property] ?? [''], random)};`
}

function rulesOf(
  part: string,
  random: Random,
  from: Readonly<Record<string, readonly string[]>>,
): string {
  return Array.from({ length: 2 + Math.floor(random() * 4) }, () => {
    const body = Array.from({ length: 1 + Math.floor(random() * 3) }, () => declare(from, random))
    return `${pick(selectorsOf(part), random)} { ${body.join(' ')} }`
  }).join('\n')
}

function paintOf(random: Random): string {
  const background = `background: var(--${pick(surfaces, random)});`
  const ink = `color: var(--${pick(inks, random)});`
  return pick([background, ink, background + ink, `${ink} opacity: 0.6;`], random)
}

/** Looks of properties that a look may set, usual and extreme. */
export const plain: readonly LookKind[] = [
  {
    name: 'usual values',
    ends: 'in either',
    write: (part, random) => rulesOf(part, random, usual),
  },
  {
    name: 'extreme values',
    ends: 'in either',
    write: (part, random) => rulesOf(part, random, bold),
  },
  {
    name: 'usual and extreme values',
    ends: 'in either',
    write: (part, random) => rulesOf(part, random, { ...bold, ...usual }),
  },
  {
    name: 'one extreme value',
    ends: 'in either',
    write: (part, random) => `[data-kit="${part}"] { ${declare(bold, random)} }`,
  },
  {
    name: 'one extreme value of a piece',
    ends: 'in either',
    write: (part, random) => `${pick(selectorsOf(part), random)} { ${declare(bold, random)} }`,
  },
  {
    name: 'drawn boxes',
    ends: 'in either',
    write: (part, random) => {
      const selectors = selectorsOf(part).filter((selector) => !isDecorationOf(selector))
      const place = pick(
        ['position: absolute; inset: 0;', 'display: block;', 'z-index: 9;'],
        random,
      )
      const size = pick(['block-size: 400px;', 'inline-size: 100vw;', ''], random)
      return `${pick(selectors, random)}::${pick(['before', 'after'], random)} { content: ""; ${place} ${size} background: var(--${pick(surfaces, random)}); }`
    },
  },
  {
    name: 'texts and backgrounds',
    ends: 'in either',
    write: (part, random) =>
      Array.from(
        { length: 3 },
        () => `${pick(selectorsOf(part), random)} { ${paintOf(random)} }`,
      ).join('\n'),
  },
  {
    name: 'paints under a shared condition',
    ends: 'in either',
    write: (part, random) => {
      const [one, other] = [pick(selectorsOf(part), random), pick(selectorsOf(part), random)]
      return `${one}, ${other} { ${paintOf(random)} & { ${paintOf(random)} } &:active { ${paintOf(random)} } }`
    },
  },
  {
    name: 'published numbers',
    ends: 'in either',
    write: (part, random) => {
      const name = pick([...numberNames], random)
      const times = pick(['100%', '1000px', '-44px', '1deg', '99em'], random)
      const property = pick(
        [
          'inline-size',
          'margin-inline-start',
          'padding',
          'translate',
          'rotate',
          'font-size',
          'opacity',
          'line-height',
        ],
        random,
      )
      const value = pick(
        [
          `calc(var(--${name}) * ${times})`,
          `var(--${name})`,
          `min(var(--${name}) * ${times}, 3px)`,
        ],
        random,
      )
      return `${pick(selectorsOf(part), random)} { ${property}: ${value}; }`
    },
  },
  {
    name: 'motion',
    ends: 'in either',
    write: (part, random) => {
      const first = pick(['opacity: 0', 'transform: scale(0)', 'translate: 0 4px'], random)
      const last = pick(['opacity: 1', 'color: var(--surface)', 'translate: 0 0'], random)
      const motion = pick(
        [
          'animation: move 0.2s',
          'animation: move 60s',
          'animation: move 0.4s infinite',
          'animation: move 0.4s both',
          'animation: move 0.4s reverse forwards',
          'animation: move 0.4s alternate 2',
          'animation: move 0.4s 0.5',
          'animation: move 0.3s ease-out backwards',
          'animation: move 0.4s paused',
          'animation: move 0.3s 90s backwards',
          'animation: move 0.4s; animation-timeline: --nothing',
          'animation: none',
          'transition: opacity 0.2s',
          'transition: all 1s 90s',
          'transition: none',
        ],
        random,
      )
      return `@keyframes move { from { ${first} } to { ${last} } }
@media (prefers-reduced-motion: no-preference) { ${pick(selectorsOf(part), random)} { ${motion} } }`
    },
  },
  {
    name: 'conditions',
    ends: 'in either',
    write: (part, random) => {
      const query = pick(
        [
          '@media (min-width: 400px)',
          '@media (max-width: 1px)',
          '@supports (display: grid)',
          '@media (prefers-contrast: more)',
          '@supports not (color: red)',
        ],
        random,
      )
      return `${query} { ${rulesOf(part, random, usual)} @supports (gap: 1px) { ${rulesOf(part, random, bold)} } }`
    },
  },
  {
    name: 'many rules',
    ends: 'at work',
    write: (part) =>
      Array.from({ length: 400 }, (_, at) => `[data-kit="${part}"] { padding: ${at % 9}px; }`).join(
        '\n',
      ),
  },
  {
    name: 'harmless escapes',
    ends: 'at work',
    write: (part) =>
      `[d\\61ta-kit="${part.replace(/^./, (first) => `\\${first.charCodeAt(0).toString(16)} `)}"] { p\\61 dding: \\34 px; padding: 4px; }`.replace(
        ' p\\61 dding: \\34 px;',
        ' p\\61 dding: 4px;',
      ),
  },
  {
    name: 'newer CSS after what older browsers get',
    ends: 'at work',
    write: (part, random) =>
      `[data-kit="${part}"] { padding: ${pick(lengths.slice(1, 5), random)}; @supports (text-wrap: pretty) { text-wrap: pretty; } }`,
  },
]
