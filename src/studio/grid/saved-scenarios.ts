import { type ReadAs, readAs } from '../../core/contract/read-as.ts'
import { readJson } from '../../core/contract/read-json.ts'

/** A saved scenario: its name and its query. */
const keptScenario = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1 }, query: { type: 'string' } },
  required: ['name', 'query'],
  additionalProperties: false,
} as const
export type SavedScenario = ReadAs<typeof keptScenario>

/** Scenarios that somebody named, in a storage of the browser, which may be full or forbidden. */
export interface SavedScenarioStore {
  /** A list that is broken is forgotten. */
  readonly read: () => readonly SavedScenario[]
  /** Returns true if they could be saved. */
  readonly write: (scenarios: readonly SavedScenario[]) => boolean
}

const key = 'studio:scenarios'
/** More than anybody looks at side by side. */
const mostKept = 24

export function openSavedScenarios(storage: () => Storage): SavedScenarioStore {
  return {
    read: () => {
      try {
        const text = storage().getItem(key)
        const scenarios = readJson(text, readScenarios)
        if (text !== null && !scenarios) storage().removeItem(key)
        return scenarios ?? []
      } catch {
        return []
      }
    },
    write: (scenarios) => {
      try {
        storage().setItem(key, JSON.stringify(scenarios))
        return true
      } catch {
        return false
      }
    },
  }
}

/** Returns the complete scenarios of a list. */
function readScenarios(kept: unknown): readonly SavedScenario[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return kept.flatMap((one) => readAs<SavedScenario>(keptScenario, one) ?? []).slice(0, mostKept)
}

/** Returns the scenarios with one more, which replaces the one with its name. */
export function createSavedScenario(
  scenarios: readonly SavedScenario[],
  added: SavedScenario,
): readonly SavedScenario[] {
  return [...scenarios.filter(({ name }) => name !== added.name), added].slice(-mostKept)
}
