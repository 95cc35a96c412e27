import type { WordKey } from '../words/load-words.ts'
import bell from './bell.svg'
import cherry from './cherry.svg'
import clover from './clover.svg'
import coin from './coin.svg'
import crown from './crown.svg'
import gem from './gem.svg'
import seven from './seven.svg'
import star from './star.svg'

export interface SymbolLook {
  /** Address of the drawing. */
  readonly drawing: string
  readonly name: WordKey
}

const looks: ReadonlyMap<string, SymbolLook> = new Map([
  ['seven', { drawing: seven, name: 'symbol.seven' }],
  ['crown', { drawing: crown, name: 'symbol.crown' }],
  ['gem', { drawing: gem, name: 'symbol.gem' }],
  ['bell', { drawing: bell, name: 'symbol.bell' }],
  ['star', { drawing: star, name: 'symbol.star' }],
  ['clover', { drawing: clover, name: 'symbol.clover' }],
  ['cherry', { drawing: cherry, name: 'symbol.cherry' }],
  ['coin', { drawing: coin, name: 'symbol.coin' }],
])
const plain: SymbolLook = { drawing: coin, name: 'symbol.coin' }

/** Returns the drawing and the name of a symbol; an unknown one gets the plainest. */
export function lookOf(symbol: string): SymbolLook {
  return looks.get(symbol) ?? plain
}
