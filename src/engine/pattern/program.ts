import { type Accepts, type Holds, type PatternNode, PatternRefusal } from './nodes.ts'

/** One step of the machine: take a character, hold at a place, go on elsewhere, or be done. */
export type Step =
  | { readonly kind: 'take'; readonly accepts: Accepts }
  | { readonly kind: 'hold'; readonly holds: Holds }
  | { readonly kind: 'go'; readonly to: number[] }
  | { readonly kind: 'done' }

/** Most steps a pattern may unfold to. */
const most = 2000

export function createProgram(node: PatternNode): readonly Step[] {
  const steps: Step[] = []
  unfold(node, steps)
  steps.push({ kind: 'done' })
  return steps
}

function unfold(node: PatternNode, steps: Step[]): void {
  if (steps.length > most) throw new PatternRefusal('The pattern is too large.')
  if (node.kind === 'one') steps.push({ kind: 'take', accepts: node.accepts })
  else if (node.kind === 'edge') steps.push({ kind: 'hold', holds: node.holds })
  else if (node.kind === 'row') for (const part of node.nodes) unfold(part, steps)
  else if (node.kind === 'choice') unfoldChoice(node.nodes, steps)
  else if (node.kind === 'repeat') unfoldRepeat(node, steps)
  else throw new PatternRefusal('A look ahead stands inside the pattern.')
}

function unfoldChoice(nodes: readonly PatternNode[], steps: Step[]): void {
  const start: number[] = []
  const end: number[][] = []
  steps.push({ kind: 'go', to: start })
  for (const node of nodes) {
    start.push(steps.length)
    unfold(node, steps)
    const leave: number[] = []
    end.push(leave)
    steps.push({ kind: 'go', to: leave })
  }
  for (const leave of end) leave.push(steps.length)
}

function unfoldRepeat(
  { node, min, max }: PatternNode & { readonly kind: 'repeat' },
  steps: Step[],
): void {
  for (let count = 0; count < min; count += 1) unfold(node, steps)
  if (max === Number.POSITIVE_INFINITY) {
    const start = steps.length
    const to = [start + 1]
    steps.push({ kind: 'go', to })
    unfold(node, steps)
    steps.push({ kind: 'go', to: [start] })
    to.push(steps.length)
    return
  }
  const skips: number[][] = []
  for (let count = min; count < max; count += 1) {
    const to = [steps.length + 1]
    skips.push(to)
    steps.push({ kind: 'go', to })
    unfold(node, steps)
  }
  for (const to of skips) to.push(steps.length)
}

/** Runs every way through the program at once; the work is length times steps, never more. */
export function runProgram(
  program: readonly Step[],
  text: readonly string[],
  { from, floating }: { readonly from: number; readonly floating?: true },
): boolean {
  let states = new Set([0])
  for (let at = from; at <= text.length; at += 1) {
    if (floating) states.add(0)
    const next = advance(program, states, { before: text[at - 1], after: text[at] })
    if (next === 'done') return true
    states = next
  }
  return false
}

interface Place {
  readonly before: string | undefined
  readonly after: string | undefined
}

function advance(
  program: readonly Step[],
  states: Set<number>,
  { before, after }: Place,
): Set<number> | 'done' {
  const next = new Set<number>()
  // A set that grows while it is walked over is walked to its end.
  for (const state of states) {
    const step = program[state]
    if (step?.kind === 'done') return 'done'
    if (step?.kind === 'go') for (const to of step.to) states.add(to)
    if (step?.kind === 'hold' && step.holds(before, after)) states.add(state + 1)
    if (step?.kind === 'take' && after !== undefined && step.accepts(after)) next.add(state + 1)
  }
  return next
}
