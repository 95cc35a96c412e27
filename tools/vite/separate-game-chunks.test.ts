import { expect, it } from 'vitest'
import { separateGameChunks } from './separate-game-chunks.ts'
import { buildFiles } from './testing.ts'

const root = '/project'
const files = {
  'src/player/app/main.ts':
    "import { money } from '../kit/controls/money.ts'; console.log('player', money)",
  'src/sandbox/games/main.ts':
    "import { money } from '../../player/kit/controls/money.ts'; console.log('game', money)",
  'src/player/kit/controls/money.ts': "import { sum } from './sum.ts'; export const money = sum",
  'src/player/kit/controls/sum.ts': "export const sum = 'the sum'",
}

it('gives the game copies of what it shares with the player, and of what those need', async () => {
  const chunks = await buildFiles(root, files, {
    plugins: [separateGameChunks(root)],
    build: {
      rolldownOptions: {
        input: {
          player: `${root}/src/player/app/main.ts`,
          game: `${root}/src/sandbox/games/main.ts`,
        },
      },
    },
  })
  const modules = chunks.map((chunk) => [
    chunk.name,
    chunk.moduleIds.map((id) => id.slice(root.length + 1)),
  ])
  expect(Object.fromEntries(modules)).toEqual({
    player: [
      'src/player/kit/controls/sum.ts',
      'src/player/kit/controls/money.ts',
      'src/player/app/main.ts',
    ],
    game: [
      'src/player/kit/controls/sum.ts?game',
      'src/player/kit/controls/money.ts?game',
      'src/sandbox/games/main.ts',
    ],
  })
})
