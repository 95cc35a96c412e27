import type { AskedFile } from './editor-scope.ts'
import { kindOf } from './file-kind.ts'
import type { Proposals } from './proposal.ts'
import { proposeJson } from './propose-json.ts'
import { proposeLook } from './propose-look.ts'
import { proposeMessages } from './propose-messages.ts'

/** Proposes what can be typed at an offset of a file; undefined where nothing can. */
export function proposeAt(file: AskedFile, offset: number): Proposals | undefined {
  const kind = kindOf(file.source.path)
  if (kind?.kind === 'look') return proposeLook(kind, file, offset)
  if (kind?.kind === 'messages') return proposeMessages(kind, file, offset)
  return kind && proposeJson(kind, file, offset)
}
