import type { Program, State } from './create-programs.ts'
import type { Accepts } from './nodes.ts'

/** Whether a text is matched anywhere, and how many steps that took. */
export interface Run {
  readonly matches: boolean
  /** At most a few for each state of the programs and each place of the text. */
  readonly steps: number
}

/**
 * Runs programs over a text of code points. Each program goes over the text once, from every place
 * at the same time: the pattern and what looks ahead from the end to the start, so that a place is
 * marked when something begins there; what looks behind from the start to the end.
 */
export function runPrograms(programs: readonly Program[], text: readonly number[]): Run {
  const verdicts: Uint8Array[] = []
  let steps = 0
  for (const program of programs) {
    const run = runProgram(program, text, verdicts)
    verdicts.push(run.marked)
    steps += run.steps
  }
  return { matches: verdicts.at(-1)?.includes(1) ?? false, steps }
}

interface Marks {
  /** By place, from 0 to the length of the text. */
  readonly marked: Uint8Array
  readonly steps: number
}

function runProgram(
  { states, backwards }: Program,
  text: readonly number[],
  verdicts: readonly Uint8Array[],
): Marks {
  const marked = new Uint8Array(text.length + 1)
  let steps = 0
  let active: number[] = []
  for (let round = 0; round <= text.length; round += 1) {
    const at = backwards ? text.length - round : round
    active.push(0)
    const next = advance(states, active, { text, at, backwards, verdicts })
    if (next.done) marked[at] = 1
    steps += active.length
    active = next.active
  }
  return { marked, steps }
}

interface Place {
  readonly text: readonly number[]
  readonly at: number
  readonly backwards: boolean
  readonly verdicts: readonly Uint8Array[]
}

interface Advance {
  /** The states behind the character of the place. */
  readonly active: number[]
  readonly done: boolean
}

/** Follows every active state of a place once; the list of them grows by those that it leads to. */
function advance(states: readonly State[], active: number[], place: Place): Advance {
  const { text, at, backwards } = place
  const takes = createTaker(backwards ? text[at - 1] : text[at])
  const entered = new Uint8Array(states.length)
  const next: number[] = []
  // A list that grows while it is walked over is walked to its end.
  for (const index of active) {
    if (entered[index] === 1) continue
    entered[index] = 1
    const state = states[index]
    if (state?.kind === 'go') active.push(...state.to)
    else if (state?.kind === 'take') {
      if (takes(state.accepts)) next.push(index + 1)
    } else if (state && isHeld(state, place)) active.push(index + 1)
  }
  // The last state of a program is that it is done.
  return { active: next, done: entered.at(-1) === 1 }
}

function isHeld(
  state: State & { kind: 'hold' | 'look' | 'done' },
  { text, at, verdicts }: Place,
): boolean {
  if (state.kind === 'done') return false
  if (state.kind === 'hold') return state.holds(text[at - 1], text[at])
  return (verdicts[state.program]?.[at] === 1) === state.wanted
}

/**
 * Repeated parts share their class: asking the same one once for a character halves the time of
 * the largest patterns.
 */
function createTaker(character: number | undefined): (accepts: Accepts) => boolean {
  let asked: Accepts | undefined
  let accepted = false
  return (accepts) => {
    if (asked === accepts) return accepted
    asked = accepts
    accepted = character !== undefined && accepts(character)
    return accepted
  }
}
