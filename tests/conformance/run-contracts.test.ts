import { describe, expect, it } from 'vitest'
import {
  type ContractActor,
  type ContractMove,
  type ContractParty,
  type ContractStateCode,
  listContractMoves,
  moveContractState,
} from '../../src/core/contract/contract-states.ts'
import contracts from './contracts.json' with { type: 'json' }

describe('contracts', () => {
  it('have a case for each state, move and actor', () => {
    expect(contracts.cases).toHaveLength(6 * 5 * 3)
  })
  for (const entry of contracts.cases) {
    it(entry.name, () => {
      const standing = {
        status: entry.status as ContractStateCode,
        askedBy: 'askedBy' in entry ? (entry.askedBy as ContractParty) : undefined,
      }
      const move = entry.move as ContractMove
      const actor = entry.actor as ContractActor
      expect(moveContractState(standing, move, actor) ?? 'refused').toBe(entry.expect)
      expect(listContractMoves(standing, actor).includes(move)).toBe(entry.expect !== 'refused')
    })
  }
})
