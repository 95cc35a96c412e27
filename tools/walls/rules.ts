import { basename, dirname } from 'node:path'
import type { IForbiddenRuleType as Rule } from 'dependency-cruiser'
import {
  type BundleLimit,
  bundles,
  folderImports,
  libraryImporters,
  plantedFolder,
  pureFolders,
} from './folder-imports.ts'

const inTests = '(?:\\.test|/testing)\\.tsx?$'
const planted = `(?:${plantedFolder}/)?`

/** An expression for the rooms and modules that start with one of these paths. */
const within = (paths: readonly string[]): string => `^src/(?:${paths.join('|')})(?:/|\\.)`

/** The rooms inside a room, which have walls of their own. */
const inner = (room: string): string[] =>
  Object.keys(folderImports).filter((name) => name.startsWith(`${room}/`))

const wall = ([room, known]: [string, readonly string[]]): Rule => ({
  name: `wall-of-${room}`,
  severity: 'error',
  comment: `src/${room} may import ${known.join(', ') || 'no other room'} (tools/walls/folder-imports.ts).`,
  from: { path: within([room]), pathNot: [inTests, ...inner(room).map((name) => within([name]))] },
  to: {
    path: [`^src/(?!${room}/)`, ...inner(room).map((name) => within([name]))],
    // A room that is known does not bring those inside it.
    pathNot: known.map((name) => {
      const others = inner(name).filter((one) => !known.includes(one))
      return others.length > 0 ? `(?!${within(others)})${within([name])}` : within([name])
    }),
  },
})

const pure = (room: string): Rule => ({
  name: `pure-room-of-${room}`,
  severity: 'error',
  comment: `src/${room} runs in a browser too, so it imports no module of Node.`,
  from: { path: within([room]), pathNot: inTests },
  to: { dependencyTypes: ['core'] },
})

const door = ([library, from]: [string, readonly string[]]): Rule => ({
  name: `door-of-${library}`,
  severity: 'error',
  comment: `Only ${from.join(', ')} may import ${library}.`,
  from: { path: '^src/', pathNot: [within(from), inTests] },
  to: { path: `(?:^(?:node:)?|node_modules/)(?:${library})(?:/|$)` },
})

const bundle = ([name, { entrance, never, why }]: [string, BundleLimit]): Rule => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: `^src/${dirname(entrance)}/${planted}${basename(entrance, '.tsx')}\\.tsx$` },
  to: { path: within(never), reachable: true },
})

const separateBlocks: Rule = {
  name: 'each-block-by-itself',
  severity: 'error',
  comment:
    'No block imports another: what two need moves to the parts of their area, or to the kit.',
  from: { path: '^src/player/areas/([^/]+)/blocks/([^/]+)/' },
  to: { path: '^src/player/areas/[^/]+/blocks/', pathNot: '^src/player/areas/$1/blocks/$2/' },
}

/** The rules of dependency-cruiser that the tables of `folder-imports.ts` make. */
export const rules: readonly Rule[] = [
  { name: 'no-cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
  {
    name: 'every-file-in-a-room',
    severity: 'error',
    comment: 'A new room states in tools/walls/folder-imports.ts what it may import.',
    from: { path: '^src/', pathNot: within(Object.keys(folderImports)) },
    to: {},
  },
  ...Object.entries(folderImports).map(wall),
  ...pureFolders.map(pure),
  ...Object.entries(libraryImporters).map(door),
  ...Object.entries(bundles).map(bundle),
  separateBlocks,
]
