import { type ReadAs, readAs } from '../../core/contract/read-as.ts'
import { readJson } from '../../core/contract/read-json.ts'

/** A saved scenario: its name and its query. */
const keptScene = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1 }, query: { type: 'string' } },
  required: ['name', 'query'],
  additionalProperties: false,
} as const
export type SavedScenario = ReadAs<typeof keptScene>

/** Scenarios that somebody named, in a storage of the browser, which may be full or forbidden. */
export interface SavedScenarioStore {
  /** A list that is broken is forgotten. */
  readonly read: () => readonly SavedScenario[]
  /** Returns true if they could be saved. */
  readonly write: (scenes: readonly SavedScenario[]) => boolean
}

const key = 'studio:scenes'
/** More than anybody looks at side by side. */
export const mostKept = 24

export function openSavedScenarios(storage: () => Storage): SavedScenarioStore {
  return {
    read: () => {
      try {
        const text = storage().getItem(key)
        const scenes = readJson(text, readScenes)
        if (text !== null && !scenes) storage().removeItem(key)
        return scenes ?? []
      } catch {
        return []
      }
    },
    write: (scenes) => {
      try {
        storage().setItem(key, JSON.stringify(scenes))
        return true
      } catch {
        return false
      }
    },
  }
}

/** The scenes of a list that are whole. */
function readScenes(kept: unknown): readonly SavedScenario[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return kept.flatMap((one) => readAs<SavedScenario>(keptScene, one) ?? []).slice(0, mostKept)
}

/** The scenes with one more, in place of another of its name. */
export function createSavedScenario(
  scenes: readonly SavedScenario[],
  scene: SavedScenario,
): readonly SavedScenario[] {
  return [...scenes.filter(({ name }) => name !== scene.name), scene].slice(-mostKept)
}
