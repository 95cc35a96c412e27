import { ownerOfPicture, readPicturePointer } from '../../core/config/edit/picture-pointer.ts'
import { merchantFile } from '../../core/config/files.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { printPlace } from '../../core/config/source.ts'
import type {
  ChangedFile,
  SaveAnswer,
  SaveBody,
  StudioFile,
} from '../../core/contract/generated/studio-api.ts'
import { largestDrawn } from '../../core/contract/picture/read-picture.ts'
import type { Replacement } from '../../site/disk/replace-files.ts'
import { loadPastPicture } from '../../site/history/load-past-picture.ts'
import { sentencesOf } from '../history/compose-message.ts'
import { checkSafe } from './check-safe.ts'
import { isPictureText, ownerOf } from './merchant-paths.ts'
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
  const replacements = await Promise.all(files.map((file) => loadReplacement(studioApi, file)))
  await writeFiles(studioApi, {
    call,
    merchant: code,
    // An empty text means no file: where there is none, nothing has to be written.
    files: replacements.filter(
      ({ path, bytes }) =>
        (bytes || studioApi.files.size(path) !== undefined) && !isThere(studioApi, path, bytes),
    ),
    check: () => checkUnchanged(studioApi, files, replacements),
    note,
    describe: async () =>
      sentencesOf(await studioApi.queries.ask({ about: 'changes', code, texts: files })),
  })
  return {
    files: replacements.map(({ path, bytes }) => ({ path, fingerprint: fingerprintOf(bytes) })),
  }
}

/** Returns true if a picture is on the disk as it is to be. */
function isThere({ files }: StudioApi, path: string, bytes: Buffer | undefined): boolean {
  if (ownerOfPicture(path) === undefined) return false
  return fingerprintOf(files.readBytes(path)) === fingerprintOf(bytes)
}

/** Loads what a file is to hold: a text, or the picture of the past that a pointer leads to. */
async function loadReplacement(
  { root }: StudioApi,
  { path, text }: StudioFile,
): Promise<{ readonly path: string; readonly bytes: Buffer | undefined }> {
  if (text === '') return { path, bytes: undefined }
  const revision = ownerOfPicture(path) === undefined ? undefined : readPicturePointer(text)
  if (revision === undefined) return { path, bytes: Buffer.from(text) }
  const most = largestDrawn.bytes
  const bytes = await loadPastPicture(root, { revision, path, most })
  if (!bytes) throw refuse('no-past-picture', { path, commit: revision.slice(0, 10) })
  // Whoever committed it by hand was not asked what is in it.
  if (path.endsWith('.svg')) checkSafe(bytes, path)
  return { path, bytes }
}

function checkFile({ path, text }: StudioFile, code: string): void {
  if (ownerOfPicture(path) === code && isPictureText(text)) return
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

function checkUnchanged(
  { files: disk }: StudioApi,
  files: readonly StudioFile[],
  replacements: readonly Replacement[],
): void {
  const changed = files.flatMap(({ path, text, fingerprint }, at): ChangedFile[] => {
    const now = readFileState(disk, path)
    // A save whose answer was lost is asked again.
    if ([fingerprint, fingerprintOf(replacements[at]?.bytes)].includes(now.fingerprint)) return []
    const isPicture = ownerOfPicture(path) !== undefined
    const theirs = isPicture ? '' : now.text
    return [{ path, mine: text, theirs, fingerprint: now.fingerprint }]
  })
  if (changed.length > 0)
    throw refuse('changed', { paths: changed.map(({ path }) => path) }, changed)
}
