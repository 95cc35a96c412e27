import { isList, isMap, type Json } from '../../core/config/edit/edit.ts'
import { type Path, pathText } from '../../core/config/tree.ts'
import type { Statement, StudioFinding } from '../../core/contract/generated/studio-api.ts'
import { useChecks, useDispatch, useValues } from '../state/use-editor.tsx'

export interface FieldState {
  readonly value: Json | undefined
  /** True if this merchant sets it. */
  readonly isOwn: boolean
  readonly chain: readonly Statement[]
  /** The findings for it and for its parts. */
  readonly findings: readonly StudioFinding[]
  /** Sets another value; `undefined` goes back to what is inherited. */
  readonly set: ChangeValue
  /** The same of a key of a map, so that the keys that are inherited stay so. */
  readonly setIn: (key: string) => ChangeValue
}

/** `typing` follows each key and is undone as one; anything else is a step of its own. */
export type ChangeValue = (value: Json | undefined, how?: 'typing') => void

/** A value of the merchant's settings, and the function that changes it. */
export function useField(path: Path): FieldState {
  const values = useValues()
  const checks = useChecks()
  const dispatch = useDispatch()
  const name = pathText(path)
  const setAt =
    (at: Path): ChangeValue =>
    (to, how) =>
      dispatch({
        act: 'edit',
        edits: [
          {
            file: values.file,
            edit: to === undefined ? { path: at, remove: true } : { path: at, value: to },
          },
        ],
        ...(how === 'typing' ? { burst: pathText(at) } : {}),
      })
  const own = values.own(path)
  return {
    value: mergeShown(own, values.resolved(path)),
    isOwn: own !== undefined,
    chain: values.chain(path),
    findings: checks.findings.filter(
      (finding) => finding.path === name || finding.path.startsWith(`${name}.`),
    ),
    set: setAt(path),
    setIn: (key) => setAt([...path, key]),
  }
}

/** Maps merge key by key, as layers do; what is removed by name is not there. */
function mergeShown(own: Json | undefined, resolved: Json | undefined): Json | undefined {
  if (isMap(own) && own['$remove'] === true) return undefined
  if (!isMap(own) || isList(resolved) || !isMap(resolved)) return own ?? resolved
  const keys = [...new Set([...Object.keys(resolved), ...Object.keys(own)])]
  const merged = keys.flatMap((key) => {
    const value = mergeShown(own[key], resolved[key])
    return value === undefined || key.startsWith('$') ? [] : [[key, value] as const]
  })
  return Object.fromEntries(merged)
}
