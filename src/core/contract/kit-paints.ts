import type { ColourToken } from './tokens.ts'

/**
 * What the kit itself paints of a part: the colour of its words, and the background behind them. A look that sets one
 * of the two is checked with the other.
 */
export interface KitPaint {
  /** The piece; without it the part itself. */
  readonly piece?: string
  /** The kind and the state of the part or of the piece that have it; without them all. */
  readonly kind?: string
  readonly state?: string
  /** The attribute for screen readers that it depends on. */
  readonly aria?: string
  readonly inks?: readonly ColourToken[]
  /** Backgrounds that are not among `plainSurfaces`, on which all colours for plain texts can be read. */
  readonly backgrounds?: readonly ColourToken[]
}

type Where = Pick<KitPaint, 'piece' | 'kind' | 'state' | 'aria'>

const painted = (background: ColourToken, ink: ColourToken, where: Where = {}): KitPaint => ({
  ...where,
  backgrounds: [background],
  inks: [ink],
})
const muted = (...pieces: string[]): readonly KitPaint[] =>
  pieces.map((piece) => ({ piece, inks: ['text-muted'] }))
const inked = (ink: ColourToken, piece: string, where: Where = {}): KitPaint => ({
  ...where,
  piece,
  inks: [ink],
})

/** By the name of the part. What is not listed has the words of `text` on a background of what is around it. */
export const kitPaints: Readonly<Record<string, readonly KitPaint[]>> = {
  badge: [painted('accent', 'on-accent')],
  banner: muted('text'),
  bar: [painted('primary', 'on-primary', { kind: 'field' })],
  'bottom-bar': [
    ...muted('entry'),
    inked('selected', 'entry', { aria: 'aria-current' }),
    painted('light', 'on-light', { piece: 'mark' }),
    painted('primary-soft', 'on-primary-soft', { piece: 'mark' }),
  ],
  button: [
    painted('primary', 'on-primary', { kind: 'primary' }),
    painted('accent', 'on-accent', { kind: 'accent' }),
    painted('surface-inverse', 'text-inverse', { kind: 'inverse' }),
    { kind: 'plain', inks: ['link'] },
  ],
  calendar: [
    painted('primary-soft', 'on-primary-soft', { piece: 'day', state: 'done' }),
    inked('text-muted', 'day', { state: 'missed' }),
  ],
  chart: [inked('gain', 'label', { state: 'gain' }), inked('loss', 'label', { state: 'loss' })],
  checkbox: [inked('error', 'error')],
  chips: [inked('text-muted', 'chip', { kind: 'ruler' })],
  choices: [
    painted('primary-soft', 'on-primary-soft', { piece: 'choice', state: 'chosen' }),
    painted('accent-soft', 'on-accent-soft', { piece: 'tag' }),
    ...muted('note'),
  ],
  connection: [painted('warning-soft', 'warning')],
  contract: muted('label', 'note'),
  countdown: [{ inks: ['selected'] }],
  'day-head': muted('date'),
  dialog: muted('body'),
  envelope: [
    painted('tint', 'on-tint'),
    painted('tint-strong', 'on-tint'),
    inked('on-tint-muted', 'line'),
    inked('text', 'dock'),
    inked('text-muted', 'foot'),
  ],
  field: [
    painted('primary-soft', 'on-primary-soft', { piece: 'action' }),
    ...muted('captcha', 'control', 'hint', 'note', 'value'),
    inked('text', 'input'),
    inked('text', 'label'),
    inked('error', 'error'),
    inked('error', 'star'),
  ],
  figures: [...muted('label', 'note'), inked('selected', 'value')],
  'game-card': [
    { inks: ['text-muted'] },
    painted('light', 'on-light', { piece: 'tag' }),
    painted('surface-inverse', 'text-inverse', { piece: 'tag' }),
  ],
  group: muted('note'),
  head: [
    painted('primary', 'on-primary', { piece: 'main', kind: 'profile' }),
    inked('text-muted', 'figures', { kind: 'wallet' }),
    inked('text-muted', 'kicker', { kind: 'chart' }),
    inked('text-muted', 'note', { kind: 'chart' }),
    inked('selected', 'link', { kind: 'portrait' }),
    ...(['balance', 'figures', 'rewards', 'wallet'] as const).map((kind) =>
      inked('text-muted', 'label', { kind }),
    ),
    ...(['card', 'figures', 'points'] as const).map((kind) =>
      inked('text-muted', 'note', { kind }),
    ),
  ],
  heart: [{ inks: ['text-muted'] }],
  'hung-line': [{ inks: ['text'] }],
  'icon-button': [{ inks: ['text-muted'] }],
  ledger: muted('label'),
  'list-end': [{ inks: ['text-muted'] }],
  loading: [{ inks: ['text-muted'] }],
  menu: [inked('text', 'entry')],
  money: [{ inks: ['text'] }, { state: 'gain', inks: ['gain'] }, { state: 'loss', inks: ['loss'] }],
  notice: [{ inks: ['text-muted'] }, inked('text', 'title')],
  notices: [{ inks: ['text-muted'] }],
  notification: muted('lines'),
  'page-end': [
    painted('surface-inverse', 'text-inverse'),
    inked('text-inverse-muted', 'sentence'),
    inked('text-muted', 'link'),
  ],
  panel: muted('note'),
  'picture-head': [
    painted('primary', 'on-primary', { kind: 'field' }),
    inked('text', 'title', { kind: 'scene' }),
    inked('text-muted', 'line', { kind: 'scene' }),
  ],
  'picture-input': [inked('link', 'button'), inked('error', 'error')],
  picture: [{ inks: ['text-muted'] }],
  promotion: [
    painted('accent', 'on-accent', { piece: 'action' }),
    painted('primary', 'on-primary', { piece: 'action' }),
    painted('surface-inverse', 'text-inverse', { piece: 'action' }),
    painted('veil', 'text', { piece: 'words' }),
    ...muted('period', 'starts', 'summary', 'title'),
  ],
  rail: [
    painted('primary', 'on-primary', { piece: 'choice', kind: 'filters', aria: 'aria-pressed' }),
    painted('light', 'on-light', { piece: 'choice', kind: 'links', aria: 'aria-current' }),
    inked('text-muted', 'choice', { kind: 'tabs' }),
  ],
  record: [
    ...muted('mark', 'note', 'time', 'value-note'),
    inked('warning', 'value-note'),
    inked('gain', 'value', { kind: 'in' }),
  ],
  refusal: [{ inks: ['error'] }],
  reward: [
    painted('primary-soft', 'on-primary-soft', { piece: 'mark' }),
    ...muted('mark', 'title', 'value'),
  ],
  row: [
    ...muted('note', 'value', 'value-note'),
    inked('link', 'value', { kind: 'setting' }),
    { kind: 'option', aria: 'aria-checked', inks: ['selected'] },
  ],
  'section-head': [...muted('count')],
  sheet: muted('cancel'),
  'slide-menu': [painted('primary', 'on-primary', { piece: 'panel', kind: 'blocks' })],
  tabs: [...muted('tab'), inked('selected', 'tab', { aria: 'aria-selected' })],
  tag: [
    painted('light', 'on-light', { kind: 'light' }),
    painted('accent', 'on-accent', { kind: 'accent' }),
    painted('surface-inverse', 'text-inverse', { kind: 'plain' }),
    painted('surface-inverse', 'text-inverse', { kind: 'live' }),
    painted('warning-soft', 'warning', { kind: 'warning' }),
  ],
  toast: [painted('surface-inverse', 'text-inverse')],
  transfer: [inked('selected', 'recall')],
  'vendor-tile': muted('line', 'name', 'note'),
}

/** Pieces without words. */
export const wordlessPieces: ReadonlySet<string> = new Set([
  ...['art', 'cover', 'frame', 'handle', 'picture', 'puzzle', 'track'],
])
