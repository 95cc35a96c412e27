import { parseSource, readMap } from '../../../config/parse-source.ts'
import type { Source } from '../../../config/source.ts'
import type { ArtRecipe, World } from '../../../contract/generated/world.ts'
import { checkJson } from '../read-call-input.ts'

interface Problem {
  readonly problem: string
}

/** A world file's world, or one sentence that says what is wrong with it. */
export function parseWorld(source: Source): World | Problem {
  return parseShape(source, 'world.schema.json') as World | Problem // just checked
}

/** An art recipe, or one sentence that says what is wrong with it. */
export function parseRecipe(source: Source): ArtRecipe | Problem {
  return parseShape(source, 'art-recipe.schema.json') as ArtRecipe | Problem // just checked
}

function parseShape(source: Source, shape: string): unknown {
  const value = readMap(source)
  const problem = value ? checkJson(shape, value) : parseSource(source).findings[0]?.message
  return problem === undefined ? value : { problem }
}
