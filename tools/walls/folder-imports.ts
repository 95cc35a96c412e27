import { sandboxImports } from './sandbox-imports.ts'

/** What the kit may import: components and hooks that several areas share, and that read messages, calls or state. */
const kitImports = [
  'core/contract',
  'core/engine',
  'core/gateway-client',
  'player/gateway',
  'player/i18n',
  'player/kit/controls',
  'player/registry',
  'player/state',
]

/** What the pages, blocks and parts of each area may import. What two areas need is in the kit. */
const areaImports = [
  ...kitImports,
  'player/kit/forms',
  'player/kit/games',
  'player/kit/money',
  'player/kit/pages',
  'player/kit/records',
]

const areas = [
  'agents',
  'frame',
  'help',
  'home',
  'lobby',
  'member',
  'money',
  'rewards',
  'sign-in',
].map((area) => `player/areas/${area}`)

/** What every folder of the studio may import beside the folders before it. */
const studioImports = [
  'core/contract',
  'core/config',
  'core/engine/form',
  'core/gateway-client',
  'player/i18n/create-translator',
  'player/i18n/keys-of',
  'studio/model',
  'player/kit/controls/form',
]

/** The folders of the studio: each may import those before it, so that no two import each other. */
export const studioOrder: readonly string[] = [
  'i18n',
  'navigation',
  'state',
  'look',
  'team',
  'findings',
  'scenario',
  'tree',
  'review',
  'flags',
  'inspector',
  'publish',
  'preview',
  'form',
  'art',
  'words',
  'grid',
  'new-merchant',
  'frame',
  'gallery',
].map((folder) => `studio/${folder}`)

/**
 * The walls between the rooms of `src/` (ARCHITECTURE.md): each room with the rooms, or single
 * modules, that its code may import beside its own. A room inside another is a room of its own;
 * tests and what only tests load may import anything.
 */
