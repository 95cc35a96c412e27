import {
  checkOwnSource,
  type OwnShape,
  recipeShape,
  worldShape,
} from '../../core/config/check-own-file.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { Source } from '../../core/config/source.ts'
import { toValue } from '../../core/config/tree.ts'
import type { ArtRecipe, World } from '../../core/contract/generated/world.ts'

/** The reason why a file cannot be used, as `livery validate` reports it. */
export interface WorldProblem {
  readonly findings: readonly Finding[]
}

/** A world file's world, or what is wrong with it. */
export function parseWorld(source: Source): World | WorldProblem {
  return parseShape(source, worldShape) as World | WorldProblem // just checked
}

/** An art recipe, or what is wrong with it. */
export function parseRecipe(source: Source): ArtRecipe | WorldProblem {
  return parseShape(source, recipeShape) as ArtRecipe | WorldProblem // just checked
}

function parseShape(source: Source, shape: OwnShape): unknown {
  const { tree, findings } = checkOwnSource(source, shape)
  return tree && findings.every(({ severity }) => severity !== 'error')
    ? toValue(tree)
    : { findings }
}
