import type { Inspection } from '../config/check-merchants.ts'
import { type Files, isCode } from '../config/files.ts'
import { parseTolerant } from '../config/parse-tolerant.ts'
import type { Source } from '../config/source.ts'
import { type MapTree, stringAt } from '../config/tree.ts'

/** What questions about a text are answered from: the folder with its unsaved texts. */
export interface EditorScope {
  readonly files: Files
  readonly inspection: Inspection
}

/** A file in which a question is asked. */
export interface AskedFile extends EditorScope {
  readonly source: Source
}

/** A merchant whose own file may be broken at the moment. */
export interface EditedMerchant {
  readonly code: string
  /** As much of its own file as can be read. */
  readonly own: MapTree | undefined
  /** What it inherits. */
  readonly inherited: MapTree | undefined
  /** The codes from the topmost parent to itself. */
  readonly chain: readonly string[]
}

/** Reads a merchant while its file is edited. */
export function readEdited(code: string, { source, inspection }: AskedFile): EditedMerchant {
  const { layered } = inspection.resolve(code)
  const own = parseTolerant(source)
  if (layered?.own) return { code, own, inherited: layered.inherited, chain: layered.chain }
  const parent = stringAt(own, ['extends'])
  const above =
    parent !== undefined && parent !== code && isCode(parent)
      ? inspection.resolve(parent).layered
      : undefined
  return { code, own, inherited: above?.tree, chain: [...(above?.chain ?? []), code] }
}