export const folderImports: Readonly<Record<string, readonly string[]>> = {
  'core/contract': [],
  'core/config': ['core/contract'],
  'core/engine': ['core/contract'],
  'core/engine/why': ['core/contract', 'core/config', 'core/engine'],
  'core/engine/live': [
    'core/contract',
    'core/config',
    'core/engine',
    'core/engine/why',
    'core/gateway-client',
  ],
  'core/compare': ['core/contract', 'core/config', 'core/engine', 'core/engine/why'],
  'core/find': ['core/contract', 'core/config', 'core/engine'],
  'core/gateway-client': ['core/contract'],
  'player/i18n': ['core/contract'],
  'player/state': ['core/contract'],
  'player/gateway': ['core/contract', 'core/gateway-client', 'player/i18n', 'player/state'],
  'player/kit/controls': ['core/contract', 'player/i18n/format-time'],
  'player/registry': [
    'core/contract',
    'core/engine',
    'player/gateway',
    'player/i18n',
    'player/state',
    'player/kit/controls',
  ],
  'player/kit/forms': kitImports,
  'player/kit/games': kitImports,
  'player/kit/money': [...kitImports, 'player/kit/forms', 'player/kit/games'],
  'player/kit/pages': [...kitImports, 'player/kit/games'],
  'player/kit/records': [...kitImports, 'player/kit/money', 'player/kit/pages'],
  ...Object.fromEntries(areas.map((area) => [area, areaImports])),
  'player/own-blocks': [...kitImports, 'player/kit/money', 'player/kit/pages'],
  'player/app': [...areas, ...areaImports, 'player/own-blocks'],
  'site/workers': [],
  'site/new-merchant': ['core/contract', 'core/config'],
  'site/words': [
    'core/config',
    'core/contract/escape-html',
    'site/fonts/scripts',
    'site/new-merchant/format-json',
  ],
  'site/new-workspace': ['core/config', 'site/new-merchant/format-json'],
  'site/disk': ['core/config'],
  'site/git': ['core/config'],
  'site/check-cache': ['core/config', 'site/disk'],
  'site/fonts': ['core/config', 'site/disk', 'site/workers'],
  'site/pictures': ['core/contract', 'site/disk', 'site/workers'],
  'site/assemble': ['core/contract', 'core/config', 'site/disk', 'site/fonts'],
  'site/own-code': ['core/contract', 'core/config'],
  'site/own-blocks': [
    'core/contract',
    'core/config',
    'site/assemble',
    'site/new-merchant/format-json',
    'site/own-code',
  ],
  'site/adapters': ['core/contract', 'core/config', 'site/assemble', 'site/own-code'],
  'site/publish': [
    'core/contract',
    'core/config',
    'site/disk',
    'site/assemble',
    'site/fonts',
    'site/adapters/compile-adapters',
    'site/own-blocks/compile-own-blocks',
    'site/pictures',
    'site/workers',
  ],
  testing: [
    'core/config',
    'core/contract',
    'core/gateway-client/session-error-codes',
    'player/own-blocks/block-page',
    'player/own-blocks/livery-block',
    'site/assemble',
    'site/disk',
    'site/fonts',
    'site/own-blocks/compile-own-blocks',
  ],
  ...sandboxImports,
  'server/access': ['core/contract', 'site/assemble/security-headers'],
  'server/history': [
    'server/access',
    'server/studio-api/refusal',
    'core/contract',
    'core/config',
    'site/git',
  ],
  'server/merchants': [
    'server/access',
    'core/contract',
    'core/config',
    'site/disk',
    'site/assemble',
    'site/fonts',
    'site/adapters/compile-adapters',
    'site/own-blocks/compile-own-blocks',
    'site/pictures',
    'site/workers',
    'sandbox/art/compose-picture',
    'sandbox/world',
  ],
  'server/host': [
    'server/access',
    'server/merchants',
    'core/contract',
    'core/config',
    'site/disk',
    'site/assemble',
    'site/fonts',
    'site/pictures',
    'site/adapters/match-paths',
    'site/publish/serve/proxy-request',
    'server/preview',
    'sandbox',
    'server/history',
    'server/studio-api',
    'server/team',
  ],
  'server/preview': [
    'server/access',
    'core/contract',
    'core/config',
    'site/disk',
    'site/assemble',
    'site/fonts',
    'server/merchants',
    'sandbox',
    'sandbox/requests',
    'sandbox/world',
  ],
  'server/studio-api': [
    'server/access',
    'server/history',
    'core/contract',
    'core/config',
    'core/compare',
    'site/disk',
    'site/assemble',
    'core/engine',
    'site/new-merchant',
    'site/pictures',
    'site/publish',
    'sandbox/apps/switches',
    'sandbox/requests/drop-body',
    'sandbox/world/sandbox-settings',
    'core/engine/why',
    'site/workers',
  ],
  'server/team': [
    'server/access',
    'server/studio-api/read-files',
    'server/studio-api/refusal',
    'core/contract',
    'core/config',
    'site/assemble/security-headers',
    'site/disk',
    'site/publish/release',
  ],
  studio: [...studioImports, ...studioOrder],
  ...Object.fromEntries(
    studioOrder.map((folder, at) => [folder, [...studioImports, ...studioOrder.slice(0, at)]]),
  ),
  'studio/model': ['core/contract', 'core/config'],
  // The preview agent runs in a previewed page.
  'studio/preview-agent': ['core/contract', 'player/state'],
  'cli/screenshots': [
    'core/contract',
    'core/config',
    'site/disk',
    'core/gateway-client',
    'site/pictures',
    'server/host/start-host',
  ],
  'cli/reference': ['core/contract', 'core/config'],
  cli: [
    'core/contract',
    'core/config',
    'core/compare',
    'core/find',
    'site/check-cache',
    'cli/reference',
    'core/engine',
    'core/gateway-client',
    'core/engine/live',
    'site/new-merchant',
    'site/new-workspace',
    'site/own-blocks',
    'site/adapters',
    'site/git',
    'site/publish',
    'site/words',
    'cli/screenshots',
    'core/engine/why',
  ],
}

