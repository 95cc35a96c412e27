import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import { winnersQuery } from '../../parts/winners-query.ts'
import AlmanacWinners from './AlmanacWinners.tsx'
import PodiumWinners from './PodiumWinners.tsx'
import { splitSentence } from './split-sentence.ts'
import TableWinners from './TableWinners.tsx'
import TickerWinners from './TickerWinners.tsx'

const boards = {
  podium: PodiumWinners,
  table: TableWinners,
  almanac: AlmanacWinners,
  ticker: TickerWinners,
}
const vo = { customerName: 'kit***77', gameName: 'Fox', winAmount: 4120 }

describe('WinnerBoard', () => {
  it.each(['podium', 'table', 'almanac', 'ticker'] as const)(
    'ranks wins as %s',
    async (variant) => {
      const Board = boards[variant]
      renderHouse(<Board id="w" variant={variant} settings={{}} />, {
        answers: { winnerBoard: { list: [{ vo }] } },
      })
      expect(await screen.findAllByText('1')).not.toHaveLength(0)
    },
  )

  it('says so when nobody won', async () => {
    renderHouse(<TableWinners id="w" variant="table" settings={{}} />, {
      answers: { winnerBoard: { list: [] } },
    })
    expect(await screen.findByText('empty')).toBeTruthy()
  })
})

describe('winnersQuery', () => {
  it('asks every category for 100 in the language of the player', () => {
    expect(winnersQuery('TH')).toEqual({ gameCategory: 'ALL', language: 'TH', limitNum: 100 })
  })
})

describe('splitSentence', () => {
  it('keeps the order of the language', () => {
    const pieces = splitSentence(({ name, game, amount }) => `${game}: ${name} +${amount}`)
    expect(pieces.map(({ part, text }) => text || part)).toEqual([
      'game',
      ': ',
      'name',
      ' +',
      'amount',
    ])
  })
})
