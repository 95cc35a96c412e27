import { createPrograms } from './create-programs.ts'
import { longestText, PatternRefusal } from './nodes.ts'
import { parsePattern } from './parse-pattern.ts'
import { runPrograms } from './run-programs.ts'

/** Says whether a text matches; a text over 256 characters never does. */
export type Matcher = (text: string) => boolean

/**
 * Makes a matcher of a gateway's acceptedPattern, or says why it is not run. `*` matches anything
 * (SPEC §5.1). The verdict is that of the browser's own `RegExp` with the flag `u` and no other;
 * what only a pattern without a flag may contain (`\_`, `[\w-.]`, a lone `{`) is read as there. The
 * time is linear in the text for every pattern, looks ahead and behind included.
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

/** The code points of a text; a surrogate without its other half is one. */
export function readCodes(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0)
}
