import type { World } from '../../../contract/generated/world.ts'
import { checkJson } from '../read-call-input.ts'

/** A world file's world, or one sentence that says what is wrong with it. */
export function parseWorld(text: string): World | { readonly problem: string } {
  try {
    const world: unknown = JSON.parse(text)
    const problem = checkJson('world.schema.json', world)
    return problem === undefined ? (world as World) : { problem } // just checked
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
