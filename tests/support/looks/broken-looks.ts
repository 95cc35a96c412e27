import { createRandom, pick, type Random } from '../mutate-text.ts'
import type { LookKind } from './generate-looks.ts'

const sound = (part: string): string => `/* A ${part}. */
[data-kit="${part}"] {
  padding: 4px 8px;
  &:not(:first-child) { border-block-start: 1px solid var(--border); }
  &::before { content: ""; background: linear-gradient(var(--primary), var(--accent)); }
}
@media (prefers-reduced-motion: no-preference) {
  [data-kit="${part}"] { transition: opacity 1s; }
}
@supports (display: grid) { [data-kit="${part}"] { gap: calc(1px + 2%); } }
`

const pieces = [
  '{',
  '}',
  '(',
  ')',
  ';',
  ':',
  ',',
  '"',
  "'",
  '/*',
  '*/',
  '\\',
  '\0',
  '@',
  '!',
  '<!--',
  '</style>',
  '\u202e',
  '\uFEFF',
  '&',
  '[',
  ']',
  'url(',
  '@media',
  '@{',
  '%%',
]

function damage(text: string, random: Random): string {
  let result = text
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) {
    const at = Math.floor(random() * result.length)
    const rest = result.slice(at + Math.floor(random() * 4))
    result = result.slice(0, at) + (random() < 0.2 ? '' : pick(pieces, random)) + rest
  }
  return result
}

/** Texts that no browser reads as CSS at all, by what is wrong. */
const noCss: readonly ((part: string) => string)[] = [
  (part) => `[data-kit="${part}"] { padding: 4px`,
  (part) => `[data-kit="${part}"] padding: 4px }`,
  (part) => `[data-kit="${part}] { padding: 4px }`,
  (part) => `[data-kit="${part}"] { padding: 4px /* }`,
  (part) => `[data-kit="${part}"] { padding: calc(1px + (2px }`,
  (part) => `[data-kit="${part}"] { padding 4px; }`,
  (part) => `[data-kit="${part}"] { : 4px; }`,
  (part) => `[data-kit="${part}"] { padding: ; }`,
  (part) => `[data-kit="${part}"]] { padding: 4px; }`,
  (part) => `[data-kit="${part}"] { @media { padding: 4px; `,
  (part) => `[data-kit="${part}"] { background: url("art/a.svg); }`,
  (part) => `<style>[data-kit="${part}"] { padding: 4px; }</style>`,
  (part) => `{ "padding": "4px", "part": "${part}" }`,
  (part) => `[data-kit="${part}"] > > [data-part] { padding: 4px; }`,
  (part) => `@media (min-width: { [data-kit="${part}"] { padding: 4px; } }`,
  (part) => `[data-kit="${part}"] { padding: 4px; }\0\u0001`,
  (part) => `\u0000\u0000[\u0000data-kit="${part}"] {}`,
  (part) => `[data-kit="${part}"] { color: var(--; }`,
  (part) => `[data-kit="${part}"] { color: var(); }`,
  (part) => `[data-kit="${part}"] { padding: 4 px; }`,
  (part) => `[data-kit="${part}"] { padding: 4pz; }`,
  (part) => `[data-kit="${part}"], { padding: 4px; }`,
]

/** Looks that are broken, huge or deep. */
export const broken: readonly LookKind[] = [
  { name: 'damage', ends: 'in either', write: (part, random) => damage(sound(part), random) },
  {
    name: 'no CSS',
    ends: 'in a finding',
    write: (part, random) => pick(noCss, random)(part),
  },
  {
    name: 'huge',
    ends: 'in a finding',
    write: (part, random) =>
      pick(
        [
          () => sound(part).repeat(90),
          () => `/*${'x'.repeat(40_000)}*/`,
          () => `[data-kit="${part}"] { --a: ${'a '.repeat(20_000)}; }`,
          () => `${`[data-kit="${part}"],`.repeat(2000)}[data-kit="${part}"] { padding: 0 }`,
        ],
        random,
      )(),
  },
  {
    name: 'deep',
    ends: 'in a finding',
    write: (part, random) => {
      const deep = 17 + Math.floor(random() * 2000)
      const [open, close] = pick(
        [
          ['& { ', ' }'],
          ['@media (width > 1px) { ', ' }'],
          [':is(', ')'],
        ] as const,
        random,
      )
      const inside = open.repeat(deep) + close.repeat(deep)
      return `[data-kit="${part}"] { ${inside} }`.slice(0, 31_000)
    },
  },
  {
    name: 'bytes',
    ends: 'in a finding',
    write: (_, random) => {
      const bytes = createRandom(Math.floor(random() * 1e9))
      return Array.from({ length: 200 }, () =>
        String.fromCharCode(1 + Math.floor(bytes() * 0x2ff)),
      ).join('')
    },
  },
]
