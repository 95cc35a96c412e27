import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { GameKind, GameRound, GameTable } from '../../../core/contract/game-table.ts'
import { deriveGameTheme } from '../look/derive-game-theme.ts'
import type { TicketClient } from '../play/ticket-client.ts'
import { englishWords, type FormatGameText, loadWords } from '../words/load-words.ts'
import styles from './Entrance.module.css'
import { GameRoom } from './GameRoom.tsx'
import type { GameParts } from './game-parts.ts'
import { ProblemView } from './ProblemView.tsx'

export interface EntranceProps {
  readonly ticket: string
  readonly client: TicketClient
}

interface Laid {
  readonly table: GameTable
  readonly rounds: readonly GameRound[]
  readonly t: FormatGameText
  readonly parts: GameParts
}

type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: string; readonly t: FormatGameText }
  | { readonly kind: 'laid'; readonly laid: Laid }

const games: Readonly<Record<GameKind, () => Promise<GameParts>>> = {
  slot: () => import('../slot/slot-game.ts').then(({ slotGame }) => slotGame),
  cards: () => import('../cards/cards-game.ts').then(({ cardsGame }) => cardsGame),
  draw: () => import('../draw/draw-game.ts').then(({ drawGame }) => drawGame),
}

/** Waits for the table, its words and its game, and says so when they do not come. */
export function Entrance({ ticket, client }: EntranceProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const open = useCallback(async (): Promise<void> => {
    setState({ kind: 'waiting' })
    setState(await layTable(client))
  }, [client])
  useEffect(() => void open(), [open])
  if (state.kind === 'laid')
    return (
      <GameRoom
        ticket={ticket}
        client={client}
        table={state.laid.table}
        rounds={state.laid.rounds}
        t={state.laid.t}
        parts={state.laid.parts}
      />
    )
  return (
    <main className={styles['entrance']} aria-busy={state.kind === 'waiting' || undefined}>
      {state.kind === 'waiting' && <span className={styles['wheel']} aria-hidden="true" />}
      {state.kind === 'failed' && (
        <ProblemView
          problem={{ error: state.error, ...(isFinal(state.error) ? {} : { retry: open }) }}
          t={state.t}
        />
      )}
    </main>
  )
}

async function layTable(client: TicketClient): Promise<State> {
  const [table, rounds] = await Promise.all([client.loadTable(), client.loadRounds()])
  if ('error' in table) return fail(table.error === 'lost' ? 'offline' : table.error)
  const { language, kind, name, vendorName } = table.value
  try {
    const [t, parts] = await Promise.all([loadWords(language), games[kind]()])
    applyTheme(table.value)
    document.title = name || vendorName
    return {
      kind: 'laid',
      laid: { table: table.value, rounds: 'value' in rounds ? rounds.value : [], t, parts },
    }
  } catch {
    return fail('offline')
  }
}

async function fail(error: string): Promise<State> {
  const [language = ''] = navigator.language.split('-')
  const t = await loadWords(language).catch(() => englishWords)
  return { kind: 'failed', error, t }
}

function isFinal(error: string): boolean {
  return error === 'ticket.ended'
}

/** On the whole page, so that what shows beyond the game is of its colours too. */
function applyTheme({ colours, language }: GameTable): void {
  const page = document.documentElement
  page.lang = language
  for (const [name, value] of Object.entries(deriveGameTheme(colours)))
    page.style.setProperty(name, value)
}
