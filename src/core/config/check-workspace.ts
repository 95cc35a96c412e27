import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, workspaceFile } from './files.ts'
import type { Finding } from './finding.ts'
import { readOwnBlocks } from './own-blocks/read-own-blocks.ts'

/** Checks what all merchants of a folder share: the file that makes it a workspace, and the blocks of its own. */
export function checkWorkspace(files: Files): readonly Finding[] {
  const workspace = files.installed ? readOwnFile(files, workspaceFile, liveryShape).findings : []
  return [...workspace, ...readOwnBlocks(files).findings]
}
