import type { Script } from '../../src/site/fonts/scripts.ts'

/** The subsets of a family. */
export interface Recipe {
  /** The file for a script, below `node_modules`. */
  readonly source: Partial<Record<Script, string>>
  /** One weight, or the ends of the range that stays. */
  readonly weight: number | { readonly min: number; readonly max: number }
  /** The weight is an axis of the files; without it, a file has one weight. */
  readonly variable?: true
  /** Percent of the normal width, where the files have that axis. */
  readonly width?: number
  /** The family has no tabular figures, so its digits are made one width. */
  readonly levelDigits?: true
}

const archivo = latin('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')
const snPro = latin('@fontsource-variable/sn-pro/files/sn-pro-latin-wght-normal.woff2')
const notoThai = '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'

/** Every cut by its name. */
export const recipes = {
  'prompt-600': { source: still('prompt', 600), weight: 600, levelDigits: true },
  'plex-thai-400': { source: still('ibm-plex-sans-thai', 400), weight: 400 },
  'plex-thai-600': { source: still('ibm-plex-sans-thai', 600), weight: 600 },
  'kanit-400': { source: still('kanit', 400), weight: 400, levelDigits: true },
  'kanit-600': { source: still('kanit', 600), weight: 600, levelDigits: true },
  'archivo-text': { source: archivo, weight: { min: 400, max: 700 }, variable: true, width: 100 },
  'archivo-display': { source: archivo, weight: 800, variable: true, width: 62 },
  nunito: {
    source: latin('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
    weight: { min: 500, max: 900 },
    variable: true,
  },
  'sn-pro-500': { source: snPro, weight: 500, variable: true },
  'sn-pro-800': { source: snPro, weight: 800, variable: true },
  'sn-pro-900': { source: snPro, weight: 900, variable: true },
  'noto-serif-700': {
    source: latin('@fontsource-variable/noto-serif-sc/files/noto-serif-sc-latin-wght-normal.woff2'),
    weight: 700,
    variable: true,
    levelDigits: true,
  },
  'noto-thai': {
    source: both(notoThai, ['thai', 'baht']),
    weight: { min: 400, max: 700 },
    variable: true,
  },
  'noto-khmer': {
    source: both(
      '@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2',
      ['khmer', 'riel'],
    ),
    weight: { min: 400, max: 800 },
    variable: true,
  },
} satisfies Record<string, Recipe>

/**
 * The fonts that a device uses until the web font has loaded: Roboto on Android, Arial elsewhere (Arimo has
 * its widths), and Noto Sans Thai where the system has it.
 */
export const references: Readonly<Record<string, { script: Script; source: string }>> = {
  roboto: {
    script: 'latin',
    source: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  },
  arial: {
    script: 'latin',
    source: '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
  },
  notoThai: { script: 'thai', source: notoThai },
}

/** A family that has one file for each weight, in Latin and Thai. */
function still(name: string, weight: number): Recipe['source'] {
  const file = (script: string): string =>
    `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`
  return { ...latin(file('latin')), ...both(file('thai'), ['thai', 'baht']) }
}

function latin(source: string): Recipe['source'] {
  return both(source, ['latin', 'accents'])
}

function both(source: string, scripts: readonly Script[]): Recipe['source'] {
  return Object.fromEntries(scripts.map((script) => [script, source]))
}
