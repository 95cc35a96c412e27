import type { Json } from '../../core/config/edit/edit.ts'
import { readText } from '../../core/config/edit/edit-text.ts'
import { valueAt } from '../../core/config/edit/edit-value.ts'
import { merchantFile } from '../../core/config/files.ts'
import { type Path, pathText } from '../../core/config/tree.ts'
import type { Statement } from '../../core/contract/generated/studio-api.ts'
import type { EditorState } from './editor-state.ts'
import type { Checks } from './use-checking.ts'

/** The settings of a merchant, with the layers that set them. */
export interface Values {
  /** The file that this merchant's settings are typed in. */
  readonly file: string
  /** Why that file cannot be read, where it cannot. */
  readonly problem?: string
  /** As this merchant's own file says. */
  readonly own: (path: Path) => Json | undefined
  /** As players meet it: what is typed, else what resolved last. */
  readonly shown: (path: Path) => Json | undefined
  /** Returns the last resolved value without errors. */
  readonly resolved: (path: Path) => Json | undefined
  /** Lists the values of all layers, the topmost first. */
  readonly chain: (path: Path) => readonly Statement[]
}

export function readValues(
  { code, session }: EditorState,
  { merchant, resolution }: Pick<Checks, 'merchant' | 'resolution'>,
): Values {
  const file = merchantFile(code)
  const read = readText({ path: file, text: session.files.get(file)?.text ?? '' })
  const typed = 'value' in read ? read.value : undefined
  // The studio API resolves JSON files to JSON.
  const last = (merchant ?? undefined) as Json | undefined
  const own = (path: Path): Json | undefined => valueAt(typed, path)
  const resolved = (path: Path): Json | undefined => valueAt(last, path)
  return {
    file,
    ...('refused' in read ? { problem: read.message } : {}),
    own,
    resolved,
    shown: (path) => own(path) ?? resolved(path),
    chain: (path) => resolution?.statements[pathText(path)] ?? [],
  }
}
