import { relative } from 'node:path'
import type { Plugin } from 'vite'

const copy = '?game'

/**
 * Gives the games' page its own copies of the few modules that it shares with the player. The page has an
 * origin of its own, where nothing that the player loaded is cached; without a copy it would load the
 * player's whole chunk.
 */
export function separateGameChunks(root: string): Plugin {
  return {
    name: 'apart-for-games',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\./ },
      async handler(source, importer) {
        if (!importer || !isOfGames(root, importer)) return undefined
        const found = await this.resolve(source, importer.replace(copy, ''), { skipSelf: true })
        if (!found || found.external || !isShared(root, found.id)) return undefined
        return found.id + copy
      },
    },
  }
}

/** Returns true for a module of the games' page: its own, or a copy. */
function isOfGames(root: string, id: string): boolean {
  return relative(root, id).startsWith('src/sandbox/games/') || id.endsWith(copy)
}

/** Returns true for a module of the project outside of the games. */
function isShared(root: string, id: string): boolean {
  const path = relative(root, id)
  return path.startsWith('src/') && !path.startsWith('src/sandbox/games/') && !id.includes('?')
}
