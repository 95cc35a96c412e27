import { distance } from 'fastest-levenshtein'
import { type ReactNode, useState } from 'react'
import type { Game, GamePage } from '../../../src/core/contract/generated/gateway.ts'
import { GameRow } from '../../../src/player/areas/lobby/parts/GameRow.tsx'
import { mountPage } from './mount-page.tsx'

interface NamedGame {
  readonly game: Game
  /** All its names, and the words of them. */
  readonly text: string
  readonly words: readonly string[]
}

const pageSize = 1000
const shown = 20

/** Fetches all games, page by page, as the product does. */
async function fetchGames(): Promise<readonly NamedGame[]> {
  const all: Game[] = []
  for (let pageNum = 1, totalPages = 1; pageNum <= totalPages; pageNum += 1) {
    const response = await fetch(`./GCSGAME_gameList?pageSize=${pageSize}&pageNum=${pageNum}`)
    const { value }: { readonly value: GamePage } = await response.json()
    all.push(...value.games)
    totalPages = value.totalPages
  }
  return all.map((game) => {
    const text = [game.gameName, ...(game.otherNames ?? [])].join('\n').toLowerCase()
    return { game, text, words: game.gameName.toLowerCase().split(' ') }
  })
}

/** Finds games whose names contain the text, then those with a typing error in each of its words. */
function find(games: readonly NamedGame[], typed: string): readonly Game[] {
  const text = typed.toLowerCase()
  const exact = games.filter((one) => one.text.includes(text))
  const words = text.split(' ')
  const isNear = (word: string) => (known: string) =>
    distance(word, known.slice(0, word.length)) <= (word.length < 3 ? 0 : 2)
  const found =
    exact.length > 0
      ? exact
      : games.filter((one) => words.every((word) => one.words.some(isNear(word))))
  return found.slice(0, shown).map(({ game }) => game)
}

let games: Promise<readonly NamedGame[]> | undefined

/** The search written by hand: a field, and the first games that match. */
function Search(): ReactNode {
  const [found, setFound] = useState<{ readonly text: string; readonly games: readonly Game[] }>()
  const search = async (typed: string): Promise<void> => {
    games ??= fetchGames()
    const text = typed.trim()
    setFound({ text, games: find(await games, text) })
  }
  return (
    <dialog open>
      <input type="search" onChange={({ target }) => void search(target.value)} />
      {found && (
        <ul aria-label={`“${found.text}”`}>
          {found.games.map((game) => (
            <li key={game.gameCode}>
              <GameRow game={game} under="both" end={null} />
            </li>
          ))}
        </ul>
      )}
    </dialog>
  )
}

globalThis.startBench = () => mountPage(<Search />)
