import type { Sides } from '../../core/compare/change.ts'
import {
  compareStates,
  type MerchantState,
  stateOf,
  takeSnapshot,
} from '../../core/compare/compare-states.ts'
import { condenseContrasts } from '../../core/compare/condense-contrasts.ts'
import type { Files } from '../../core/config/files.ts'
import type { ChangeList } from '../../core/contract/generated/studio-api.ts'

/**
 * Returns the changes that a merchant's players would see between two states of a folder, as `livery diff`
 * lists them.
 */
export function listPlayerChanges(sides: Sides<Files>, code: string): ChangeList {
  const [before, after] = [stateIn(sides.before, code), stateIn(sides.after, code)]
  if (!before)
    return {
      changes: [],
      untold: 'As it is saved it has errors, so there is nothing to compare with.',
    }
  if (!after)
    return { changes: [], untold: 'As it is typed it has errors, so what changes cannot be told.' }
  const changes = condenseContrasts(compareStates({ before, after }))
  return {
    changes: changes.map(({ kind, path, sentence, picture }) => ({
      kind,
      path,
      sentence,
      ...(picture && { picture }),
    })),
  }
}

function stateIn(files: Files, code: string): MerchantState | undefined {
  const snapshot = takeSnapshot(files)
  return stateOf(snapshot, snapshot.resolve(code))
}
