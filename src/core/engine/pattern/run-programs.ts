import type { Program, ProgramState } from './create-programs.ts'
import type { CharacterTest } from './nodes.ts'

/** The result of a run: a match anywhere in the text, and the number of steps. */
export interface MatchResult {
  readonly matches: boolean
  /** At most a few for each state of the programs and each position of the text. */
  readonly steps: number
}

/**
 * Runs programs over a text of code points. Each program walks over the text once and starts at every
 * position. The pattern and its lookaheads run from the end to the start and mark the positions where
 * a match begins; lookbehinds run from the start to the end.
 */
export function runPrograms(programs: readonly Program[], text: readonly number[]): MatchResult {
  const results: Uint8Array[] = []
  let steps = 0
  for (const program of programs) {
    const run = runProgram(program, text, results)
    results.push(run.marked)
    steps += run.steps
  }
  return { matches: results.at(-1)?.includes(1) ?? false, steps }
}

interface Marks {
  /** 1 at each position of a match, from 0 to the length of the text. */
  readonly marked: Uint8Array
  readonly steps: number
}

function runProgram(
  { states, backwards }: Program,
  text: readonly number[],
  results: readonly Uint8Array[],
): Marks {
  const marked = new Uint8Array(text.length + 1)
  let steps = 0
  let active: number[] = []
  for (let round = 0; round <= text.length; round += 1) {
    const at = backwards ? text.length - round : round
    active.push(0)
    const next = advance(states, active, { text, at, backwards, results })
    if (next.done) marked[at] = 1
    steps += active.length
    active = next.active
  }
  return { marked, steps }
}

interface Position {
  readonly text: readonly number[]
  readonly at: number
  readonly backwards: boolean
  /** The marks of the programs that have run. */
  readonly results: readonly Uint8Array[]
}

interface Advance {
  /** The states to follow at the next position. */
  readonly active: number[]
  readonly done: boolean
}

/** Follows every active state at a position once, and adds the states that they lead to to the list. */
function advance(states: readonly ProgramState[], active: number[], position: Position): Advance {
  const { text, at, backwards } = position
  const accepted = createCharacterTest(backwards ? text[at - 1] : text[at])
  const entered = new Uint8Array(states.length)
  const next: number[] = []
  // The loop also visits the entries that it adds to the list.
  for (const index of active) {
    if (entered[index] === 1) continue
    entered[index] = 1
    const state = states[index]
    if (state?.kind === 'go') active.push(...state.to)
    else if (state?.kind === 'take') {
      if (accepted(state.accepts)) next.push(index + 1)
    } else if (state && isHeld(state, position)) active.push(index + 1)
  }
  // The last state of a program is its accepting state.
  return { active: next, done: entered.at(-1) === 1 }
}

function isHeld(
  state: ProgramState & { kind: 'hold' | 'look' | 'done' },
  { text, at, results }: Position,
): boolean {
  if (state.kind === 'done') return false
  if (state.kind === 'hold') return state.holds(text[at - 1], text[at])
  return (results[state.program]?.[at] === 1) === state.wanted
}

/**
 * Remembers the last class and its result for a character. Repeated parts share their class, so this
 * halves the time of the largest patterns.
 */
function createCharacterTest(character: number | undefined): (accepts: CharacterTest) => boolean {
  let last: CharacterTest | undefined
  let accepted = false
  return (accepts) => {
    if (last === accepts) return accepted
    last = accepts
    accepted = character !== undefined && accepts(character)
    return accepted
  }
}
