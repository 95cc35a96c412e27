/**
 * The walls between the rooms of `src/` (ARCHITECTURE.md): each room with the rooms, or single
 * modules, that its code may import beside its own. A room inside another is a room of its own;
 * tests and what only tests load may import anything.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  config: ['contract'],
  engine: ['contract'],
  why: ['contract', 'config', 'engine'],
  live: ['contract', 'config', 'engine', 'gateway/plain'],
  compare: ['contract', 'config', 'engine'],
  'gateway/plain': ['contract'],
  i18n: ['contract'],
  state: ['contract'],
  gateway: ['contract', 'gateway/plain', 'state'],
  ui: ['contract'],
  registry: ['contract', 'engine', 'gateway', 'i18n', 'state', 'ui'],
  parts: ['contract', 'engine', 'gateway/plain', 'gateway', 'i18n', 'registry', 'state', 'ui'],
  blocks: [
    'contract',
    'engine',
    'gateway/plain',
    'gateway',
    'i18n',
    'parts',
    'registry',
    'state',
    'ui',
  ],
  pages: ['contract', 'gateway/plain', 'gateway', 'i18n', 'parts', 'registry', 'state', 'ui'],
  app: [
    'blocks',
    'contract',
    'engine',
    'gateway/plain',
    'gateway',
    'i18n',
    'pages',
    'parts',
    'registry',
    'state',
    'ui',
  ],
  workers: [],
  new: ['contract', 'config'],
  disk: ['contract', 'config'],
  fonts: ['config', 'disk', 'workers'],
  pictures: ['contract', 'disk', 'workers'],
  dress: ['contract', 'config', 'disk', 'fonts'],
  publish: ['contract', 'config', 'disk', 'dress', 'fonts', 'pictures'],
  games: ['contract', 'i18n/create-translator', 'ui'],
  'server/sandbox': [
    'contract',
    'config',
    'disk/shape-schemas',
    'dress',
    'engine/pattern',
    'gateway/plain',
    'pictures',
  ],
  'server/host': [
    'contract',
    'config',
    'disk',
    'dress',
    'fonts',
    'pictures',
    'server/preview',
    'server/sandbox',
    'server/workshop',
    'workers',
  ],
  'server/preview': [
    'contract',
    'config',
    'disk',
    'dress',
    'fonts',
    'server/host',
    'server/sandbox',
  ],
  'server/workshop': [
    'contract',
    'config',
    'compare',
    'disk',
    'dress',
    'engine',
    'new',
    'pictures',
    'publish',
    'server/sandbox/switches',
    'server/sandbox/world/settings',
    'why',
    'workers',
  ],
  studio: [
    'contract',
    'config',
    'engine/form',
    'gateway/plain',
    'i18n/create-translator',
    'i18n/keys-of',
    'studio/model',
    'ui/form',
  ],
  'studio/model': ['contract', 'config'],
  // What stands in a preview beside the player.
  'studio/inside': ['contract', 'state'],
  shots: ['contract', 'config', 'disk', 'gateway/plain', 'pictures', 'server/host/start-host'],
  docs: ['contract', 'config'],
  cli: [
    'contract',
    'config',
    'compare',
    'disk',
    'docs',
    'dress',
    'engine',
    'gateway/plain',
    'live',
    'new',
    'pictures',
    'publish',
    'shots',
    'why',
    'workers',
  ],
}

/** Rooms without the platform of Node: they run in a browser too. */
export const pureRooms = [
  'contract',
  'config',
  'engine',
  'why',
  'live',
  'compare',
  'gateway/plain',
  'new',
  'docs',
  'studio/model',
]

/** Each library with the one place whose code may import it; a name is an expression. */
export const doors: Readonly<Record<string, readonly string[]>> = {
  i18next: ['i18n'],
  valtio: ['state'],
  'ajv|jsonc-parser|culori|fastest-levenshtein': ['config'],
  wouter: ['ui/navigation', 'studio/navigation'],
  'react-aria-components|react-aria|react-stately': ['studio'],
  swr: ['gateway', 'studio/state'],
  'react-hook-form|@hookform': ['ui/form'],
  minisearch: ['blocks/game-search/search-index'],
  '@tanstack': ['ui/VirtualRows'],
  'commander|@commander-js': ['cli'],
  'hono|@hono|kysely|oidc-provider': ['server'],
  '@resvg|sharp': ['pictures'],
  'playwright-core': ['shots'],
  'subset-font': ['fonts'],
  aws4fetch: ['publish/bucket'],
  saxes: ['publish/bucket/read-xml'],
  diff: ['config/diff-lists'],
  'lru-cache': ['disk', 'dress', 'pictures', 'publish', 'server'],
  // A pool of workers starts threads and processes; the command line asks git.
  child_process: ['workers', 'cli/git'],
}

/** What is loaded together from an entrance. */
export interface Bundle {
  readonly entrance: string
  /** What the entrance must never reach. */
  readonly never: readonly string[]
  readonly why: string
}

export const bundles: Readonly<Record<string, Bundle>> = {
  'the-player-explains-nothing': {
    entrance: 'app/main.tsx',
    never: ['engine/explain'],
    why: 'What only explanations need is not in the code a player loads.',
  },
  'the-player-edits-nothing': {
    entrance: 'app/main.tsx',
    never: [
      'config/edit',
      'studio',
      'contract/workshop-calls',
      'contract/generated/workshop',
      'contract/generated/validators/workshop',
    ],
    why: 'What only the studio and its workshop need is not in the code a player loads.',
  },
  'the-frame-shares-no-code': {
    entrance: 'app/main.tsx',
    never: ['studio/inside', 'contract/frame-message'],
    why: 'What stands in a preview beside the player is no part of its bundles.',
  },
}

/** Folders whose subfolders never import each other. */
export const apart = ['blocks', 'pages']

/** Where the check of the walls writes its violations for a moment, inside each room. */
export const plantedFolder = 'planted-violation'
