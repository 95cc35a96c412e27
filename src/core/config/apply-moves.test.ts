import { describe, expect, it } from 'vitest'
import { applyMoves, type BlockMove } from './apply-moves.ts'

/** Reads moves such as `d<a`, d before a, and `d>a`, d after a. */
function readMoves(text: string): BlockMove[] {
  return text.split(' ').map((move) => {
    const [id = '', beside = ''] = move.split(/[<>]/)
    return { id, beside, side: move.includes('<') ? 'before' : 'after' }
  })
}

describe('moves', () => {
  it.each([
    ['d<a', 'dabc'],
    ['a>d', 'bcda'],
    ['d<a c<a', 'dcab'],
    ['a>d b>d', 'cdba'],
    ['b<a d<b', 'dbac'],
    ['d<b b<a', 'dbac'],
    ['e<a', 'eabcd'],
    ['e>d f>e', 'abcdef'],
  ])('%s make abcd into %s, and change that no further', (typed, wanted) => {
    const moves = readMoves(typed)
    const { order, lost } = applyMoves([...'abcd'], moves)
    expect([order.join(''), lost]).toEqual([wanted, []])
    expect(applyMoves(order, moves).order.join('')).toBe(wanted)
  })

  it.each([
    ['a<x', 'abcd', 'a<x'],
    ['a<a', 'abcd', 'a<a'],
    ['a<b b<a', 'bacd', 'a<b'],
    ['d<x c<d', 'abcd', 'd<x'],
    ['e<x', 'abcd', 'e<x'],
  ])('%s make abcd into %s, where %s has no effect', (typed, wanted, without) => {
    const { order, lost } = applyMoves([...'abcd'], readMoves(typed))
    expect([order.join(''), lost]).toEqual([wanted, readMoves(without)])
  })
})