/** Rooms without the platform of Node: they run in a browser too. */
export const pureFolders = [
  'core/contract',
  'core/config',
  'core/engine',
  'core/engine/why',
  'core/engine/live',
  'core/compare',
  'core/find',
  'core/gateway-client',
  'site/new-merchant',
  'cli/reference',
  'studio/model',
]

/** Each library with the one place whose code may import it; a name is an expression. */
export const libraryImporters: Readonly<Record<string, readonly string[]>> = {
  i18next: ['player/i18n'],
  valtio: ['player/state'],
  'ajv|jsonc-parser|culori|fastest-levenshtein': ['core/config'],
  '@eslint/css-tree': ['core/config/look/css'],
  lightningcss: [
    'site/assemble/compose-look',
    'site/assemble/css-targets',
    'site/own-blocks/compile-styles',
  ],
  'rolldown|oxc-walker': ['site/own-code'],
  wouter: ['player/kit/controls/navigation', 'studio/navigation'],
  'react-aria-components|react-aria|react-stately': ['studio'],
  swr: ['player/gateway', 'studio/state'],
  'react-hook-form|@hookform': ['player/kit/controls/form'],
  minisearch: ['player/areas/lobby/parts/search/search-index'],
  'big.js': ['player/kit/controls/decimal'],
  dompurify: ['player/kit/pages/GatewayHtml'],
  uqr: ['player/kit/controls/QrCode', 'studio/preview/QrCode'],
  '@tanstack': ['player/kit/controls/VirtualRows'],
  'commander|@commander-js': ['cli'],
  'hono|@hono': ['server', 'sandbox'],
  pg: ['server/team/store/open-postgres', 'server/team/store/postgres-address'],
  kysely: ['sandbox', 'server/team/store', 'site/disk/create-kysely'],
  'oidc-provider': ['sandbox'],
  'openid-client': ['server/team/sign-in/identity-provider'],
  '@resvg|sharp': ['site/pictures'],
  'playwright-core': ['cli/screenshots'],
  'subset-font': ['site/fonts'],
  aws4fetch: ['site/publish/bucket'],
  saxes: ['site/publish/bucket/read-xml', 'site/words/parse-xliff'],
  'csv-parse': ['site/words/parse-csv'],
  diff: ['core/config/diff-lists', 'cli/upgrade/format-patch', 'server/team/describe-change'],
  'jsdom|@testing-library/dom': ['testing'],
  '@internationalized/date': ['core/contract/zoned-time'],
  'lru-cache': [
    'site/disk',
    'site/fonts',
    'site/assemble',
    'site/pictures',
    'site/publish',
    'sandbox',
    'server',
  ],
  // A pool of workers starts threads and processes; history is that of git.
  child_process: ['site/workers', 'site/git'],
}

/** The modules that an entry loads together. */
export interface BundleLimit {
  readonly entrance: string
  /** The modules that the entry must never import. */
  readonly never: readonly string[]
  readonly why: string
}

export const bundles: Readonly<Record<string, BundleLimit>> = {
  'the-player-explains-nothing': {
    entrance: 'player/app/main.tsx',
    never: ['core/engine/explain'],
    why: 'What only explanations need is not in the code a player loads.',
  },
  'the-player-edits-nothing': {
    entrance: 'player/app/main.tsx',
    never: [
      'core/config/edit',
      'studio',
      'core/contract/studio-api-calls',
      'core/contract/generated/studio-api',
      'core/contract/generated/validators/studio-api',
    ],
    why: 'What only the studio and its API need is not in the code a player loads.',
  },
  'the-frame-shares-no-code': {
    entrance: 'player/app/main.tsx',
    never: ['studio/preview-agent', 'core/contract/frame-message'],
    why: 'The preview agent is not part of the bundles of the player.',
  },
}

/** A folder of blocks, in which the check of the walls plants a block that imports another. */
export const someBlocks = 'player/areas/home/blocks'

/** The folder in which the check of the walls plants its violations, inside each room. */
export const plantedFolder = 'planted-violation'
