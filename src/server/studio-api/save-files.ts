import { merchantFile } from '../../core/config/files.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { printPlace } from '../../core/config/source.ts'
import type {
  ChangedFile,
  SaveAnswer,
  SaveBody,
  StudioFile,
} from '../../core/contract/generated/studio-api.ts'
import { sentencesOf } from '../history/compose-message.ts'
import { ownerOf } from './merchant-paths.ts'
import { fingerprintOf, readFileState } from './read-files.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'
import { writeFiles } from './write-files.ts'

/** Writes texts over the files they were edited from, all or none; refuses where a file is another now. */
export async function saveFiles(
  studioApi: StudioApi,
  call: HandledCall,
  { files, note }: SaveBody,
): Promise<SaveAnswer> {
  const { code } = call
  for (const file of files) checkFile(file, code)
  const [twice] = files.filter(({ path }, at) => files.findIndex((one) => one.path === path) !== at)
  if (twice) throw refuse('wrong-body', { problem: `it has "${twice.path}" twice` })
  const replacements = files.map(({ path, text }) => ({ path, bytes: bytesOf(text) }))
  await writeFiles(studioApi, {
    call,
    merchant: code,
    // An empty text means no file: where there is none, nothing has to be written.
    files: replacements.filter(
      ({ path, bytes }) => bytes || studioApi.files.size(path) !== undefined,
    ),
    check: () => checkUnchanged(studioApi, files),
    note,
    describe: async () =>
      sentencesOf(await studioApi.queries.ask({ about: 'changes', code, texts: files })),
  })
  return {
    files: replacements.map(({ path, bytes }) => ({ path, fingerprint: fingerprintOf(bytes) })),
  }
}

function bytesOf(text: string): Buffer | undefined {
  return text === '' ? undefined : Buffer.from(text)
}

function checkFile({ path, text }: StudioFile, code: string): void {
  if (ownerOf(path) !== code) throw refuse('outside', { path })
  if (Buffer.from(text).toString() !== text)
    throw refuse('wrong-body', { problem: `"${path}" holds half a character` })
  // A look that cannot be read leaves its part to the look below it.
  if (path.endsWith('.css') || (text === '' && path !== merchantFile(code))) return
  const { tree, findings } = parseSource({ path, text: text.replace(/^\uFEFF/, '') })
  const [finding] = findings
  if (tree || !finding) return
  throw refuse('unreadable', { place: printPlace(finding), finding: finding.message })
}

function checkUnchanged({ files: disk }: StudioApi, files: readonly StudioFile[]): void {
  const changed = files.flatMap(({ path, text, fingerprint }): ChangedFile[] => {
    const now = readFileState(disk, path)
    // A save whose answer was lost is asked again.
    if (now.fingerprint === fingerprint || now.fingerprint === fingerprintOf(bytesOf(text)))
      return []
    return [{ path, mine: text, theirs: now.text, fingerprint: now.fingerprint }]
  })
  if (changed.length > 0)
    throw refuse('changed', { paths: changed.map(({ path }) => path) }, changed)
}
