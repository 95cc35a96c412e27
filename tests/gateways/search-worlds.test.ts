import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSearchIndex } from '../../src/player/areas/lobby/parts/search/search-index.ts'
import { describeGames } from '../../src/sandbox/handlers/games.ts'
import type { Sandbox } from '../../src/sandbox/requests/sandbox.ts'
import { listGames } from '../../src/sandbox/world/list-games.ts'
import type { SandboxSettings } from '../../src/sandbox/world/sandbox-settings.ts'
import { openMerchantDirectory } from '../../src/server/merchants/merchant-directory.ts'
import { openMerchantRegistry } from '../../src/server/merchants/merchant-registry.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { createFontSubsetter } from '../../src/site/fonts/font-subsetter.ts'

const root = join(import.meta.dirname, '../..')
const seed = 'livery'
const files = openDiskFiles(root)
const registry = openMerchantRegistry({
  files,
  write: () => {},
  subsetter: createFontSubsetter(join(root, 'node_modules')),
  template: () => '<head></head>',
  checker: async () => new Map(),
  report: () => {},
  now: Date.now,
  gamesOrigin: () => '',
})
const directory = openMerchantDirectory({
  ...{ registry, files, seed, games: 10_000 },
  port: () => 4173,
  report: () => {},
})

test.each([
  ['siamstar', 'th'],
  ['kiwibet', 'en'],
  ['hongyun', 'zh'],
] as const)(
  'a player finds one of ten thousand games of %s with a typing error',
  async (code, language) => {
    await registry.look()
    const merchant = directory.list().find((one) => one.code === code)
    if (!merchant) throw new Error(`${code} is not served.`)
    // Games are described by nothing else of a sandbox and of settings.
    const sandbox = { seed, now: () => 0 } as unknown as Sandbox
    const settings = { whitelabel: {} } as unknown as SandboxSettings
    const request = { merchant, language, sandbox, settings }
    const games = describeGames(request, listGames(seed, merchant))
    expect(games.length).toBeGreaterThanOrEqual(10_000)
    const index = createSearchIndex()
    index.add(games)
    while (index.indexNext());
    const wanted = Array.from({ length: 40 }, (_, place) => games[place * 250]?.gameName ?? '')
    const slips = wanted.flatMap((name) => [
      { name, typed: name },
      { name, typed: leaveOut(name) },
      { name, typed: swap(name) },
    ])
    const lost = slips.filter(
      ({ name, typed }) => !index.search(typed, 5).some(({ gameName }) => gameName === name),
    )
    expect(lost).toEqual([])
  },
)

/** A place in a long word where a finger slips, not its first letter. */
function placeIn(letters: readonly string[]): number {
  const words = letters.join('').split(' ')
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  return [...letters.join('').slice(0, letters.join('').indexOf(longest))].length + 2
}

function leaveOut(name: string): string {
  const letters = [...name]
  return letters.toSpliced(placeIn(letters), 1).join('')
}

function swap(name: string): string {
  const letters = [...name]
  const at = placeIn(letters) - 1
  const [one = '', other = ''] = letters.slice(at, at + 2)
  return letters.toSpliced(at, 2, other, one).join('')
}
