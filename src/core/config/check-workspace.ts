import { checkEnvironmentAdapters, checkUnusedAdapters } from './adapters.ts'
import { checkNames } from './check-names.ts'
import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, listMerchants, workspaceFile } from './files.ts'
import type { Finding } from './finding.ts'
import { checkEditorSchema } from './own-blocks/editor-schema.ts'
import { readOwnBlocks } from './own-blocks/read-own-blocks.ts'
import type { Tree } from './tree.ts'

/** Checks what all merchants of a folder share: the file that makes it a workspace, its adapters, its blocks and their schema. */
export function checkWorkspace(files: Files): readonly Finding[] {
  const { tree, findings } = readOwnFile(files, workspaceFile, liveryShape)
  const workspace = files.installed ? findings : []
  const own = readOwnBlocks(files)
  return [
    ...workspace,
    ...checkEnvironmentAdapters(files, tree),
    ...checkGrants(files, tree),
    ...checkUnusedAdapters(files),
    ...own.findings,
    ...checkEditorSchema(files, own),
  ]
}

/** Reports merchants that a role of the served studio is for, and that do not exist. */
function checkGrants(files: Files, tree: Tree | undefined): readonly Finding[] {
  if (!tree) return []
  const known = listMerchants(files)
  return checkNames(tree, [{ at: 'studio.grants.*.merchants.*', kind: 'merchant', known }])
}
