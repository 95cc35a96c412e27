import { checkEnvironmentAdapters, checkUnusedAdapters } from './adapters.ts'
import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, workspaceFile } from './files.ts'
import type { Finding } from './finding.ts'
import { checkEditorSchema } from './own-blocks/editor-schema.ts'
import { readOwnBlocks } from './own-blocks/read-own-blocks.ts'

/** Checks what all merchants of a folder share: the file that makes it a workspace, its adapters, its blocks and their schema. */
export function checkWorkspace(files: Files): readonly Finding[] {
  const { tree, findings } = readOwnFile(files, workspaceFile, liveryShape)
  const workspace = files.installed ? findings : []
  const own = readOwnBlocks(files)
  return [
    ...workspace,
    ...checkEnvironmentAdapters(files, tree),
    ...checkUnusedAdapters(files),
    ...own.findings,
    ...checkEditorSchema(files, own),
  ]
}
