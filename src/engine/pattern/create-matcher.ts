import { type PatternNode, PatternRefusal } from './nodes.ts'
import { parsePattern } from './parse-pattern.ts'
import { createProgram, runProgram, type Step } from './program.ts'

/** Says whether a text matches; a text over 256 characters never does. */
export type Matcher = (text: string) => boolean

const longestText = 256

/**
 * Makes a matcher of a gateway's acceptedPattern that takes linear time, or says why there is none:
 * the pattern does not compile or is outside the subset that is safe to run. `*` matches anything
 * (SPEC.md §5).
 */
export function createMatcher(source: string): Matcher | PatternRefusal {
  if (source === '*') return () => true
  try {
    return createChecked(parsePattern(source))
  } catch (error) {
    if (error instanceof PatternRefusal) return error
    throw error
  }
}

interface Look {
  readonly program: readonly Step[]
  readonly wanted: boolean
}

function createChecked(node: PatternNode): Matcher {
  const { looks, rest } = splitLooks(node)
  const program = createProgram(rest)
  return (text) => {
    const characters = [...text]
    if (characters.length > longestText) return false
    if (looks.length === 0) return runProgram(program, characters, { from: 0, floating: true })
    return starts(characters).some(
      (from) =>
        looks.every((look) => runProgram(look.program, characters, { from }) === look.wanted) &&
        runProgram(program, characters, { from }),
    )
  }
}

/** Looks ahead at the head of a pattern are run beside it. */
function splitLooks(node: PatternNode): { readonly looks: Look[]; readonly rest: PatternNode } {
  if (node.kind !== 'row') return { looks: [], rest: node }
  const body = node.nodes.findIndex((part) => part.kind !== 'look' && part.kind !== 'edge')
  const head = body < 0 ? node.nodes : node.nodes.slice(0, body)
  const looks = head.flatMap((part) =>
    part.kind === 'look' ? [{ program: createProgram(part.node), wanted: part.wanted }] : [],
  )
  return { looks, rest: { kind: 'row', nodes: node.nodes.filter((part) => !isLook(part, head)) } }
}

function isLook(part: PatternNode, head: readonly PatternNode[]): boolean {
  return part.kind === 'look' && head.includes(part)
}

function starts(characters: readonly string[]): number[] {
  return Array.from({ length: characters.length + 1 }, (_, at) => at)
}
