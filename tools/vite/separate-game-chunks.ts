import { relative } from 'node:path'
import type { Plugin } from 'vite'

const copy = '?game'

/**
 * Gives the games' page copies of its own of the few modules it shares with the player. It stands at
 * an origin of its own, where nothing the player fetched is cached; without a copy it would fetch
 * the whole chunk that the player keeps such a module in.
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

/** Whether a module belongs to the games' page: its own, or a copy. */
function isOfGames(root: string, id: string): boolean {
  return relative(root, id).startsWith('src/sandbox/games/') || id.endsWith(copy)
}

/** Whether a module is of the project, and not of the games alone. */
function isShared(root: string, id: string): boolean {
  const path = relative(root, id)
  return path.startsWith('src/') && !path.startsWith('src/sandbox/games/') && !id.includes('?')
}
