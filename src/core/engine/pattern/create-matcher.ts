import { createPrograms } from './create-programs.ts'
import { longestText, PatternRefusal } from './nodes.ts'
import { parsePattern } from './parse-pattern.ts'
import { runPrograms } from './run-programs.ts'

/** Returns true if a text matches; false for every text over 256 characters, except of the pattern `*`. */
export type Matcher = (text: string) => boolean

/**
 * Creates a matcher for a gateway's acceptedPattern, or returns the refusal of a pattern that is not
 * run. `*` matches anything (SPEC §5.1). Matches exactly as the browser's `RegExp` with only the flag
 * `u`; syntax that is valid only without a flag (`\_`, `[\w-.]`, a lone `{`) means what it means there.
 * Takes linear time in the text for every pattern, including lookahead and lookbehind.
 */
export function createMatcher(source: string): Matcher | PatternRefusal {
  if (source === '*') return () => true
  try {
    const programs = createPrograms(parsePattern(source))
    return (text) => {
      if (text.length > 2 * longestText) return false
      const codes = readCodes(text)
      return codes.length <= longestText && runPrograms(programs, codes).matches
    }
  } catch (error) {
    if (error instanceof PatternRefusal) return error
    throw error
  }
}

/** Returns the code points of a text. A lone surrogate counts as one. */
export function readCodes(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0)
}
