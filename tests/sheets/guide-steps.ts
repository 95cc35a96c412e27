import { plainMerchant } from '../e2e/support/temp-root.ts'

/** The merchant that the steps of docs/looks.md draw. */
export const guideCode = 'lagoon'

/** What a step writes into the folder of the merchant, and what its picture shows. */
export interface GuideStep {
  readonly title: string
  /** The files of the merchant by their paths; those of earlier steps are gone. */
  readonly files?: Readonly<Record<string, object | string>>
  /** A page of the merchant, from a height of it on, in CSS pixels. */
  readonly page?: { readonly path: string; readonly from?: number }
  /** A part in the reference. */
  readonly reference?: string
  /** What a command prints, without `npx livery`. */
  readonly command?: readonly string[]
  /** A file of the step, as it is written. */
  readonly file?: string
}

const theme = {
  mode: 'light',
  primary: '#0B6E8C',
  accent: '#FFB400',
  surface: '#F4FAFB',
}
/** What the platform's default warns of, and the steps are not about. */
const safety = { rememberedLogin: 'username' }
const merchant = plainMerchant(guideCode, { theme, safety })
const tag = `[data-kit="tag"][data-kind="light"] {
  background: var(--accent);
  color: var(--on-accent);
}
`
const wrong = `[data-kit="row"] {
  min-block-size: 60px;
}
[data-kit="row"] [data-part="titel"] {
  color: var(--text);
}
.row {
  color: var(--text);
}
[data-kit="row"] [data-part="note"] {
  font-size: 11px;
}
`
const coloured = `[data-kit="row"] {
  color: #102030;
}
`
const tokens = `{
  "tokens": {
    "foam": {
      "value": "color-mix(in oklab, var(--primary) 20%, var(--surface-page))",
      "backgroundOf": ["text"]
    }
  }
}
`
const barOf = (background: string): string => `[data-kit="bar"] {
  background: ${background};
  color: var(--text);
}
`
const edge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 24" preserveAspectRatio="none">
<path d="M0 12q16-12 32 0t33 0 32 0 33 0 32 0 33 0 32 0 33 0 32 0 33 0 32 0 33 0 32 0v12H0z" fill="#0b6e8c"/></svg>
`
const motion = `@media (prefers-reduced-motion: no-preference) {
  [data-kit="tag"][data-kind="light"] {
    animation: arrive 0.3s;
  }
}
@keyframes arrive {
  from {
    transform: scale(0.8);
  }
}
`
const foam = { 'merchant.json': merchant, 'look/tag.css': tag, 'look/tokens.json': tokens }
const drawn = {
  ...foam,
  'art/edge.svg': edge,
  'look/bar.css': barOf('url("art/edge.svg") 0 100% / 100% 1.5rem no-repeat, var(--foam)'),
}
const lobby = { path: '/m/gameContainer?gameType=RNG' }

/** The ten steps of docs/looks.md. */
export const guideSteps: readonly GuideStep[] = [
  {
    title: 'Take a look as it is',
    files: {
      'merchant.json': plainMerchant(guideCode, { safety, theme: { ...theme, look: 'kiwibet' } }),
    },
    page: lobby,
  },
  { title: 'Choose a part', reference: 'tag' },
  {
    title: 'Write one rule',
    files: { 'merchant.json': merchant, 'look/tag.css': tag },
    file: 'look/tag.css',
  },
  {
    title: 'See it',
    files: { 'merchant.json': merchant, 'look/tag.css': tag },
    page: { ...lobby, from: 300 },
  },
  {
    title: 'Check it',
    files: { 'merchant.json': merchant, 'look/row.css': wrong },
    command: ['validate', guideCode],
  },
  {
    title: 'Use tokens for colours',
    files: { 'merchant.json': merchant, 'look/row.css': coloured },
    command: ['validate', guideCode],
  },
  {
    title: 'Add a colour of your own',
    files: { ...foam, 'look/bar.css': barOf('var(--foam)') },
    page: lobby,
  },
  { title: 'Bring art', files: drawn, page: lobby },
  {
    title: 'Move only what may stand still',
    files: { ...drawn, 'look/tag.css': tag + motion },
    file: 'look/tag.css',
  },
  { title: 'Know what you changed', files: drawn, command: ['explain', guideCode, 'look.bar'] },
]
