import { liveryShape, readOwnFile } from '../../core/config/check-own-file.ts'
import { type Files, workspaceFile } from '../../core/config/files.ts'
import { textsOf, treeAt } from '../../core/config/tree.ts'

/** A place of `studio.grants` in `livery.json` that names a merchant. */
export interface GrantPlace {
  /** The position of the role in the list. */
  readonly grant: number
  /** The position of the merchant in its list. */
  readonly at: number
  /** True if the role is for no other merchant. */
  readonly isOnly: boolean
}

/** Lists where the roles of a team name a merchant, in the order of the file. */
export function listGrantPlaces(files: Files, code: string): GrantPlace[] {
  if (files.read(workspaceFile) === undefined) return []
  const grants = treeAt(readOwnFile(files, workspaceFile, liveryShape).tree, ['studio', 'grants'])
  if (grants?.kind !== 'list') return []
  return grants.items.flatMap((item, grant) => {
    const codes = textsOf(treeAt(item, ['merchants']))
    return codes.flatMap(({ text }, at) =>
      text === code ? [{ grant, at, isOnly: codes.length === 1 }] : [],
    )
  })
}
