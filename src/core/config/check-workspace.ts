import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, workspaceFile } from './files.ts'
import type { Finding } from './finding.ts'

/** Checks the file that makes a folder a workspace; no finding for a folder that is none. */
export function checkWorkspace(files: Files): readonly Finding[] {
  return files.installed ? readOwnFile(files, workspaceFile, liveryShape).findings : []
}
