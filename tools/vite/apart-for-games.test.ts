import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { apartForGames } from './apart-for-games.ts'

const root = '/house'
const files: Readonly<Record<string, string>> = {
  'src/app/main.ts': "import { money } from '../ui/money.ts'; console.log('player', money)",
  'src/games/main.ts': "import { money } from '../ui/money.ts'; console.log('game', money)",
  'src/ui/money.ts': "import { sum } from './sum.ts'; export const money = sum",
  'src/ui/sum.ts': "export const sum = 'the sum'",
}

/** Files that are nowhere but here. */
const disk: Rolldown.Plugin = {
  name: 'disk',
  resolveId(source, importer) {
    const id = source.startsWith('.') && importer ? join(importer, '..', source) : source
    return id.startsWith(root) ? id : undefined
  },
  load: (id) => files[id.slice(root.length + 1).replace('?game', '')],
}

it('gives the game copies of what it shares with the player, and of what those need', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [apartForGames(root), disk],
    build: {
      write: false,
      rolldownOptions: {
        input: { player: `${root}/src/app/main.ts`, game: `${root}/src/games/main.ts` },
      },
    },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const modules = chunks.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? [[chunk.name, chunk.moduleIds.map((id) => id.slice(root.length + 1))]]
      : [],
  )
  expect(Object.fromEntries(modules)).toEqual({
    player: ['src/ui/sum.ts', 'src/ui/money.ts', 'src/app/main.ts'],
    game: ['src/ui/sum.ts?game', 'src/ui/money.ts?game', 'src/games/main.ts'],
  })
})
