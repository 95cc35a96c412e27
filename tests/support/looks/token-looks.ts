import { plainSurfaces } from '../../../src/core/contract/tokens.ts'
import { pick } from '../mutate-text.ts'
import type { LookKind } from './generate-looks.ts'

const bad: readonly string[] = [
  '{',
  '[]',
  '',
  'null',
  '{ "tokens": [] }',
  '{ "tokens": { "a": "red" } }',
  '{ "tokens": { "a": { "value": 4 } } }',
  '{ "tokens": { "a": { "value": "nonsense" } } }',
  '{ "tokens": { "a": { "value": "var(--nowhere)" } } }',
  '{ "tokens": { "a": { "value": "var(--a)" } } }',
  '{ "tokens": { "a": { "value": "var(--b)" }, "b": { "value": "var(--a)" } } }',
  '{ "tokens": { "text": { "value": "#000" } } }',
  '{ "tokens": { "way": { "value": "#000" } } }',
  '{ "tokens": { "__proto__": { "value": "#000" } } }',
  '{ "tokens": { "a": { "value": "url(//evil.example)" } } }',
  '{ "tokens": { "a": { "value": "red; } * { display: none" } } }',
  '{ "tokens": { "a}": { "value": "#000" } } }',
  '{ "tokens": { "a": { "value": "#808080", "backgroundOf": ["text", "text-inverse"] } } }',
  '{ "tokens": { "a": { "value": "#777", "textOn": ["nowhere"] } } }',
  '{ "tokens": { "a": { "value": "#777", "texton": ["surface"] } } }',
  '{ "tokens": { "a": { "value": "color-mix(in lab, red, blue)" } } }',
  '{ "tokens": { "a": { "value": "oklch(from var(--text) calc(l / 0) c h)" } } }',
]

const mixes = [
  'color-mix(in oklab, var(--SURFACE) 90%, var(--primary))',
  'color-mix(in srgb, var(--SURFACE), transparent)',
  'oklch(from var(--SURFACE) l c h / 0.5)',
  'var(--SURFACE)',
  'color-mix(in oklch, var(--SURFACE) 1e3%, var(--accent) 0%)',
]

/** Looks with tokens of their own, good and bad. */
export const withTokens: readonly LookKind[] = [
  {
    name: 'bad tokens',
    ends: 'in a finding',
    write: (part, random) => ({
      'tokens.json': pick(bad, random),
      [`${part}.css`]: `[data-kit="${part}"] { padding: 4px; }`,
    }),
  },
  {
    name: 'good tokens',
    ends: 'in either',
    write: (part, random) => {
      const name = `own-${part}`
      const value = pick(mixes, random).replace('SURFACE', pick(plainSurfaces, random))
      return {
        'tokens.json': JSON.stringify({ tokens: { [name]: { value, backgroundOf: ['text'] } } }),
        [`${part}.css`]: `[data-kit="${part}"] { background: var(--${name}); color: var(--text); }`,
      }
    },
  },
]
