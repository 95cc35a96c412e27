import type { Theme } from '../../contract/generated/config.ts'
import type { ColourToken } from '../../contract/tokens.ts'

/** The seeds that are colours which a brand chooses. */
export const seedColours = ['primary', 'accent', 'surface'] as const
export type SeedColour = (typeof seedColours)[number]

/** The token that each of these seeds becomes. */
export const seedTokens = {
  primary: 'primary',
  accent: 'accent',
  surface: 'surface-page',
} as const satisfies Readonly<Record<SeedColour, ColourToken>>

/** The values of a theme from which every token is derived. */
export interface Seeds {
  readonly mode: 'light' | 'dark'
  readonly primary: string
  readonly accent: string
  readonly surface: string
  readonly shape: NonNullable<Theme['shape']>
  readonly depth: NonNullable<Theme['depth']>
  readonly density: NonNullable<Theme['density']>
  readonly type: NonNullable<Theme['type']>
  readonly fonts: NonNullable<Theme['fonts']>
  readonly scale: NonNullable<Theme['scale']>
  readonly motion: NonNullable<Theme['motion']>
  readonly gain: NonNullable<Theme['gain']>
}

const lightSeeds: Seeds = {
  mode: 'light',
  primary: '#2f4a6d',
  accent: '#d2512b',
  surface: '#eaf0f4',
  shape: 'soft',
  depth: 'line',
  density: 'roomy',
  type: 'system',
  fonts: {},
  scale: 'regular',
  motion: 'calm',
  gain: 'green',
}
const darkSurface = '#14161a'

/** Returns the seeds of a theme, with defaults for those that it leaves out. */
export function readSeeds(theme: Theme): Seeds {
  const mode = theme.mode ?? lightSeeds.mode
  return {
    mode,
    primary: theme.primary ?? lightSeeds.primary,
    accent: theme.accent ?? theme.primary ?? lightSeeds.accent,
    surface: theme.surface ?? (mode === 'dark' ? darkSurface : lightSeeds.surface),
    shape: theme.shape ?? lightSeeds.shape,
    depth: theme.depth ?? lightSeeds.depth,
    density: theme.density ?? lightSeeds.density,
    type: theme.type ?? lightSeeds.type,
    fonts: theme.fonts ?? lightSeeds.fonts,
    scale: theme.scale ?? lightSeeds.scale,
    motion: theme.motion ?? lightSeeds.motion,
    gain: theme.gain ?? lightSeeds.gain,
  }
}

/** Formats a seed for operators; the brand's own fonts are their files. */
export function formatSeed(seeds: Seeds, seed: keyof Seeds): string {
  const value = seeds[seed]
  return typeof value === 'string' ? value : Object.values(value).join(', ')
}
