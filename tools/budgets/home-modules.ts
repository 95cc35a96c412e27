import { afterHome } from '../guest-home-blocks.ts'

/** The rooms of the modules that every home starts with. A folder inside a room is another room. */
const startRooms: readonly string[] = [
  'src/core/contract',
  'src/core/contract/generated/validators',
  'src/core/engine',
  'src/core/gateway-client',
  'src/player/app',
  'src/player/gateway',
  'src/player/i18n',
  'src/player/areas/home/pages',
  'src/player/registry',
  'src/player/state',
]

/** The modules of other rooms that every home starts with, without their endings. */
const startModules: readonly string[] = [
  ...[
    'home/blocks/vendor-section/plan-rows',
    'home/parts/winners-query',
    'lobby/blocks/lotteries/lotteries-query',
    'lobby/parts/prize-mode',
  ].map(inRoom('src/player/areas')),
  ...[
    'games/lobby-news',
    'games/use-lobby-category',
    'games/use-popular-games',
    'games/use-vendors',
    'games/vendor-groups',
    'pages/announcements',
    'pages/use-least-age',
  ].map(inRoom('src/player/kit')),
  ...[
    'AgeMark',
    'Button',
    'Icon',
    'Notice',
    'Skeleton',
    'Spinner',
    'lazy-part',
    'Tag',
    'ThemeDrawing',
    'focus-heading',
    'internal-path',
    'navigation',
    'restore-scroll',
    'top-modal',
    'use-failures',
  ].map(inRoom('src/player/kit/controls')),
]

const startLibraries =
  /\/node_modules\/(?:dequal|i18next|proxy-compare|react|react-dom|scheduler|swr|valtio|wouter)\//
const blockDefinition = /^src\/player\/areas\/[^/]+\/blocks\/[^/]+\/[^/]+\.block\.ts$/

/** What a guest's home loads by itself within ten seconds although it is in a folder `on-demand`, below the root. */
export const loadsItself: readonly string[] = [
  ...afterHome,
  'src/core/contract/on-demand/on-demand-calls.ts',
  'src/player/app/on-demand/press-rings.ts',
  'src/player/areas/home/blocks/notices/on-demand/move-line.ts',
]

/** Returns whether every home may start with a module, whatever blocks it places. */
export function mayStart(id: string, root: string): boolean {
  if (id.includes('/node_modules/')) return startLibraries.test(id)
  if (!id.startsWith(`${root}/`) || id.endsWith('.css')) return true
  const file = id.slice(root.length + 1)
  const room = file.slice(0, file.lastIndexOf('/'))
  if (startRooms.includes(room) || blockDefinition.test(file)) return true
  return startModules.includes(file.replace(/\.tsx?$/, ''))
}

function inRoom(room: string): (name: string) => string {
  return (name) => `${room}/${name}`
}
