import {
  type AssertionTest,
  type CharacterTest,
  type LookaroundNode,
  type PatternNode,
  PatternRefusal,
  type RepeatNode,
} from './nodes.ts'

/** A state of a program: take a character, test a position, test a lookaround, branch, or accept. */
export type ProgramState =
  | { readonly kind: 'take'; readonly accepts: CharacterTest }
  | { readonly kind: 'hold'; readonly holds: AssertionTest }
  | { readonly kind: 'look'; readonly program: number; readonly wanted: boolean }
  | { readonly kind: 'go'; readonly to: readonly number[] }
  | { readonly kind: 'done' }

/** A list of states that runs over a text in one direction. */
export interface Program {
  readonly states: readonly ProgramState[]
  readonly backwards: boolean
}

/** The highest number of parts that a pattern may unfold to, including its lookarounds. */
const maxParts = 1500

/**
 * Unfolds a pattern to programs. Each program follows those whose results it reads, and the last one is
 * the pattern's own. A lookaround is a single program even if the part around it repeats.
 */
export function createPrograms(pattern: PatternNode): readonly Program[] {
  const programs: Program[] = []
  const known = new Map<LookaroundNode, number>()
  let unfolded = 0
  const count = (): void => {
    unfolded += 1
    if (unfolded <= maxParts) return
    throw new PatternRefusal('too-large', 'Its repetitions unfold to too many steps.')
  }
  const createProgram = (node: PatternNode, backwards: boolean): number => {
    const states: ProgramState[] = []
    unfold(node, { states, backwards, count, programOf })
    states.push({ kind: 'done' })
    return programs.push({ states, backwards }) - 1
  }
  const programOf = (look: LookaroundNode): number => {
    const program = known.get(look) ?? createProgram(look.node, !look.behind)
    known.set(look, program)
    return program
  }
  createProgram(pattern, true)
  return programs
}

interface Unfolding {
  readonly states: ProgramState[]
  readonly backwards: boolean
  /** Counts a part; throws a refusal if the pattern has too many. */
  readonly count: () => void
  readonly programOf: (look: LookaroundNode) => number
}

function unfold(node: PatternNode, unfolding: Unfolding): void {
  const { states, backwards, count, programOf } = unfolding
  count()
  if (node.kind === 'choice') unfoldChoice(node.nodes, unfolding)
  else if (node.kind === 'repeat') unfoldRepeat(node, unfolding)
  else if (node.kind === 'row')
    for (const part of backwards ? [...node.nodes].reverse() : node.nodes) unfold(part, unfolding)
  else if (node.kind === 'look')
    states.push({ kind: 'look', program: programOf(node), wanted: node.wanted })
  else if (node.kind === 'edge') states.push({ kind: 'hold', holds: node.holds })
  else states.push({ kind: 'take', accepts: node.accepts })
}

function unfoldChoice(nodes: readonly PatternNode[], unfolding: Unfolding): void {
  const { states } = unfolding
  const start: number[] = []
  const end: number[][] = []
  states.push({ kind: 'go', to: start })
  for (const node of nodes) {
    start.push(states.length)
    unfold(node, unfolding)
    const exit: number[] = []
    end.push(exit)
    states.push({ kind: 'go', to: exit })
  }
  for (const exit of end) exit.push(states.length)
}

function unfoldRepeat({ node, min, max }: RepeatNode, unfolding: Unfolding): void {
  const { states } = unfolding
  for (let count = 0; count < min; count += 1) unfold(node, unfolding)
  if (max === Number.POSITIVE_INFINITY) {
    const start = states.length
    const to = [start + 1]
    states.push({ kind: 'go', to })
    unfold(node, unfolding)
    states.push({ kind: 'go', to: [start] })
    to.push(states.length)
    return
  }
  const skips: number[][] = []
  for (let count = min; count < max; count += 1) {
    const to = [states.length + 1]
    skips.push(to)
    states.push({ kind: 'go', to })
    unfold(node, unfolding)
  }
  for (const to of skips) to.push(states.length)
}
