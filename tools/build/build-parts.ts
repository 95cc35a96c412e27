/**
 * What is built apart: `local` is the player as `npm start` serves it, `player` the one that is published, `testing` what
 * the tests of own blocks show pages with.
 */
export type BuildPart = 'local' | 'player' | 'prerender' | 'studio' | 'testing'

export interface PartPlan {
  /** What is built, in a sentence for the terminal. */
  readonly what: string
  /** The configuration of Vite. */
  readonly config: string
  readonly environment: 'client' | 'ssr'
  /** The mode of Vite; in `unshrunk` nothing is shrunk after the bundler. */
  readonly mode: 'unshrunk' | 'production'
  /** The folder that it fills, below `dist`; the player shares it with the others. */
  readonly folder: string
  /** A file that is there once it is built. */
  readonly page: string
  /** The files and folders that it is built from. */
  readonly sources: readonly string[]
}

const everywhere = ['package-lock.json', 'src/core', 'tools/build']
const playerSources = [
  ...everywhere,
  'src/player',
  'src/sandbox/games',
  'src/studio/preview-agent',
  'public',
  'index.html',
  'game.html',
  'vite.config.ts',
  'tools/vite',
  'tools/licences',
  'fonts',
  'tools/block-code.ts',
  'tools/guest-home-blocks.ts',
]
const player = { config: 'vite.config.ts', sources: playerSources } as const

export const buildParts: Readonly<Record<BuildPart, PartPlan>> = {
  local: {
    ...player,
    what: 'player',
    environment: 'client',
    mode: 'unshrunk',
    folder: 'local',
    page: 'local/index.html',
  },
  player: {
    ...player,
    what: 'player for publishing',
    environment: 'client',
    mode: 'production',
    folder: '',
    page: 'index.html',
  },
  prerender: {
    ...player,
    what: 'renderer of homes',
    environment: 'ssr',
    mode: 'production',
    folder: 'prerender',
    page: 'prerender/prerender.js',
  },
  testing: {
    what: 'pages for the tests of own blocks',
    config: 'vite.testing.config.ts',
    environment: 'ssr',
    mode: 'production',
    folder: 'testing',
    page: 'testing/block-page.js',
    sources: [...everywhere, 'src/player', 'vite.testing.config.ts'],
  },
  studio: {
    what: 'studio',
    config: 'vite.studio.config.ts',
    environment: 'client',
    mode: 'production',
    folder: 'studio',
    page: 'studio/studio.html',
    sources: [
      ...everywhere,
      'src/player/kit/controls',
      'src/player/i18n',
      'src/player/state',
      'src/studio',
      'studio.html',
      'vite.studio.config.ts',
    ],
  },
}
