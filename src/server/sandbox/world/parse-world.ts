import type { ArtRecipe, World } from '../../../contract/generated/world.ts'
import { checkJson } from '../read-call-input.ts'

interface Problem {
  readonly problem: string
}

/** A world file's world, or one sentence that says what is wrong with it. */
export function parseWorld(text: string): World | Problem {
  return parseShape(text, 'world.schema.json') as World | Problem // just checked
}

/** An art recipe, or one sentence that says what is wrong with it. */
export function parseRecipe(text: string): ArtRecipe | Problem {
  return parseShape(text, 'art-recipe.schema.json') as ArtRecipe | Problem // just checked
}

function parseShape(text: string, shape: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    const problem = checkJson(shape, value)
    return problem === undefined ? value : { problem }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
